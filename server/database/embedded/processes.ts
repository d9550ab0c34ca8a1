import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const hasProc = process.platform === 'linux';

/** Whether a process is running; a zombie, which still answers to signals, is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (!hasProc) return !psField(pid, 'stat').startsWith('Z');
  const state = statFields(pid)[0];
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** The start time of a process, only for comparison; distinguishes it from a later one with the same id. */
export function birthOf(pid: number): string {
  return hasProc ? (statFields(pid)[19] ?? '') : psField(pid, 'lstart');
}

/** Identifies the pid namespace: two containers on one folder have two. */
export function processSpace(): string {
  try {
    return hasProc ? readlinkSync('/proc/self/ns/pid') : 'machine';
  } catch {
    return 'unknown';
  }
}

/** Ids of the PostgreSQL processes in a data folder, which is their current directory. */
export function serversIn(data: string, recorded: number | undefined): number[] {
  if (hasProc) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter(
        (pid) =>
          linkOf(pid, 'cwd') === data && /\/postgres( \(deleted\))?$/.test(linkOf(pid, 'exe')),
      )
      .filter(isRunning);
  }
  const isServer =
    recorded !== undefined &&
    isRunning(recorded) &&
    psField(recorded, 'command').includes('postgres');
  return isServer ? [recorded] : [];
}

function linkOf(pid: number, name: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return '';
  }
}

// The second field is the program's name in brackets and may itself contain blanks and brackets.
function statFields(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function psField(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
