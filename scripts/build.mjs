// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { packageProgram, root, seconds } from './surroundings.mjs';

const inputs = [
  'admin',
  'blocks',
  'consumer',
  'contract',
  'viewer',
  'scripts/compressed.mjs',
  'vite.config.ts',
  'vite.page.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const builds = [
  { config: 'vite.config.ts', entry: join('admin', 'index.html') },
  { config: 'vite.page.config.ts', entry: join('consumer', 'manifest.json') },
];
const stamp = join(root, 'dist', 'admin.hash');

/** Builds the back office and what public pages load, if anything they are made of has changed since the last time. */
export function ensureBuilt() {
  const hash = hashInputs();
  const isWhole = builds.every(({ entry }) => existsSync(join(root, 'dist', entry)));
  const built = existsSync(stamp) && isWhole ? readFileSync(stamp, 'utf8') : '';
  if (built === hash) return;
  console.log('Building the back office and the public pages …');
  const begin = Date.now();
  rmSync(stamp, { force: true });
  for (const { config } of builds) build(config);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built in ${seconds(begin)}.`);
}

/** @param {string} config */
function build(config) {
  const args = ['build', '--config', config, '--logLevel', 'error'];
  // In a process of its own: Vite sets NODE_ENV, which to the server means more than speed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [packageProgram('vite/bin/vite.js'), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Nothing was built by ${config}; the reason stands above.`);
}

// Contents, not times: a checkout changes the one without the other.
function hashInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(input))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(root, path)).toSorted();
  return names.flatMap((name) => filesIn(join(path, name)));
}
