import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { GatheredAnswer } from '#contract/features/scan/gathered/contract.ts';
import { openDatabase, type Batch, type Database } from './database.ts';
import {
  addItem,
  chunksOf,
  closeGroup,
  countItems,
  discard,
  historyOf,
  itemsOfJob,
  queueAgain,
  refusedOf,
  sendWaiting,
  sweepHistory,
  takeBack,
  waitingOf,
} from './queue.ts';

const open: Database[] = [];
const opened = async (name: string = randomUUID()) => {
  const database = await openDatabase(name);
  open.push(database);
  return database;
};
afterEach(() => open.splice(0).forEach((one) => one.close()));

const owner = 'dealer:1:7';
const made = (code: string, more: { owner?: string; gathered_by?: string | null } = {}) => ({
  owner,
  job: 'job',
  gathered_by: 'one',
  item: {
    client_id: randomUUID(),
    action: 'receive' as const,
    codes: [code],
    at: '2026-11-16T08:00:00.000Z',
  },
  ...more,
});

/** A server as the contract describes it: each item is carried out once, however often it comes. */
function server(judge: (code: string) => GatheredAnswer['result'] = () => 'done') {
  const known = new Map<string, GatheredAnswer>();
  const carriedOut: string[] = [];
  const batches: Batch[] = [];
  const post = async (batch: Batch) => {
    batches.push(batch);
    return batch.items.map(({ client_id, codes }) => {
      const result = judge(codes[0]!);
      const answer = known.get(client_id) ?? { client_id, result, msg: '', errors: [], units: 1 };
      if (!known.has(client_id) && result === 'done') carriedOut.push(codes[0]!);
      if (result !== 'waiting') known.set(client_id, answer);
      return answer;
    });
  };
  return { post, carriedOut, batches };
}

test('what was scanned is there after the app was killed, and goes out in its order', async () => {
  const name = randomUUID();
  const before = await opened(name);
  for (const code of ['A', 'B', 'C']) await addItem(before, made(code));
  before.close();
  const after = await opened(name);
  const { post, carriedOut } = server();
  await sendWaiting(after, owner, post);
  expect(carriedOut).toEqual(['A', 'B', 'C']);
  expect(await countItems(after, owner)).toEqual({ waiting: 0, refused: 0, others: 0 });
  expect((await historyOf(after, owner, 10)).map(({ codes }) => codes[0]!).toSorted()).toEqual([
    'A',
    'B',
    'C',
  ]);
});

test('an answer that never arrived is asked for again, and nothing is done twice', async () => {
  const database = await opened();
  await addItem(database, made('A'));
  const { post, carriedOut } = server();
  const lost = async (batch: Batch) => {
    await post(batch);
    throw new Error('the network is gone');
  };
  await expect(sendWaiting(database, owner, lost)).rejects.toThrow('gone');
  expect(await waitingOf(database, owner)).toHaveLength(1);
  await sendWaiting(database, owner, post);
  expect(carriedOut).toEqual(['A']);
  expect(await waitingOf(database, owner)).toEqual([]);
});

test('done goes, refused stays with its reason, waiting and unanswered go out again', async () => {
  const database = await opened();
  for (const code of ['done', 'refused', 'waiting', 'unanswered'])
    await addItem(database, made(code));
  const { post } = server((code) => (code === 'unanswered' ? 'done' : (code as 'done')));
  const partly = async (batch: Batch) =>
    (await post({ ...batch, items: batch.items.slice(0, 3) })).map((one) =>
      one.result === 'refused' ? { ...one, msg: 'not yours' } : one,
    );
  expect(await sendWaiting(database, owner, partly)).toEqual({ sent: 4, refused: 1 });
  expect((await waitingOf(database, owner)).map(({ item }) => item.codes[0])).toEqual([
    'waiting',
    'unanswered',
  ]);
  expect(await refusedOf(database, owner)).toMatchObject([
    { item: { codes: ['refused'] }, msg: 'not yours' },
  ]);
});

