// @ts-check
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useMemoryFolder } from './memory-folder.mjs';
import { orExplain, seconds } from './surroundings.mjs';

// Without arguments: everything. With file names: only those tests, *.spec.ts in the browser, the others by Vitest.
// With --long: the proofs whose full size would hold up every run, at that size.
// With --pictures: pictures of every page in every language, light and dark, in three widths.
const isLong = process.argv.includes('--long');
const onlyPictures = process.argv.includes('--pictures');
const names = isLong
  ? [
      'server/files/kill.test.ts',
      'server/http/kill.test.ts',
      'server/http/hostile-input.test.ts',
      'server/code-imports/kill.test.ts',
      'server/identifiers/kill.test.ts',
      'server/security/kill.test.ts',
      'server/scans/follow.test.ts',
      'server/labels/print-control.test.ts',
      'server/tool/generate/in-the-tree.test.ts',
      'e2e/walk.spec.ts',
    ]
  : onlyPictures
    ? ['e2e/walk.spec.ts']
    : process.argv.slice(2);
if (isLong) process.env.TEST_LONG = '1';
if (onlyPictures) process.env.TEST_PICTURES = '1';
const specs = names.filter((name) => name.startsWith('e2e/') || name.endsWith('.spec.ts'));
const tests = names.filter((name) => !specs.includes(name));

await orExplain(async () => {
  const { ensureInstalled } = await import('./install.mjs');
  ensureInstalled({ dev: true });
  const { oneFailed, summarize } = await import('./counts.mjs');
  const { slowestOf } = await import('./slowest.mjs');
  const { browserStep, buildStep, sourceSteps, vitestStep } = await import('./steps.mjs');
  useMemoryFolder();
  const reports = mkdtempSync(join(tmpdir(), 'suyuan-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

  /** @type {import('./counts.mjs').Counts[]} */
  const counts = [];
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const times = [];
  const perform = async (/** @type {import('./steps.mjs').Step} */ step) => {
    const begin = Date.now();
    const result = await step.run();
    counts.push(result);
    if (result.failed > 0) failures.push(step.name, ...(result.names ?? []));
    times.push(`${result.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds(begin)})`);
    console.log(times.at(-1));
    return result.failed === 0;
  };
  const performAll = async (/** @type {import('./steps.mjs').Step[]} */ steps) => {
    let isOk = true;
    for (const step of steps) isOk = (await perform(step)) && isOk;
    return isOk;
  };

  const begin = Date.now();
  // The build and the last check use one core, those before it the other. Whatever follows uses both by itself.
  const [format, lint, types, unused] = names.length === 0 ? sourceSteps() : [];
  const needsBuild = names.length === 0 || specs.length > 0;
  const buildAndLast = async () => {
    const isBuilt = needsBuild && (await perform(buildStep()));
    if (unused) await perform(unused);
    return isBuilt;
  };
  const [isBuilt] = await Promise.all([
    buildAndLast(),
    performAll([format, lint, types].filter((step) => step !== undefined)),
  ]);
  if (names.length === 0 || tests.length > 0) await perform(vitestStep(reports, tests));
  if (needsBuild) {
    if (isBuilt) await perform(browserStep(reports, specs));
    else {
      console.log('✗ browser (not run: nothing was built)');
      counts.push(oneFailed());
    }
  }
  process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
  console.log(`\nThe slowest:\n${slowestOf(reports, 20).join('\n')}`);
  console.log(`\n${times.join('\n')}\nAll of it: ${seconds(begin)}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${summarize(counts)}`);
});
