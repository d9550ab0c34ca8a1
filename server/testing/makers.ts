import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atEnd } from './end.ts';
import type { TestNode } from './node.ts';

const program = fileURLToPath(new URL('../identifiers/making.fixture.ts', import.meta.url));

/** Nodes that make codes on the database of another, each in a process of its own which may be killed. */
export function openMakers(node: TestNode) {
  const children: ChildProcess[] = [];
  atEnd(() => void children.map((child) => child.kill('SIGKILL')));

  /** One that is loaded, and waits to be told to begin. */
  function start(): Promise<ChildProcess> {
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), program, node.folder, node.app.database.url],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(child);
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('the node did not start')));
      child.stdout.once('data', () => resolve(child));
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
