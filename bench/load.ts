import { fork } from 'node:child_process';

export type Load = {
  url: string;
  headers?: Record<string, string>;
  seconds: number;
  connections: number;
};
export type Loaded = { perSecond: number; failed: number };

/** Load from a separate process, so that sender and server do not share a thread. */
export function load(plan: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./load-sender.mjs', import.meta.url), { execArgv: [] });
    child.once('message', (result) => resolve(result as Loaded));
    child.once('error', reject);
    child.send(plan);
  });
}
