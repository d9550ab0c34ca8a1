import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { birthOf, isRunning, processSpace } from '#server/database/embedded/processes.ts';

interface Holder {
  pid: number;
  birth: string;
  space: string;
}

const beat = 2_000;
const silence = 12_000;

/** Locks the folder for this process; throws if a live process has it. Returns the release function. */
export async function takeLock(folder: string): Promise<() => void> {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({
    pid: process.pid,
    birth: birthOf(process.pid),
    space: processSpace(),
    key: randomUUID(),
  });
  for (let attempt = 0; attempt < 20; attempt++) {
    if (claim(path, mine)) {
      // A process that removed a stale lock at the same moment may have removed ours; by now that has settled.
      await pause(50);
      if (read(path) === mine) return keepAlive(path, mine);
    } else {
      await refuseOrRemove(folder, path);
    }
  }
  throw new Error(`The lock ${path} cannot be taken: too many are trying at once.`);
}

function claim(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function refuseOrRemove(folder: string, path: string): Promise<void> {
  const seen = read(path);
  if (seen === undefined) return;
  const holder = parse(seen);
  if (holder && (await isHeld(path, holder))) {
    throw new Error(
      `Another Suyuan (process ${holder.pid}) is running with the database in ${folder}; ` +
        'stop it first, or choose another DATA_DIR.',
    );
  }
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Another process has already replaced the stale lock: restore theirs.
  if (read(aside) !== seen) claim(path, read(aside) ?? '');
  rmSync(aside, { force: true });
}

async function isHeld(path: string, holder: Holder): Promise<boolean> {
  if (holder.space === processSpace()) {
    const isAlive = () => isRunning(holder.pid) && birthOf(holder.pid) === holder.birth;
    // A holder that is shutting down needs a moment.
    for (let waited = 0; isAlive() && waited < 1_000; waited += 50) await pause(50);
    return isAlive();
  }
  // The holder's process id means nothing here (another container), so its heartbeat decides.
  while (Date.now() - touched(path) < silence) {
    const before = touched(path);
    await pause(beat + 500);
    if (touched(path) > before) return true;
  }
  return false;
}

function keepAlive(path: string, mine: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was removed meanwhile; PostgreSQL will report it.
    }
  }, beat);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

function touched(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}
