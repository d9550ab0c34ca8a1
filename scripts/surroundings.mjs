// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The time since then, for people.
 * @param {number} begin
 */
export function seconds(begin) {
  return `${((Date.now() - begin) / 1000).toFixed(1)} s`;
}

/**
 * A program of an installed package, to be run by Node.
 * @param {string} path below node_modules
 */
export function packageProgram(path) {
  return join(root, 'node_modules', path);
}

/**
 * Runs the rest; a failure we know ends in one sentence, an unknown one in its whole trace.
 * @param {() => Promise<void>} work
 */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    const isKnown = error instanceof Error && error.constructor === Error && !process.env.DEBUG;
    console.error(isKnown ? error.message : error);
    process.exit(1);
  }
}
