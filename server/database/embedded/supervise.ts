import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnAs } from '#server/database/embedded/account.ts';
import { clearLeftovers, readNote } from '#server/database/embedded/leftovers.ts';
import { failureIn } from '#server/database/embedded/logs.ts';
import type { Place } from '#server/database/embedded/place.ts';
import { serverArguments } from '#server/database/embedded/settings.ts';

// The shell's standard input is a pipe from this process. However this process ends, the pipe closes and the server is
// shut down. Both are in a session of their own, so that Ctrl-C in the terminal reaches only this process.
const script = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ cat <&3 >/dev/null; kill -INT $server; } &
watch=$!
exec 3<&-
wait $server
code=$?
kill -KILL $watch 2>/dev/null
exit $code
`;

export interface Running {
  port: number;
  stop: () => Promise<void>;
  /** Settles when the server has ended for any reason. */
  ended: Promise<void>;
}

interface Wishes {
  fast: boolean;
  report: (line: string) => void;
}

/** Starts the server on the given port, or on a free one, and waits until it accepts connections. */
export async function supervise(place: Place, wishes: Wishes, given?: number): Promise<Running> {
  for (let attempt = 1; ; attempt++) {
    const port = given ?? (await freePort());
    const outcome = await launch(place, port, wishes);
    if (typeof outcome !== 'string') return outcome;
    // Another process may take the port between finding and using it.
    const isTaken = /could not (bind|create any TCP)|in use/i.test(outcome);
    if (!isTaken || given !== undefined || attempt === 5)
      throw new Error(`The database in ${place.folder} does not start: ${outcome}.`);
  }
}

async function launch(place: Place, port: number, wishes: Wishes): Promise<Running | string> {
  const printed = join(place.log, 'start.log');
  const output = openSync(printed, 'w');
  const args = serverArguments({ data: place.data, log: place.log, port, fast: wishes.fast });
  const shell = spawnAs(
    place.account,
    'sh',
    ['-c', script, 'sh', place.binaries.postgres, ...args],
    {
      detached: true,
      stdio: ['pipe', output, output],
    },
  );
  closeSync(output);
  // If the server ends first, writing to its closed pipe must not raise an error.
  shell.stdin?.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', () => resolve());
  });
  if (!(await isUp(place, shell, ended, wishes.report))) return failureIn(place.log, printed);
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return { port, ended, stop: () => stop(place, shell, ended) };
}

async function isUp(
  place: Place,
  shell: ChildProcess,
  ended: Promise<void>,
  report: Wishes['report'],
): Promise<boolean> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  const since = Date.now();
  let isTold = false;
  while (!isOver) {
    if (readNote(place.data)?.isReady) return true;
    await pause(20);
    if (!isTold && Date.now() - since > 5_000) {
      report('The database is recovering from its last end …');
      isTold = true;
    }
  }
  shell.stdin?.destroy();
  return false;
}

async function stop(place: Place, shell: ChildProcess, ended: Promise<void>): Promise<void> {
  shell.ref();
  shell.stdin?.destroy();
  await Promise.race([ended, pause(30_000, undefined, { ref: false })]);
  // The last of its processes may end a moment later than the first.
  await clearLeftovers(place.data, () => undefined);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      );
    });
  });
}
