// @ts-check
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orExplain, seconds } from './surroundings.mjs';

// Without arguments: everything. With file names: only those tests, *.spec.ts in the browser, the others by Vitest.
const names = process.argv.slice(2);
const specs = names.filter((name) => name.startsWith('e2e/') || name.endsWith('.spec.ts'));
const tests = names.filter((name) => !specs.includes(name));

await orExplain(async () => {
  const { ensureInstalled } = await import('./install.mjs');
  ensureInstalled({ dev: true });
  const { oneFailed, summarize } = await import('./counts.mjs');
  const { browserStep, buildStep, sourceSteps, vitestStep } = await import('./steps.mjs');
  const reports = mkdtempSync(join(tmpdir(), 'suyuan-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

  /** @type {import('./counts.mjs').Counts[]} */
  const counts = [];
  /** @type {string[]} */
  const failures = [];
  const perform = async (/** @type {import('./steps.mjs').Step} */ step) => {
    const begin = Date.now();
    const result = await step.run();
    counts.push(result);
    if (result.failed > 0) failures.push(step.name, ...(result.names ?? []));
    console.log(`${result.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds(begin)})`);
    return result.failed === 0;
  };

  // One after the other: most of them use all cores by themselves, and two at a time were slower.
  if (names.length === 0) for (const step of sourceSteps()) await perform(step);
  if (names.length === 0 || tests.length > 0) await perform(vitestStep(reports, tests));
  if (names.length === 0 || specs.length > 0) {
    if (await perform(buildStep())) await perform(browserStep(reports, specs));
    else {
      console.log('✗ browser (not run: nothing was built)');
      counts.push(oneFailed());
    }
  }
  process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${summarize(counts)}`);
});
