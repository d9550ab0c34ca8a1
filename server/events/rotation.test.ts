import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import type { SignedHead } from '#proof/formats.ts';
import { readCheckpoint, readKey, readNote, signatureBy } from '#proof/note.ts';
import { verifyHead } from '#proof/verify-head.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { RewrittenLog, signedHead, signHead } from './day-log.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const { app } = node;
const act = <T>(work: (tx: Tx) => Promise<T>) => transact(app.database.main, systemActor, work);
let admin: Awaited<ReturnType<TestNode['signIn']>>;
type About = { origin: string; keys: string[]; handovers: string[] };
const about = async () => (await (await fetch(node.base + publicLog.about)).json()) as About;
const info = async () => (await admin.get('historyLog/info')).data;
const head = (): Promise<SignedHead> => act(async (tx) => (await signedHead(app, tx))!);
const faultsOf = (signed: SignedHead, key: string) =>
  verifyHead(signed, { keys: [key] }).faults.map(({ what }) => what);
let first: { key: string; head: SignedHead };

/** Another day is over. */
async function grow(): Promise<void> {
  await owner.rows(`insert into log_day (place, day, companies, root)
    select max(place) + 1, max(day) + 1, 0, '\\x00' from log_day`);
  await act((tx) => signHead(app, tx));
}

beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  await act((tx) => app.jobs.add(tx, { kind: 'events.seal', uniqueKey: 'seal now' }));
  await until('the log is signed', async () => (await owner.rows('select from log_head'))[0]);
});

test('the key is changed once, however often it is asked for, and the name of the log stays', async () => {
  const before = await about();
  expect(before).toMatchObject({ keys: [expect.any(String)], handovers: [] });
  const old = await head();
  first = { key: before.keys[0]!, head: old };
  const answers = await Promise.all(
    [1, 1, 1].map((number) => admin.post('historyLog/rotate', { number })),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  const after = await until('the new key is published', async () => {
    const now = await about();
    return now.keys.length > 1 ? now : null;
  });
  expect(after.origin).toBe(before.origin);
  expect(after.keys[1]).toBe(before.keys[0]);
  expect(after.keys[0]).not.toBe(before.keys[0]);
  expect(after.handovers).toHaveLength(1);
  expect(await info()).toMatchObject({
    key: after.keys[0],
    key_number: 2,
    old_keys: [{ number: 1, key: before.keys[0] }],
  });
  // It is written down, without what the key follows from.
  const logged = await owner.row<{ words: string }>(
    `select row_to_json(o)::text as words from operation_log o where path = 'historyLog/rotate' order by id desc limit 1`,
  );
  expect(logged.words).toContain(readKey(after.keys[0]!)!.name);
  const { salt } = await owner.row<{ salt: Buffer }>('select salt from log_key');
  expect(logged.words).not.toContain(salt.toString('hex'));
  // The head that was signed before is still signed by the old key, and verified by either.
  expect((await head()).checkpoint).toBe(old.checkpoint);
  expect(faultsOf(old, before.keys[0]!)).toEqual([]);
  expect(faultsOf(await head(), before.keys[0]!)).toEqual([]);
});

test('heads from then on are signed with the new key; who believes the old one follows', async () => {
  await grow();
  const signed = await head();
  const { keys } = await about();
  expect(signed.keys).toEqual([keys[0]]);
  expect(signatureBy(readNote(signed.checkpoint)!, readKey(keys[1]!)!)).toBeNull();
  for (const key of keys) expect(faultsOf(signed, key)).toEqual([]);
  const { handovers: _handovers, ...without } = signed;
  expect(faultsOf(without, keys[1]!)).toEqual(['otherKey']);

  // Once more.
  expect(await admin.post('historyLog/rotate', { number: 2 })).toMatchObject({ code: 0 });
  await grow();
  const newest = await head();
  expect(newest.handovers).toHaveLength(2);
  expect(faultsOf(newest, first.key)).toEqual([]);
  // An earlier head is still told with the key that signed it.
  const { size } = readCheckpoint(readNote(first.head.checkpoint)!.text)!;
  const earlier = await act((tx) => signedHead(app, tx, size));
  expect(earlier).toMatchObject({ checkpoint: first.head.checkpoint, keys: [first.key] });
  expect(faultsOf(earlier!, first.key)).toEqual([]);
});

test('a key that somebody put into the database, or took out of it, signs nothing', async () => {
  await owner.rows(`insert into log_key (number, salt, size, handover)
    select 4, '\\x00', size, handover from log_key where number = 3`);
  await expect(act((tx) => signHead(app, tx))).rejects.toThrow(/Key 4 .* was not handed over/);
  await owner.rows('delete from log_key where number = 4');
  await owner.rows('delete from log_key where number = 3');
  await expect(act((tx) => signHead(app, tx))).rejects.toThrow(RewrittenLog);
  // Even where this computer forgot what it signed, the newest head of the database says so.
  rmSync(path.join(node.folder, 'keys', 'log-head'));
  await expect(act((tx) => signHead(app, tx))).rejects.toThrow(RewrittenLog);
});

test('belongs to those with the right', async () => {
  await owner.rows(
    `update role set permissions = '{system:historyLog:view}' where code = 'platform'`,
  );
  const viewer = await node.signIn('admin', 'admin');
  expect(await viewer.post('historyLog/rotate', { number: 3 })).toMatchObject({ status: 403 });
  const demo = await node.signIn('demo');
  expect(await demo.post('historyLog/rotate', { number: 3 })).toMatchObject({ status: 404 });
});
