// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { countPlaywright, countVitest, oneFailed, onePassed, readCounts } from './counts.mjs';
import { packageProgram, root } from './surroundings.mjs';

/** A program that says nothing for so long hangs; one that goes on may take as long as it needs. */
const silence = 600_000;

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ name: string, run: () => Promise<Counts> }} Step
 */

/**
 * The checks that only read the sources; what they say is shown when they fail.
 * @returns {Step[]}
 */
export function sourceSteps() {
  return [
    check('format', 'oxfmt/bin/oxfmt', ['--check']),
    check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    check('types', 'typescript/bin/tsc', ['--noEmit']),
    check('unused', 'knip/bin/knip.js', ['--no-progress']),
  ];
}

/**
 * @param {string} reports a folder for reports
 * @param {string[]} filter
 * @returns {Step}
 */
export function vitestStep(reports, filter) {
  const report = join(reports, 'vitest.json');
  return {
    name: 'tests',
    run: async () => {
      const program = packageProgram('vitest/vitest.mjs');
      const { isOk } = await runNode([program, 'run', ...filter], { report });
      return readCounts(report, countVitest, isOk);
    },
  };
}

/** @returns {Step} */
export function buildStep() {
  return {
    name: 'build',
    run: async () => {
      // In a process of its own, so that others may run beside it.
      const build = `import { ensureBuilt } from './scripts/build.mjs'; ensureBuilt();`;
      const { isOk, output } = await runNode(['--input-type=module', '-e', build], {
        isQuiet: true,
      });
      if (!isOk) process.stdout.write(output);
      return isOk ? onePassed() : oneFailed();
    },
  };
}

/**
 * @param {string} reports a folder for reports
 * @param {string[]} filter
 * @returns {Step}
 */
export function browserStep(reports, filter) {
  const report = join(reports, 'playwright.json');
  return {
    name: 'browser',
    run: async () => {
      const program = packageProgram('@playwright/test/cli.js');
      const { isOk } = await runNode([program, 'test', ...filter], { report });
      return readCounts(report, countPlaywright, isOk);
    },
  };
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, program, args) {
  return {
    name,
    run: async () => {
      const { isOk, output } = await runNode([packageProgram(program), ...args], {
        isQuiet: true,
      });
      if (!isOk) process.stdout.write(output);
      return isOk ? onePassed() : oneFailed();
    },
  };
}

/**
 * Runs a program by this Node for as long as it goes on saying something.
 * @param {string[]} args
 * @param {{ report?: string, isQuiet?: boolean }} options
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
function runNode(args, { report, isQuiet = false }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      ...(report ? { TEST_REPORT: report } : {}),
      // What it says passes through here, and is as colourful as if it did not.
      ...(process.stdout.isTTY && !isQuiet ? { FORCE_COLOR: '1' } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const stop = () => {
    console.log(`Stopped: nothing was heard for ${silence / 60_000} minutes.`);
    // As Ctrl-C would: the test tools then tidy up and still report.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
  };
  let timer = setTimeout(stop, silence);
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]))
    from.on('data', (piece) => {
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
      if (isQuiet) output += piece;
      else to.write(piece);
    });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isOk: false, output: error.message }));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ isOk: code === 0, output });
    });
  });
}
