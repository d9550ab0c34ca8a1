// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/**
 * Whether everything package-lock.json asks for on this machine is what npm noted down after installing.
 * @param {string} root
 * @param {{ dev: boolean }} wish
 */
export function isInstalled(root, wish) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const found = present.packages[path];
    if (path === '' || (!found && !isNeeded(entry, wish, thisMachine()))) return true;
    return found?.version === entry.version && found?.integrity === entry.integrity;
  });
}

/**
 * @param {LockedPackage} entry
 * @param {{ dev: boolean }} wish
 * @param {Machine} machine
 */
export function isNeeded(entry, wish, machine) {
  if ((entry.dev || entry.devOptional) && !wish.dev) return false;
  if (!entry.optional && !entry.devOptional) return true;
  // A native binding is optional to npm, but the one for this very machine is not optional to us.
  return Boolean(
    entry.os?.includes(machine.os) &&
    entry.cpu?.includes(machine.cpu) &&
    (!entry.libc || entry.libc.includes(machine.libc)),
  );
}

/** @returns {Machine} */
function thisMachine() {
  machine ??= { os: process.platform, cpu: process.arch, libc: hasGlibc() ? 'glibc' : 'musl' };
  return machine;
}

/** @type {Machine | undefined} */
let machine;

function hasGlibc() {
  const report = /** @type {any} */ (process.report?.getReport());
  return Boolean(report?.header?.glibcVersionRuntime);
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
