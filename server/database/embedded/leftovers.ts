import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serversIn } from '#server/database/embedded/processes.ts';

/** The content of a running server's postmaster.pid. */
export function readNote(data: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Stops a server that outlived its parent and removes its pid file. Needs the folder's lock: PostgreSQL itself would
 * trust a pid file whose process id now belongs to a zombie or another process, and refuse to start. With `isUrgent` it
 * is not asked to shut down in order first: that is for what remains of a server that died.
 */
export async function clearLeftovers(
  data: string,
  report: (line: string) => void,
  isUrgent = false,
): Promise<void> {
  const note = readNote(data);
  const remaining = () => serversIn(data, note?.pid);
  if (remaining().length > 0) report('Waiting for the database of an earlier run to end …');
  // Without its parent it is normally already shutting down.
  const steps: [NodeJS.Signals | undefined, number][] = [
    [undefined, 1_500],
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  if (isUrgent) steps.splice(0, 2, [undefined, 500]);
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

// The postmaster passes signals on; without it each process must be signalled.
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
