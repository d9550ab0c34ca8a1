// @ts-check
// Makes and hashes security codes beside the thread that answers calls: half a million of them take seconds.
import { parentPort } from 'node:worker_threads';
import { hashDigits, writeDigits } from './covert-codes.mjs';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

port.on(
  'message',
  /** @param {{id: number, seed: Uint8Array, key: Uint8Array, kind: 'bound' | 'standalone', first: number, count: number, firstSeq: number}} asked */
  ({ id, seed, key, kind, first, count, firstSeq }) => {
    try {
      const digits = writeDigits(seed, kind, first, count);
      const hashes = new Uint8Array(hashDigits(key, kind, digits, firstSeq));
      port.postMessage({ id, hashes }, [hashes.buffer]);
    } catch (error) {
      port.postMessage({ id, fault: /** @type {Error} */ (error).message });
    }
  },
);
