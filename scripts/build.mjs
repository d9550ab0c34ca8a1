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
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = join(root, 'dist', 'admin.hash');
const entry = join(root, 'dist', 'admin', 'index.html');

/** Builds the back office if anything it is made of has changed since the last time. */
export function ensureBuilt() {
  const hash = hashInputs();
  const built = existsSync(stamp) && existsSync(entry) ? readFileSync(stamp, 'utf8') : '';
  if (built === hash) return;
  console.log('Building the back office …');
  const begin = Date.now();
  rmSync(stamp, { force: true });
  const args = [packageProgram('vite/bin/vite.js'), 'build', '--logLevel', 'error'];
  // In a process of its own: Vite sets NODE_ENV, which to the server means more than speed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The back office could not be built; the reason stands above.');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Back office built in ${seconds(begin)}.`);
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
