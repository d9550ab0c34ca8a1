// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './build-parts.mjs';
import { root, seconds } from './surroundings.mjs';

/** @typedef {{ name: import('./build-parts.mjs').PartName, hash: string }} Stale */

/** Builds what has changed since the last time; the tools for it must be installed. */
export function ensureBuilt(stale = findStale()) {
  if (stale.length === 0) return;
  const titles = stale.map(({ name }) => parts[name].title);
  console.log(`Building ${titles.join(', ')} …`);
  const begin = Date.now();
  for (const part of stale) build(part);
  console.log(`Built in ${seconds(begin)}.`);
}

/**
 * The parts that were never built, or of whose inputs something has changed since.
 * @returns {Stale[]}
 */
export function findStale() {
  /** @type {Map<string, string>} */
  const known = new Map();
  const names = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));
  return names
    .map((name) => ({ name, hash: hashInputs(name, known) }))
    .filter(({ name, hash }) => {
      const isWhole = existsSync(join(root, 'dist', name, parts[name].entry));
      return !isWhole || !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== hash;
    });
}

/**
 * Lies inside of what is built, so that a new build removes it.
 * @param {string} name
 */
const stampOf = (name) => join(root, 'dist', name, '.inputs');

/** @param {Stale} part */
function build({ name, hash }) {
  const { command, title } = parts[name];
  rmSync(stampOf(name), { force: true });
  // In a process of its own: Vite sets NODE_ENV, which to the server means more than speed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Suyuan could not build ${title}; the reason stands above.`);
  writeFileSync(stampOf(name), hash);
}

/**
 * Contents, not times: a checkout changes the one without the other.
 * @param {keyof typeof parts} name
 * @param {Map<string, string>} known hashes of files that another part has as well
 */
function hashInputs(name, known) {
  const hash = createHash('sha256');
  for (const file of parts[name].inputs.flatMap((input) => filesIn(input))) {
    let own = known.get(file);
    if (!own) {
      own = createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
      known.set(file, own);
    }
    hash.update(`${file}\0${own}\0`);
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
  if (!found.isDirectory()) return /\.(test|fixture)\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(root, path)).toSorted();
  return names.flatMap((name) => filesIn(join(path, name)));
}
