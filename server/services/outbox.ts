import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export type OutboxLine = {
  id: number;
  time: string;
  template: string;
  mobile: string;
  text: string;
};

const day = 86_400_000;
/** However young its lines are, it never grows beyond this: about twenty thousand messages. */
const mostBytes = 4_194_304;

const fileIn = (folder: string) => path.join(folder, 'outbox', 'sms.jsonl');

/** Where messages go while no gateway is set up: one line of JSON each. */
export async function writeOutbox(folder: string, line: OutboxLine): Promise<void> {
  const file = fileIn(folder);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/** Takes away what is older than so many days, and the oldest where there is too much. */
export const shortenOutbox = (folder: string, days: number): Promise<void> =>
  keepOnly(folder, (lines) => youngOf(lines, days));

/** Takes away what went to a number whose owner wants to be forgotten. */
export const strikeOutbox = (folder: string, mobile: string): Promise<void> =>
  keepOnly(folder, (lines) => lines.filter((line) => !line.includes(mobile)));

/** Leaves out lines; what is written meanwhile stays. */
async function keepOnly(
  folder: string,
  choose: (lines: readonly string[]) => string[],
): Promise<void> {
  const file = fileIn(folder);
  const lines = await linesOf(file);
  if (choose(lines).length === lines.length) return;
  // Whoever writes from here on begins a new file, to which the chosen lines are added.
  const aside = `${file}.${process.pid}`;
  await rename(file, aside);
  const kept = choose(await linesOf(aside));
  if (kept.length > 0) await appendFile(file, `${kept.join('\n')}\n`, { mode: 0o600 });
  await rm(aside);
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

function youngOf(lines: readonly string[], days: number): string[] {
  const since = new Date(Date.now() - days * day).toISOString();
  let room = mostBytes;
  return lines
    .toReversed()
    .filter((line) => {
      room -= Buffer.byteLength(line) + 1;
      return room >= 0 && timeOf(line) >= since;
    })
    .toReversed();
}

/** A line that cannot be read is as old as can be. */
function timeOf(line: string): string {
  try {
    return (JSON.parse(line) as Partial<OutboxLine>).time ?? '';
  } catch {
    return '';
  }
}
