import { Worker } from 'node:worker_threads';
import type { CovertKind } from '#contract/features/trace/security-packs/contract.ts';

/** Codes of a seed from the number `first` on; bound ones belong to the numbers from `firstSeq` on. */
export type Hashing = {
  seed: Buffer;
  key: Buffer;
  kind: CovertKind;
  first: number;
  count: number;
  firstSeq: number;
};
type Answer = { id: number; hashes?: Uint8Array; fault?: string };
type Waiting = { resolve: (hashes: Buffer) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const made = new Worker(new URL('./hash-worker.mjs', import.meta.url), {
    // Without the loader and flags of the server.
    execArgv: [],
    env: {},
  });
  made.on('message', ({ id, hashes, fault }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (hashes) one?.resolve(Buffer.from(hashes.buffer, hashes.byteOffset, hashes.byteLength));
    else one?.reject(new Error(fault));
  });
  const lose = (error: Error) => {
    if (worker === made) worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  made.on('error', lose);
  made.on('exit', () => lose(new Error('the thread that hashes codes ended')));
  // Last: a listener would keep the process alive.
  made.unref();
  return made;
}

/** The hashes of codes, sixteen bytes each, made in a worker thread. */
export function hashCodes(asked: Hashing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const id = (last += 1);
    waiting.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (worker ??= start()).postMessage({ id, ...asked });
  });
}
