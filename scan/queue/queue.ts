import { gatheredLimits } from '#contract/features/scan/gathered/limits.ts';
import type { GatheredAnswer } from '#contract/features/scan/gathered/contract.ts';
import { durably, type Batch, type Database, type DoneItem, type KeptItem } from './database.ts';

export type NewItem = Pick<KeptItem, 'owner' | 'job' | 'item' | 'gathered_by'>;

const fresh = { state: 'waiting', is_sent: false, msg: '', errors: [] } as const;

/** Keeps what was scanned; once it returns, nothing short of clearing the browser loses it. */
export async function addItem(database: Database, item: NewItem): Promise<number> {
  const tx = database.transaction('items', 'readwrite', durably);
  const [seq] = await Promise.all([tx.store.add({ ...fresh, ...item, errors: [] }), tx.done]);
  return seq;
}

/** Ends an open group: it becomes one item, and is open no more. */
export async function closeGroup(
  database: Database,
  group: string,
  item: NewItem,
  next: unknown,
): Promise<void> {
  const tx = database.transaction(['items', 'kept'], 'readwrite', durably);
  const kept = tx.objectStore('kept');
  await Promise.all([
    tx.objectStore('items').add({ ...fresh, ...item, errors: [] }),
    next === undefined ? kept.delete(group) : kept.put(next, group),
    tx.done,
  ]);
}

/** Takes back what was never sent; tells whether it still could. */
export async function takeBack(database: Database, seq: number): Promise<boolean> {
  const tx = database.transaction('items', 'readwrite', durably);
  const found = await tx.store.get(seq);
  const isOurs = found !== undefined && !found.is_sent;
  if (isOurs) await tx.store.delete(seq);
  await tx.done;
  return isOurs;
}

/** Drops what the server refused. */
export async function discard(database: Database, seqs: readonly number[]): Promise<void> {
  const tx = database.transaction('items', 'readwrite', durably);
  for (const seq of seqs)
    if ((await tx.store.get(seq))?.state === 'refused') await tx.store.delete(seq);
  await tx.done;
}

/** Puts what was refused into the queue again, as something new: the refusal of the old one stands. */
export async function queueAgain(
  database: Database,
  seq: number,
  clientId: string,
  gatheredBy: string | null,
): Promise<void> {
  const tx = database.transaction('items', 'readwrite', durably);
  const found = await tx.store.get(seq);
  if (found?.state === 'refused') {
    await tx.store.delete(seq);
    const { seq: _seq, ...rest } = found;
    const item = { ...found.item, client_id: clientId };
    await tx.store.add({ ...rest, ...fresh, errors: [], item, gathered_by: gatheredBy });
  }
  await tx.done;
}

const inState = async (database: Database, owner: string, state: KeptItem['state']) =>
  (await database.getAllFromIndex('items', 'state', [owner, state])) as KeptItem[];
export const waitingOf = (database: Database, owner: string) => inState(database, owner, 'waiting');
export const refusedOf = (database: Database, owner: string) => inState(database, owner, 'refused');

export type Counts = { waiting: number; refused: number; others: number };

/** How much waits and how much was refused; `others` belongs to other accounts of this phone. */
export async function countItems(database: Database, owner: string | null): Promise<Counts> {
  const tx = database.transaction('items');
  const index = tx.store.index('state');
  const [all, waiting, refused] = await Promise.all([
    tx.store.count(),
    owner === null ? 0 : index.count([owner, 'waiting']),
    owner === null ? 0 : index.count([owner, 'refused']),
  ]);
  return { waiting, refused, others: all - waiting - refused };
}

/** What was scanned in a job: what is still here, and what is done. */
export async function itemsOfJob(database: Database, owner: string, job: string) {
  const tx = database.transaction(['items', 'done']);
  const [kept, done] = await Promise.all([
    tx.objectStore('items').index('job').getAll([owner, job]),
    tx.objectStore('done').index('job').getAll([owner, job]),
  ]);
  return { kept: kept as KeptItem[], done };
}

/** The newest first. */
export async function historyOf(
  database: Database,
  owner: string,
  most: number,
): Promise<DoneItem[]> {
  const found: DoneItem[] = [];
  const range = IDBKeyRange.bound([owner, 0], [owner, Infinity]);
  const index = database.transaction('done').store.index('owner');
  for await (const { value } of index.iterate(range, 'prev')) {
    found.push(value);
    if (found.length === most) break;
  }
  return found;
}

const keptFor = 48 * 3_600_000;

/** Forgets what was done long ago. */
export async function sweepHistory(database: Database, now = Date.now()): Promise<void> {
  const tx = database.transaction('done', 'readwrite');
  for await (const cursor of tx.store)
    if (cursor.value.done_at < now - keptFor) await cursor.delete();
  await tx.done;
}