test('what the server had no time for goes out at once, before anything that was scanned later', async () => {
  const database = await opened();
  const codes = ['A', 'B', 'C', 'D', 'E'];
  for (const code of codes) await addItem(database, made(code));
  await addItem(database, made('later', { gathered_by: 'two' }));
  const { post, carriedOut, batches } = server();
  const slow = async (batch: Batch) => {
    const answers = await post({ ...batch, items: batch.items.slice(0, 2) });
    const rest = batch.items.slice(2).map(({ client_id }) => ({
      ...{ client_id, result: 'waiting' as const, msg: '', errors: [], units: 0 },
    }));
    return [...answers, ...rest];
  };
  expect(await sendWaiting(database, owner, slow)).toEqual({ sent: 6, refused: 0 });
  expect(carriedOut).toEqual([...codes, 'later']);
  expect(batches).toHaveLength(4);
  expect(await waitingOf(database, owner)).toEqual([]);
});

test('what is refused can be sent again as something new, or discarded; nothing else can be discarded', async () => {
  const database = await opened();
  const waiting = await addItem(database, made('B'));
  await addItem(database, made('A'));
  await sendWaiting(database, owner, server((code) => (code === 'A' ? 'refused' : 'waiting')).post);
  const [refused] = await refusedOf(database, owner);
  await queueAgain(database, refused!.seq, 'new', 'two');
  const again = (await waitingOf(database, owner)).find(({ item }) => item.client_id === 'new');
  expect(again).toMatchObject({ item: { codes: ['A'] }, gathered_by: 'two', is_sent: false });
  await sendWaiting(database, owner, server(() => 'refused').post);
  const both = await refusedOf(database, owner);
  await addItem(database, made('C'));
  await discard(database, [...both.map(({ seq }) => seq), waiting + 100]);
  expect(await countItems(database, owner)).toEqual({ waiting: 1, refused: 0, others: 0 });
});

test('one account never sends what another has gathered', async () => {
  const database = await opened();
  await addItem(database, made('mine'));
  await addItem(database, made('theirs', { owner: 'dealer:1:8' }));
  const { post, carriedOut } = server();
  await sendWaiting(database, owner, post);
  expect(carriedOut).toEqual(['mine']);
  expect(await countItems(database, owner)).toEqual({ waiting: 0, refused: 0, others: 1 });
  expect(await countItems(database, null)).toMatchObject({ others: 1 });
});

test('items carry the sign-in they were gathered under, so that each call has one', async () => {
  const database = await opened();
  for (const mark of ['one', 'one', 'two', 'one'])
    await addItem(database, made(randomUUID(), { gathered_by: mark }));
  const { post, batches } = server();
  await sendWaiting(database, owner, post);
  expect(batches.map(({ gathered_by, items }) => [gathered_by, items.length])).toEqual([
    ['one', 2],
    ['two', 1],
    ['one', 1],
  ]);
  expect(Math.abs(Date.parse(batches[0]!.sent_at!) - Date.now())).toBeLessThan(60_000);
});

