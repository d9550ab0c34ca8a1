import type { ChildProcess } from 'node:child_process';
import type { TestNode } from './node.ts';
import { startProgram } from './program.ts';

const program = new URL('../identifiers/making.fixture.ts', import.meta.url);

/** Nodes that make codes on the database of another, each in a process of its own which may be killed. */
export function openMakers(node: TestNode) {
  /** One that is loaded, and waits to be told to begin. */
  function start(): Promise<ChildProcess> {
    const child = startProgram(
      program,
      [node.folder, node.app.database.url],
      ['pipe', 'pipe', 'inherit'],
    );
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('the node did not start')));
      child.stdout!.once('data', () => resolve(child));
    });
  }
  return { start };
}

export function begin(maker: ChildProcess): void {
  maker.removeAllListeners('exit');
  maker.stdin!.write('go\n');
}

/** Ends one in the middle of whatever it does, without a word. */
export async function kill(maker: ChildProcess): Promise<void> {
  maker.kill('SIGKILL');
  await new Promise((resolve) =>
    maker.exitCode === null && maker.signalCode === null
      ? maker.once('exit', resolve)
      : resolve(null),
  );
}
