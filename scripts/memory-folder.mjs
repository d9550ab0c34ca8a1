// @ts-check
import { mkdirSync, readdirSync, rmSync, statfsSync, chmodSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'suyuan-tests-';
/** The databases, uploads and browsers of a whole run take about half of this. */
const enough = 6 * 1024 ** 3;

/**
 * Lets everything that the tests write to the temporary folder stay in memory where there is plenty of it: each test
 * file copies a database of 2,000 files, which a disk is slow to make and to delete.
 */
export function useMemoryFolder() {
  if (process.env.TMPDIR || !hasRoom()) return;
  clearAbandoned();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // As other temporary folders: PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enough && freemem() > 2 * enough;
  } catch {
    return false;
  }
}

/** What runs that were killed left there takes memory. */
function clearAbandoned() {
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true });
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
