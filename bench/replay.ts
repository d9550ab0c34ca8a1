import { fork } from 'node:child_process';

export type Statement = { text: string; values: unknown[] };
type Replay = { url: string; statements: Statement[]; seconds: number; connections: number };

/** How often a second these statements can be said on so many connections, from a process of its own. */
export function replay(plan: Replay): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./replay-sender.mjs', import.meta.url), { execArgv: [] });
    child.once('message', (perSecond) => resolve(perSecond as number));
    child.once('error', reject);
    child.send(plan);
  });
}
