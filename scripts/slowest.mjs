// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tests of a run that took longest, each with its seconds.
 * @param {string} reports the folder of the reports of Vitest and Playwright
 * @param {number} count
 * @returns {string[]}
 */
export function slowestOf(reports, count) {
  const all = [
    ...read(join(reports, 'vitest.json'), ofVitest),
    ...read(join(reports, 'playwright.json'), ofPlaywright),
  ];
  return all
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** @typedef {{ name: string, milliseconds: number }} Timed */

/**
 * @param {string} path
 * @param {(report: any) => Timed[]} find
 * @returns {Timed[]}
 */
function read(path, find) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Only one of the two was run, or it left no report.
    return [];
  }
  return find(JSON.parse(text));
}

/**
 * @param {any} report
 * @returns {Timed[]}
 */
const ofVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ one) => ({
      name: `${file.name.slice(process.cwd().length + 1)}: ${one.fullName}`,
      milliseconds: one.duration ?? 0,
    })),
  );

/**
 * @param {any} suite a report, or a suite in it
 * @returns {Timed[]}
 */
const ofPlaywright = (suite) => [
  ...(suite.suites ?? []).flatMap(ofPlaywright),
  ...(suite.specs ?? []).map((/** @type {any} */ spec) => ({
    name: `e2e/${spec.file}: ${spec.title}`,
    milliseconds: Math.max(
      ...spec.tests.flatMap((/** @type {any} */ one) =>
        one.results.map((/** @type {any} */ { duration }) => duration),
      ),
    ),
  })),
];
