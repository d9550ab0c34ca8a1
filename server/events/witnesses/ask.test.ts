import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import type { SignedHead } from '#proof/formats.ts';
import { readCheckpoint, readKey, readNote, signatureBy } from '#proof/note.ts';
import { verifyHead } from '#proof/verify-head.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { signedHead } from '#server/events/day-log.ts';
import { atEnd } from '#server/testing/end.ts';
import { copyDatabase, startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { makeWitness } from './made-log.fixture.ts';
import { readSubmission, sizeType, type Submission } from './submission.ts';

const node = await startTestNode({ settings: { OUTGOING_HOSTS: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
// Another installation, which witnesses the log of the first.
const otherUrl = await copyDatabase();
await (await openOwner(otherUrl)).rows(`delete from config where name = 'secret'`);
const other = await startTestNode(
  { settings: { SECRET_KEY: 'the secret of another installation, also long' } },
  otherUrl,
);
let admin: Awaited<ReturnType<TestNode['signIn']>>;
type About = { origin: string; keys: string[]; witness: string };
const aboutOf = async ({ base }: { base: string }) =>
  (await (await fetch(base + publicLog.about)).json()) as About;
const head = (): Promise<SignedHead> =>
  transact(node.app.database.main, systemActor, async (tx) => (await signedHead(node.app, tx))!);

/** A witness whose answers each test sets. */
type Answer = { status: number; body: string; type?: string };
let reply: (asked: Submission, times: number) => Answer = () => ({ status: 500, body: '' });
let asked: Submission[] = [];
const outside = createServer((request, answer) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const submission = readSubmission(Buffer.concat(pieces).toString())!;
    asked.push(submission);
    const { status, body, type = 'text/plain' } = reply(submission, asked.length);
    answer.writeHead(status, { 'content-type': type }).end(body);
  });
}).listen(0, '127.0.0.1');
await once(outside, 'listening');
atEnd(() => void outside.close());
const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/w`;

beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  await transact(node.app.database.main, systemActor, (tx) =>
    node.app.jobs.add(tx, { kind: 'events.seal', uniqueKey: 'seal now' }),
  );
  await until('the log is signed', async () => (await owner.rows('select from log_head'))[0]);
});
beforeEach(() => {
  asked = [];
});

const answered = (id: number) =>
  until('the answer of the witness', async () => {
    const { data } = await admin.get('witness/info', { id });
    return data.state === 'waiting' ? null : data;
  });
let names = 0;
async function addWitness(given: object = {}) {
  const witness = makeWitness(`witness-${(names += 1)}.example`);
  const answer = await admin.post('witness/add', {
    name: `见证方 ${names}`,
    address,
    key: witness.key,
    ...given,
  });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return { ...witness, id: answer.data.id as number };
}
const remove = (id: number) => admin.post('witness/delete', { ids: [id] });

describe('a witness', () => {
  test('that is another installation signs the head, and everybody sees it', async () => {
    const own = await aboutOf(node);
    const theirs = await aboutOf(other);
    const otherAdmin = await other.signIn('admin', 'admin');
    await otherAdmin.post('witnessedLog/add', { name: '第一家', keys: own.keys });
    const { data } = await admin.post('witness/add', {
      name: '第二家',
      // As it is copied from a page: with the last part.
      address: `${other.base}/witness/add-checkpoint`,
      key: theirs.witness,
    });
    expect(data).toMatchObject({ address: `${other.base}/witness` });
    const { size } = readCheckpoint(readNote((await head()).checkpoint)!.text)!;
    expect(await answered(data.id)).toMatchObject({ state: 'signed', size, error: '' });
    const shown = await until('the signature is shown', async () => {
      const text = await (await fetch(node.base + publicLog.checkpoint)).text();
      return text.includes('suyuan-witness-') ? text : null;
    });
    expect(signatureBy(readNote(shown)!, readKey(theirs.witness)!)).not.toBeNull();
    expect((await admin.get('historyLog/info')).data).toMatchObject({
      origin: own.origin,
      head: { size, cosigned: [{ name: readKey(theirs.witness)!.name }] },
      witnesses: 1,
    });

    // The verifier tells who signed, and finds those that it is told to find.
    const verified = verifyHead(await head(), {});
    expect(verified).toMatchObject({ faults: [], witnesses: [{ isGiven: false }] });
    expect(verifyHead(await head(), { keys: [theirs.witness] })).toMatchObject({
      faults: [],
      witnesses: [{ name: readKey(theirs.witness)!.name, isGiven: true }],
    });
    const stranger = makeWitness('stranger.example').key;
    expect(verifyHead(await head(), { keys: [theirs.witness, stranger] }).faults).toEqual([
      { line: null, what: 'noWitness', params: { name: 'stranger.example' } },
    ]);
    const { checkpoint, ...rest } = await head();
    const moved = checkpoint.replace(/(— suyuan-witness-\S+ \S{20})(.)/, (_, start: string, one) =>
      one === 'A' ? `${start}B` : `${start}A`,
    );
    expect(verifyHead({ checkpoint: moved, ...rest }, {}).faults).toMatchObject([
      { what: 'badWitness' },
    ]);

    // Asked once more it signs the same head again; that changes nothing.
    const before = await owner.rows('select * from log_cosignature');
    expect(await admin.post('witness/ask', { id: data.id })).toMatchObject({ code: 0 });
    expect(await answered(data.id)).toMatchObject({ state: 'signed', size });
    expect(await owner.rows('select * from log_cosignature')).toEqual(before);
    await remove(data.id as number);
    expect((await head()).checkpoint).toContain('suyuan-witness-');
  });

  test('is asked by what it knows: from the size that it names, with the proof from there', async () => {
    reply = ({ old, note }, times) =>
      times === 1
        ? { status: 409, body: '2\n', type: sizeType }
        : { status: old === 2 ? 200 : 500, body: witness.sign(note.text) };
    const witness = await addWitness();
    const { size } = await answered(witness.id);
    expect(asked.map(({ old }) => old)).toEqual([0, 2]);
    expect(asked[0]!.path).toEqual([]);
    expect(asked[1]!.path.length).toBeGreaterThan(0);
    expect(asked[1]!.head.size).toBe(size);
    await remove(witness.id);
  });

  const elsewhere = makeWitness('somebody-else.example');
  test.each<[string, (signed: ReturnType<typeof makeWitness>) => typeof reply, string]>([
    ['does not know the log', () => () => ({ status: 404, body: '' }), 'unknownLog'],
    ['knows another key of it', () => () => ({ status: 403, body: '' }), 'refusedKey'],
    ['saw another history', () => () => ({ status: 422, body: '' }), 'forked'],
    [
      'knows another head of the same size',
      () =>
        ({ old, head: { size } }) =>
          old < size
            ? { status: 409, body: `${size}\n`, type: sizeType }
            : { status: 409, body: 'another head' },
      'forked',
    ],
    ['saw a longer log', () => () => ({ status: 409, body: '99999\n', type: sizeType }), 'ahead'],
    ['answers 409 without a size', () => () => ({ status: 409, body: 'no' }), 'status'],
    ['has a fault', () => () => ({ status: 500, body: 'oops' }), 'status'],
    ['says nothing', () => () => ({ status: 200, body: '' }), 'notSigned'],
    ['says something else', () => () => ({ status: 200, body: '<html>' }), 'badAnswer'],
    [
      'hands over the signature of another',
      () =>
        ({ note }) => ({ status: 200, body: elsewhere.sign(note.text) }),
      'notSigned',
    ],
    [
      'signed another head',
      ({ sign }) =>
        ({ note }) => ({ status: 200, body: sign(note.text.replace(/\n\d+\n/, '\n1\n')) }),
      'notSigned',
    ],
    [
      'signed in the future',
      ({ sign }) =>
        ({ note }) => ({
          status: 200,
          body: sign(note.text, Math.floor(Date.now() / 1_000) + 3_600),
        }),
      'wrongTime',
    ],
    [
      'signed before there was something to sign',
      ({ sign }) =>
        ({ note }) => ({ status: 200, body: sign(note.text, 1_600_000_000) }),
      'wrongTime',
    ],
    [
      'sends an endless answer',
      () => () => ({ status: 200, body: 'x'.repeat(100_000) }),
      'unreachable',
    ],
  ])('that %s is not believed, and the list says why', async (_name, make, error) => {
    const before = await owner.rows('select * from log_cosignature');
    const witness = makeWitness(`witness-${(names += 1)}.example`);
    reply = make(witness);
    const added = await admin.post('witness/add', {
      name: `见证方 ${names}`,
      address,
      key: witness.key,
    });
    expect(await answered(added.data.id)).toMatchObject({ state: 'failed', error, size: 0 });
    expect(await owner.rows('select * from log_cosignature')).toEqual(before);
    const { n, pause } = await owner.row<{ n: number; pause: boolean }>(
      `select failures as n, next_time > now() + interval '9 minutes' as pause from witness where id = $1`,
      [added.data.id],
    );
    expect({ n, pause }).toEqual({ n: 1, pause: true });
    await remove(added.data.id as number);
  });

  test('that cannot be reached is asked again, later each time, until it signs', async () => {
    reply = () => ({ status: 503, body: '' });
    const witness = await addWitness();
    for (const minutes of [10, 20, 40]) {
      await answered(witness.id);
      const { pause } = await owner.row<{ pause: number }>(
        `select round(extract(epoch from next_time - now()) / 60)::int as pause from witness where id = $1`,
        [witness.id],
      );
      expect(pause).toBe(minutes);
      await admin.post('witness/ask', { id: witness.id });
    }
    reply = ({ note }) => ({ status: 200, body: witness.sign(note.text) });
    await answered(witness.id);
    await admin.post('witness/ask', { id: witness.id });
    expect(await answered(witness.id)).toMatchObject({ state: 'signed', error: '' });
    await remove(witness.id);
  });
});
