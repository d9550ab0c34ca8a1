// @ts-check
import { spawnSync } from 'node:child_process';
import { isInstalled } from './installation.mjs';
import { root, seconds } from './surroundings.mjs';

/**
 * Installs the packages if they are missing or package-lock.json has changed; needs no network otherwise.
 * @param {{ dev: boolean }} wish whether the tools for development and tests are wanted as well
 */
export function ensureInstalled(wish) {
  if (isInstalled(root, wish)) return;
  console.log('Installing packages; this takes a minute the first time …');
  const begin = Date.now();
  installInto(root, wish.dev ? ['--include=dev'] : []);
  console.log(`Packages installed in ${seconds(begin)}.`);
}

/**
 * Installs what the lock of a folder names.
 * @param {string} folder
 * @param {string[]} more what else npm is told
 */
export function installInto(folder, more) {
  const { program, before } = npmCommand();
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...more];
  const { status, error } = spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      `The packages could not be installed: ${error?.message ?? `npm ci ended with ${status}`}.`,
    );
  }
}

/** The npm that runs us, or the one in PATH. */
function npmCommand() {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js')
    ? { program: process.execPath, before: [own] }
    : { program: 'npm', before: [] };
}
