import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const kept = 8;

/** Removes all but the newest server logs; with the size limit of each this bounds the folder. */
export function pruneLogs(folder: string): void {
  for (const name of serverLogs(folder).slice(0, -kept)) rmSync(join(folder, name), { force: true });
}

/** The reason PostgreSQL gave for not starting, from what it printed or, once its logging ran, from its newest log. */
export function failureIn(folder: string, printed: string): string {
  const newest = serverLogs(folder).at(-1);
  const texts = [printed, newest ? join(folder, newest) : ''].map(readTail);
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line));
  const last = lines.at(-1) ?? texts.join('\n').trim().split('\n').at(-1) ?? '';
  return last.replace(/^.*?\b(?:FATAL|PANIC|ERROR|error):\s*/, '').trim() || 'it gave no reason';
}

function serverLogs(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith('postgresql-'))
      .toSorted();
  } catch {
    return [];
  }
}

function readTail(path: string): string {
  try {
    return readFileSync(path, 'utf8').slice(-8_000);
  } catch {
    return '';
  }
}
