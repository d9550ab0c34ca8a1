// @ts-check
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number, names?: string[] }} Counts, with the names of what failed, and why */

/** @returns {Counts} */
export const oneFailed = () => ({ passed: 0, failed: 1, skipped: 0 });

/** @returns {Counts} */
export const onePassed = () => ({ passed: 1, failed: 0, skipped: 0 });

/**
 * The beginning of why a test failed: a run's output may be cut before its end, where this stands.
 * @param {string | undefined} message
 * @returns {string[]}
 */
const reasonOf = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, 15)
    .map((line) => `    ${line.slice(0, 200)}`);

/**
 * A file that could not even be loaded has no tests to count, so it counts as one that failed.
 * @param {any} report Vitest's JSON report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const names = report.testResults.flatMap((/** @type {any} */ file) =>
    file.status !== 'failed'
      ? []
      : [
          file.name,
          ...(file.assertionResults.length === 0 ? reasonOf(file.message) : []),
          ...file.assertionResults.flatMap(
            (/** @type {any} */ { status, fullName, failureMessages }) =>
              status === 'failed' ? [`  ${fullName}`, ...reasonOf(failureMessages?.[0])] : [],
          ),
        ],
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(names.length > 0 && { names }),
  };
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const names = [
    ...(report.suites ?? []).flatMap(failuresOf),
    ...report.errors.flatMap((/** @type {any} */ { message }) => reasonOf(message)),
  ];
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    ...(names.length > 0 && { names }),
  };
}

/**
 * @param {any} suite of Playwright's JSON report
 * @returns {string[]}
 */
const failuresOf = (suite) => [
  ...(suite.suites ?? []).flatMap(failuresOf),
  ...(suite.specs ?? [])
    .filter((/** @type {any} */ { ok }) => !ok)
    .flatMap((/** @type {any} */ { file, line, title, tests }) => {
      const results = tests.flatMap((/** @type {any} */ one) => one.results);
      const wrong = results.find((/** @type {any} */ { error }) => error);
      return [`e2e/${file}:${line}`, `  ${title}`, ...reasonOf(wrong?.error.message)];
    }),
];

/**
 * Reads a report; a tool that failed without naming a failed test, or left no report, failed once.
 * @param {string} path
 * @param {(report: any) => Counts} count
 * @param {boolean} isOk whether the tool ended well
 * @returns {Counts}
 */
export function readCounts(path, count, isOk) {
  try {
    const counts = count(JSON.parse(readFileSync(path, 'utf8')));
    return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return oneFailed();
  }
}

/**
 * The last line of a run.
 * @param {Counts[]} all
 */
export function summarize(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ name) =>
    all.reduce((total, counts) => total + counts[name], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
