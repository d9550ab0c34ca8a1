import { Worker } from 'node:worker_threads';

type Answer = { id: number; hash?: string; fault?: string };
type Waiting = { resolve: (hash: string) => void; reject: (error: Error) => void };

// Files that stopped growing are dropped; a hash needed later is computed again.
const longestPause = 60_000;
const stepBytes = 4_194_304;

/** Hashes of files being written, computed in a worker thread while the bytes arrive. */
export function makeHashing() {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const growing = new Map<string, { id: number; told: number; timer: NodeJS.Timeout }>();

  function start(): Worker {
    const made = new Worker(new URL('./hash-worker.mjs', import.meta.url), {
      // Without the loader and flags of the server.
      execArgv: [],
      env: {},
    });
    made.on('message', ({ id, hash, fault }: Answer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (hash) one?.resolve(hash);
      else one?.reject(new Error(fault));
    });
    const lose = (error: Error) => {
      if (worker === made) worker = null;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
      growing.clear();
    };
    made.on('error', lose);
    made.on('exit', () => lose(new Error('the hashing thread ended')));
    // Last: a listener would keep the process alive.
    made.unref();
    return made;
  }
  const tell = (message: { id: number; file: string; size: number; step: string }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (worker ??= start()).postMessage(message);

  function find(file: string) {
    const known = growing.get(file);
    if (known) {
      known.timer.refresh();
      return known;
    }
    const timer = setTimeout(() => drop(file), longestPause).unref();
    const made = { id: (last += 1), told: 0, timer };
    growing.set(file, made);
    return made;
  }

  function drop(file: string): void {
    const one = growing.get(file);
    if (!one) return;
    clearTimeout(one.timer);
    growing.delete(file);
    tell({ id: one.id, file, size: 0, step: 'stop' });
  }

  return {
    /** The file has grown this far; its content up to here no longer changes. */
    reach: (file: string, size: number) => {
      const one = find(file);
      if (size - one.told < stepBytes) return;
      one.told = size;
      tell({ id: one.id, file, size, step: 'reach' });
    },
    /** The sha-256 of its first `size` bytes. */
    end: (file: string, size: number): Promise<string> => {
      const { id, timer } = find(file);
      clearTimeout(timer);
      growing.delete(file);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        tell({ id, file, size, step: 'end' });
      });
    },
    drop,
  };
}