test('a call carries a thousand items at most, and no more text than the server takes', () => {
  const items = Array.from({ length: 2_500 }, (_, seq) => ({
    ...made(`code ${seq}`),
    seq,
    state: 'waiting' as const,
    is_sent: false,
    msg: '',
    errors: [],
  }));
  expect(chunksOf(items).map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  const large = items.slice(0, 30).map((one) => ({
    ...one,
    item: { ...one.item, codes: Array.from({ length: 500 }, () => 'x'.repeat(100)) },
  }));
  for (const chunk of chunksOf(large)) expect(JSON.stringify(chunk).length).toBeLessThan(500_000);
  expect(chunksOf(large).flat()).toEqual(large);
  expect(chunksOf([])).toEqual([]);
});

test('one item that the server cannot read is refused alone', async () => {
  const database = await opened();
  for (const code of ['A', 'B', 'bad', 'C']) await addItem(database, made(code));
  const { post, carriedOut } = server();
  const strict = async (batch: Batch) => {
    if (batch.items.some(({ codes }) => codes[0] === 'bad')) throw new Error('422');
    return post(batch);
  };
  await sendWaiting(database, owner, strict, (failure) =>
    failure instanceof Error && failure.message === '422' ? 'cannot be read' : null,
  );
  expect(carriedOut.toSorted()).toEqual(['A', 'B', 'C']);
  expect(await refusedOf(database, owner)).toMatchObject([
    { item: { codes: ['bad'] }, msg: 'cannot be read' },
  ]);
});

test('a scan is taken back until it was sent, and not afterwards', async () => {
  const database = await opened();
  const [first, second] = [await addItem(database, made('A')), await addItem(database, made('B'))];
  expect(await takeBack(database, first)).toBe(true);
  const { post, carriedOut } = server();
  await expect(
    sendWaiting(database, owner, async (batch) => {
      // In the middle of sending.
      expect(await takeBack(database, second)).toBe(false);
      await post(batch);
      throw new Error('lost');
    }),
  ).rejects.toThrow('lost');
  expect(await takeBack(database, second)).toBe(false);
  expect(carriedOut).toEqual(['B']);
});

test('a group becomes one item in the same moment in which it is open no more', async () => {
  const database = await opened();
  await database.put('kept', { codes: ['A'] }, 'group');
  await closeGroup(database, 'group', made('A'), undefined);
  expect(await database.get('kept', 'group')).toBeUndefined();
  const twice = made('B');
  await addItem(database, twice);
  await database.put('kept', { codes: ['B'] }, 'group');
  // The same item cannot be kept twice: then the group stays as well.
  await expect(closeGroup(database, 'group', twice, undefined)).rejects.toThrow();
  expect(await database.get('kept', 'group')).toEqual({ codes: ['B'] });
});

test('a job lists what is kept and what is done; old history is swept', async () => {
  const database = await opened();
  await addItem(database, made('A'));
  await sendWaiting(database, owner, server().post);
  await addItem(database, made('B'));
  const { kept, done } = await itemsOfJob(database, owner, 'job');
  expect([kept.length, done.length]).toEqual([1, 1]);
  await sweepHistory(database);
  expect(await historyOf(database, owner, 10)).toHaveLength(1);
  await sweepHistory(database, Date.now() + 72 * 3_600_000);
  expect(await historyOf(database, owner, 10)).toEqual([]);
});

describe('whatever happens on the way', () => {
  type Act = { kind: 'scan' | 'send' | 'lose' | 'kill' | 'both'; items: number };
  const acts = fc.array(
    fc.record<Act>({
      kind: fc.constantFrom('scan', 'send', 'lose', 'kill', 'both'),
      items: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 25 },
  );

  test('every code is carried out exactly once: kills, lost answers, two tabs at once', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (story) => {
        const name = randomUUID();
        let database = await openDatabase(name);
        const { post, carriedOut } = server();
        const lost = async (batch: Batch) => {
          await post(batch);
          throw new Error('lost');
        };
        let scanned = 0;
        for (const { kind, items } of story) {
          if (kind === 'scan')
            for (let n = 0; n < items; n += 1) await addItem(database, made(`c${(scanned += 1)}`));
          if (kind === 'send') await sendWaiting(database, owner, post);
          if (kind === 'lose') await sendWaiting(database, owner, lost).catch(() => undefined);
          if (kind === 'both')
            await Promise.all([
              sendWaiting(database, owner, post),
              sendWaiting(database, owner, post),
            ]);
          if (kind === 'kill') {
            // Killed while sending: the answer finds no one.
            await sendWaiting(database, owner, lost).catch(() => undefined);
            database.close();
            database = await openDatabase(name);
          }
        }
        await sendWaiting(database, owner, post);
        const all = Array.from({ length: scanned }, (_, at) => `c${at + 1}`);
        expect(carriedOut.toSorted()).toEqual(all.toSorted());
        expect(await countItems(database, owner)).toEqual({ waiting: 0, refused: 0, others: 0 });
        database.close();
      }),
      { numRuns: 30 },
    );
  });
});
