import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serversIn } from '#server/database/embedded/processes.ts';

/** What a running server notes about itself in its data folder. */
export function readNote(data: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Ends a server that outlived its parent and removes its note. Needs the folder's lock: PostgreSQL itself would believe
 * a note whose process id now belongs to a zombie or to somebody else, and refuse to start.
 */
export async function clearLeftovers(data: string, report: (line: string) => void): Promise<void> {
  const note = readNote(data);
  const remaining = () => serversIn(data, note?.pid);
  if (remaining().length > 0) report('Waiting for the database of an earlier run to end …');
  // Left alone by its parent, it is normally already on its way out.
  const steps: [NodeJS.Signals | undefined, number][] = [
    [undefined, 1_500],
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, patience] of steps) {
    if (signal) send(signal, remaining(), note?.pid);
    if (await isGone(remaining, patience)) {
      rmSync(join(data, 'postmaster.pid'), { force: true });
      return;
    }
  }
  throw new Error(
    `The database of an earlier run (process ${remaining().join(', ')}) does not end.`,
  );
}

// The first process passes a signal on to the others; without it each must be told.
function send(signal: NodeJS.Signals, pids: number[], first: number | undefined): void {
  for (const pid of first !== undefined && pids.includes(first) ? [first] : pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone in the meantime.
    }
  }
}

async function isGone(remaining: () => number[], patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (remaining().length > 0) {
    if (Date.now() > end) return false;
    await pause(50);
  }
  return true;
}
