// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { countPlaywright, countVitest, oneFailed, onePassed, readCounts } from './counts.mjs';
import { packageProgram, root } from './surroundings.mjs';

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
      const { isOk } = await runNode([program, 'run', ...filter], { report, limit: 1_800 });
      return readCounts(report, countVitest, isOk);
    },
  };
}

/** @returns {Step} */
export function buildStep() {
  return {
    name: 'build',
    run: async () => {
      try {
        ensureBuilt();
        return onePassed();
      } catch (error) {
        console.log(error instanceof Error ? error.message : error);
        return oneFailed();
      }
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
      const { isOk } = await runNode([program, 'test', ...filter], { report, limit: 2_500 });
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
        limit: 180,
      });
      if (!isOk) process.stdout.write(output);
      return isOk ? onePassed() : oneFailed();
    },
  };
}

/**
 * Runs a program by this Node, no longer than the limit in seconds.
 * @param {string[]} args
 * @param {{ report?: string, isQuiet?: boolean, limit: number }} options
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
function runNode(args, { report, isQuiet = false, limit }) {
  const env = report ? { ...process.env, TEST_REPORT: report } : process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const timer = setTimeout(() => {
    console.log(`Stopped after ${limit} s.`);
    // As Ctrl-C would: the test tools then tidy up and still report.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
  }, limit * 1000);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isOk: false, output: error.message }));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ isOk: code === 0, output });
    });
  });
}
