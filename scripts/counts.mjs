// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, names?: string[] }} Counts, with the names of what failed */

/** @returns {Counts} */
export const oneFailed = () => ({ passed: 0, failed: 1, skipped: 0 });

/** @returns {Counts} */
export const onePassed = () => ({ passed: 1, failed: 0, skipped: 0 });

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
          ...file.assertionResults.flatMap((/** @type {any} */ { status, fullName }) =>
            status === 'failed' ? [`  ${fullName}`] : [],
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
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

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
