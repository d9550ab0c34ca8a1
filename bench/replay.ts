import { fork } from 'node:child_process';

export type Statement = { text: string; values: unknown[] };
type Replay = { url: string; statements: Statement[]; seconds: number; connections: number };

/** How often per second these statements can be run on a number of connections, from a separate process. */
export function replay(plan: Replay): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./replay-sender.mjs', import.meta.url), { execArgv: [] });
    child.once('message', (perSecond) => resolve(perSecond as number));
    child.once('error', reject);
    child.send(plan);
  });
}