/** The largest request, in characters of JSON: the server takes a megabyte. */
const mostText = 400_000;

/** What goes out together: in order, of one sign-in, and no more than one call takes. */
export function chunksOf(items: readonly KeptItem[]): KeptItem[][] {
  const chunks: KeptItem[][] = [];
  let last: KeptItem[] = [];
  let size = 0;
  for (const one of items) {
    const own = JSON.stringify(one.item).length;
    const isOther = last[0] !== undefined && last[0].gathered_by !== one.gathered_by;
    if (isOther || last.length === gatheredLimits.items || size + own > mostText) {
      if (last.length > 0) chunks.push(last);
      last = [];
      size = 0;
    }
    last.push(one);
    size += own;
  }
  return last.length > 0 ? [...chunks, last] : chunks;
}

export type Post = (batch: Batch) => Promise<readonly GatheredAnswer[]>;

/**
 * Sends everything that waits, once, in its order. What fails on the way (no network, signed out) is thrown and leaves
 * the rest as it was; sending again is safe, since the server carries out each item once.
 */
export async function sendWaiting(
  database: Database,
  owner: string,
  post: Post,
  isUnreadable: (failure: unknown) => string | null = () => null,
): Promise<{ sent: number; refused: number }> {
  const told = { sent: 0, refused: 0 };
  const sendChunk = async (chunk: readonly KeptItem[]): Promise<void> => {
    const going = await markSent(database, chunk);
    if (going.length === 0) return;
    try {
      const answers = await post({
        sent_at: new Date().toISOString(),
        gathered_by: going[0]!.gathered_by,
        items: going.map(({ item }) => item),
      });
      const { refused } = await applyAnswers(database, owner, answers);
      const rest = stillWaiting(going, answers);
      told.sent += going.length - rest.length;
      told.refused += refused;
      if (rest.length > 0) await sendChunk(rest);
    } catch (failure) {
      const reason = isUnreadable(failure);
      if (reason === null) throw failure;
      // The server could not read the request at all: one item alone is to blame, and must not hold up the others.
      if (going.length > 1) {
        const half = Math.ceil(going.length / 2);
        await sendChunk(going.slice(0, half));
        await sendChunk(going.slice(half));
        return;
      }
      const { client_id } = going[0]!.item;
      const answer = { client_id, msg: reason, errors: [], units: 0 };
      const given = [{ ...answer, result: 'refused' as const }];
      told.refused += (await applyAnswers(database, owner, given)).refused;
    }
  };
  for (const chunk of chunksOf(await waitingOf(database, owner))) await sendChunk(chunk);
  return told;
}

/**
 * What the server had no time for while it carried out others: it goes out at once, before anything that was scanned
 * later. Where everything waits, a pause is better.
 */
function stillWaiting(sent: readonly KeptItem[], answers: readonly GatheredAnswer[]): KeptItem[] {
  const waiting = new Set(
    answers.flatMap(({ result, client_id: id }) => (result === 'waiting' ? id : [])),
  );
  return waiting.size === answers.length
    ? []
    : sent.filter(({ item }) => waiting.has(item.client_id));
}

/** Marks items before they go out; what was taken back meanwhile stays out. */
async function markSent(database: Database, items: readonly KeptItem[]): Promise<KeptItem[]> {
  const tx = database.transaction('items', 'readwrite', durably);
  const there: KeptItem[] = [];
  for (const { seq } of items) {
    const found = (await tx.store.get(seq)) as KeptItem | undefined;
    if (found?.state !== 'waiting') continue;
    if (!found.is_sent) await tx.store.put({ ...found, is_sent: true });
    there.push({ ...found, is_sent: true });
  }
  await tx.done;
  return there;
}

/** Done: moved to the history. Refused: kept for a person to look at. Waiting, or not answered: stays. */
export async function applyAnswers(
  database: Database,
  owner: string,
  answers: readonly GatheredAnswer[],
): Promise<{ refused: number }> {
  const tx = database.transaction(['items', 'done'], 'readwrite', durably);
  const items = tx.objectStore('items');
  let refused = 0;
  for (const { client_id, result, msg, errors, units } of answers) {
    const found = (await items.index('client').get(client_id)) as KeptItem | undefined;
    if (!found || found.owner !== owner) continue;
    if (result === 'done') {
      const { job, item } = found;
      await items.delete(found.seq);
      await tx.objectStore('done').put({
        client_id,
        owner,
        job,
        action: item.action,
        codes: item.codes,
        units,
        msg,
        done_at: Date.now(),
      });
      continue;
    }
    if (result === 'refused' && found.state !== 'refused') refused += 1;
    await items.put({ ...found, state: result, msg, errors });
  }
  await tx.done;
  return { refused };
}
