import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Where messages go while no gateway is set up; each kind has a file of its own. */
export type Outbox = 'sms' | 'mail';
type OutboxLine = { id: number; time: string; template: string; [field: string]: unknown };

const day = 86_400_000;
/** The maximum size, whatever the age of its lines: about twenty thousand messages. */
const mostBytes = 4_194_304;
/** A side file older than this was left by a crashed process: the work takes milliseconds. */
const asideFor = 60_000;

const fileIn = (folder: string, outbox: Outbox) => path.join(folder, 'outbox', `${outbox}.jsonl`);

/** Writes a message as one line of JSON. */
export async function writeOutbox(folder: string, outbox: Outbox, line: OutboxLine): Promise<void> {
  const file = fileIn(folder, outbox);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
}

/**
 * Removes lines older than so many days, the oldest beyond the size limit, and those that the database no longer has:
 * messages of erased people, including those erased while this node was down.
 */
export const shortenOutbox = (
  folder: string,
  outbox: Outbox,
  { days, known }: { days: number; known: KnownOf },
): Promise<void> =>
  keepOnly(fileIn(folder, outbox), async (lines) => {
    const young = youngOf(lines, days);
    const ids = await known(young.map((line) => readLine(line).id ?? 0));
    return young.filter((line) => ids.has(readLine(line).id ?? 0));
  });

/** Which of these messages still exist. */
export type KnownOf = (ids: number[]) => Promise<ReadonlySet<number>>;

/** Removes SMS messages to a number whose owner is erased. */
export const strikeOutbox = (folder: string, mobile: string): Promise<void> =>
  keepOnly(fileIn(folder, 'sms'), (lines) => lines.filter((line) => !line.includes(mobile)));

type Choose = (lines: readonly string[]) => string[] | Promise<string[]>;

// Serialised: two at once would each restore what the other removed.
let turn: Promise<unknown> = Promise.resolve();
function keepOnly(file: string, choose: Choose): Promise<void> {
  const work = turn.then(() => rewrite(file, choose));
  turn = work.catch(() => undefined);
  return work;
}

/** Removes lines; what is written meanwhile stays. */
async function rewrite(file: string, choose: Choose): Promise<void> {
  const left = await leftovers(file);
  const before = await linesOf(...left, file);
  const kept = new Set(await choose(before));
  const gone = new Set(before.filter((line) => !kept.has(line)));
  if (left.length === 0 && gone.size === 0) return;
  // New messages now go to a new file, to which the remaining lines are appended.
  const sidePool = `${file}.${randomUUID()}`;
  const isThere = await rename(file, sidePool).then(() => true, absent(false));
  if (isThere) await utimes(sidePool, new Date(), new Date());
  const taken = isThere ? [...left, sidePool] : left;
  const stay = (await linesOf(...taken)).filter((line) => !gone.has(line));
  if (stay.length > 0) await appendFile(file, `${stay.join('\n')}\n`, { mode: 0o600 });
  for (const one of taken) await rm(one, { force: true });
}

/** Side files left by a crashed process; younger ones are in use. */
async function leftovers(file: string): Promise<string[]> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch(absent<string[]>([]));
  const asides = names.filter((name) => name.startsWith(`${path.basename(file)}.`)).toSorted();
  const found: string[] = [];
  for (const one of asides.map((name) => path.join(folder, name))) {
    const since = await stat(one).then(({ mtimeMs }) => mtimeMs, absent(Date.now()));
    if (Date.now() - since > asideFor) found.push(one);
  }
  return found;
}

const absent =
  <T>(instead: T) =>
  (error: { code?: string }): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** The lines of these files without duplicates: a side file may have been restored before. */
async function linesOf(...files: string[]): Promise<string[]> {
  const texts = [];
  for (const file of files) texts.push(await readFile(file, 'utf8').catch(absent('')));
  return [...new Set(texts.flatMap((text) => text.split('\n')))].filter((line) => line !== '');
}

function youngOf(lines: readonly string[], days: number): string[] {
  const since = new Date(Date.now() - days * day).toISOString();
  let room = mostBytes;
  return lines
    .toReversed()
    .filter((line) => {
      room -= Buffer.byteLength(line) + 1;
      return room >= 0 && (readLine(line).time ?? '') >= since;
    })
    .toReversed();
}

/** An unreadable line counts as oldest. */
function readLine(line: string): Partial<OutboxLine> {
  try {
    return JSON.parse(line) as Partial<OutboxLine>;
  } catch {
    return {};
  }
}
