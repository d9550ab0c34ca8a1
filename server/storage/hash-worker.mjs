// @ts-check
// Hashes growing files in a worker thread. The bytes are read from the file: they are still in the page
// cache, and need not be copied between threads.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const buffer = Buffer.allocUnsafe(262_144);
/** @type {Map<number, {fd: number, hash: import('node:crypto').Hash, at: number}>} */
const open = new Map();

/** @param {number} id @param {string} file @param {number} size */
function reach(id, file, size) {
  let one = open.get(id);
  if (!one) {
    one = { fd: openSync(file, 'r'), hash: createHash('sha256'), at: 0 };
    open.set(id, one);
  }
  while (one.at < size) {
    const read = readSync(one.fd, buffer, 0, Math.min(buffer.length, size - one.at), one.at);
    if (read === 0) throw new Error(`${file} ends at ${one.at} instead of ${size}`);
    one.hash.update(read === buffer.length ? buffer : buffer.subarray(0, read));
    one.at += read;
  }
  return one;
}

/** @param {number} id */
function close(id) {
  const one = open.get(id);
  open.delete(id);
  if (one) closeSync(one.fd);
}

port.on(
  'message',
  /** @param {{id: number, file: string, size: number, step: 'reach' | 'end' | 'stop'}} message */
  ({ id, file, size, step }) => {
    try {
      if (step === 'stop') return close(id);
      const one = reach(id, file, size);
      if (step === 'end') {
        port.postMessage({ id, hash: one.hash.digest('hex') });
        close(id);
      }
    } catch (error) {
      close(id);
      if (step === 'end') port.postMessage({ id, fault: /** @type {Error} */ (error).message });
    }
  },
);
