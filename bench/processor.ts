import { readdirSync, readFileSync } from 'node:fs';

/** /proc counts in hundredths of a second. */
const tick = 10;
const fields = (pid: string): string[] | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may have blanks.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // It ended meanwhile.
  }
};

/** The process that the backends of a database server belong to; NaN where there is no /proc. */
export const postmasterOf = (backend: number): number => Number(fields(String(backend))?.[1]);

/** Processor time in milliseconds that this process and the database took so far; other work does not change it. */
export function processorTime(postmaster: number): number {
  if (Number.isNaN(postmaster)) return Number.NaN;
  const all = new Map<string, string[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = fields(pid);
    if (found) all.set(pid, found);
  }
  let ticks = 0;
  for (const [pid, [, parent, ...rest]] of all) {
    if (pid !== String(postmaster) && parent !== String(postmaster)) continue;
    // Its own time, and for the postmaster that of its children that ended.
    const [user, system, endedUser, endedSystem] = rest.slice(9, 13).map(Number);
    ticks += user! + system! + (pid === String(postmaster) ? endedUser! + endedSystem! : 0);
  }
  const { user, system } = process.cpuUsage();
  return ticks * tick + (user + system) / 1_000;
}
