import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const kept = 8;

/** Removes all but the newest server logs; with the size limit of each this bounds the folder. */
export function pruneLogs(folder: string): void {
  for (const name of serverLogs(folder).slice(0, -kept))
    rmSync(join(folder, name), { force: true });
}

/** Why PostgreSQL did not start: from its output or, once its own logging ran, from its newest log. */
export function failureIn(folder: string, printed: string): string {
  const newest = serverLogs(folder).at(-1);
  const said = readTail(printed);
  const logged = newest && said.includes('logging collector') ? readTail(join(folder, newest)) : '';
  return reasonIn(`${said}\n${logged}`);
}

/** The last error in the output of a PostgreSQL program, without its prefix. */
export function reasonIn(text: string): string {
  const lines = text.trim().split('\n');
  const complaint =
    lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? '';
  return (
    complaint.replace(/^.*?\b(?:FATAL|PANIC|ERROR|error):\s*/, '').trim() || 'it gave no reason'
  );
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
