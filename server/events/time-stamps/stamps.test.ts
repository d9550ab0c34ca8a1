import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAuthority, readQuery, wrapToken } from '#proof/authority.fixture.ts';
import type { SignedHead } from '#proof/formats.ts';
import { verifyStamps } from '#proof/verify-stamps.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { signedHead } from '#server/events/day-log.ts';
import { atEnd } from '#server/testing/end.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { askForStamp } from './ask.ts';

const settings = { OUTGOING_HOSTS: '127.0.0.1' };
const node = await startTestNode({ settings });
const owner = await openOwner(node.ownerUrl);
const authority = makeAuthority();
atEnd(() => authority.end());
const signer = authority.certify();
let admin: Awaited<ReturnType<TestNode['signIn']>>;

/** A time-stamping authority whose answers each test sets. */
type Reply = (query: Uint8Array) => Uint8Array | { status: number } | 'never';
let reply: Reply = () => ({ status: 500 });
const heard: string[] = [];
const outside = createServer((request, answer) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    heard.push(request.headers['content-type'] ?? '');
    const said = reply(new Uint8Array(Buffer.concat(pieces)));
    if (said === 'never') answer.writeHead(200).write('.');
    else if (said instanceof Uint8Array)
      answer.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(said);
    else answer.writeHead(said.status).end();
  });
}).listen(0, '127.0.0.1');
await once(outside, 'listening');
atEnd(() => {
  outside.closeAllConnections();
  outside.close();
});
const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/tsa`;

const head = (): Promise<SignedHead> =>
  transact(node.app.database.main, systemActor, async (tx) => (await signedHead(node.app, tx))!);
let version = 0;
async function set(value: object) {
  const answer = await admin.post('config/edit', { name: 'timestamps', value, version });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  version += 1;
}
const stamps = async () => (await admin.get('historyLog/info')).data.stamps;
/** Presses the button and waits for what comes of it. */
async function ask() {
  expect(await admin.post('historyLog/stamp')).toMatchObject({ code: 0 });
  return until('the answer of the authority', async () => {
    const now = await stamps();
    return now.state === 'waiting' ? null : now;
  });
}

beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  await transact(node.app.database.main, systemActor, (tx) =>
    node.app.jobs.add(tx, { kind: 'events.seal', uniqueKey: 'seal now' }),
  );
  await until('the log is signed', async () => (await owner.rows('select from log_head'))[0]);
});

describe('the authority that stamps heads of the log', () => {
  test('is asked only where one is set, with a certificate that can be one', async () => {
    expect(await stamps()).toMatchObject({ state: 'off', last: null });
    expect(await admin.post('historyLog/stamp')).toMatchObject({ status: 409 });
    for (const [field, value] of [
      ['tsa_address', 'ftp://tsa.example'],
      ['tsa_fingerprint', 'ab:cd'],
    ] as const)
      expect(
        await admin.post('config/edit', { name: 'timestamps', value: { [field]: value }, version }),
      ).toMatchObject({ status: 422, errors: [{ field }] });
  });

  const expired = authority.certify({ days: -1 });
  const site = authority.certify({ use: 'site' });
  const now = () => new Date();
  const stated =
    (change: object, own = signer): Reply =>
    (query) =>
      wrapToken(authority.sign({ ...readQuery(query), time: now(), ...change }, own));
  test.each<[string, Reply, string]>([
    ['has a fault', () => ({ status: 500 }), 'status'],
    ['sends on to somewhere else', () => ({ status: 302 }), 'status'],
    ['says no', () => wrapToken(null, 2), 'notGranted'],
    ['says something else', () => new TextEncoder().encode('<html>'), 'unreadableStamp'],
    ['sends an endless answer', () => new Uint8Array(100_000), 'unreachable'],
    ['stamps something else', stated({ hash: new Uint8Array(32) }), 'otherImprint'],
    ['answers another request', stated({ nonce: Uint8Array.of(5) }), 'otherNonce'],
    ['has a wrong clock', stated({ time: new Date(Date.now() + 3_600_000) }), 'wrongTime'],
    ['has a certificate that expired', stated({}, expired), 'expiredStamp'],
    ['has a certificate for something else', stated({}, site), 'notForStamps'],
  ])('that %s is not believed, and the screen says why', async (_name, given, error) => {
    if ((await stamps()).state === 'off') await set({ tsa_address: address });
    reply = given;
    expect(await ask()).toMatchObject({ state: 'failed', error, last: null });
    expect((await head()).stamps).toBeUndefined();
  });

  test('that does not come to an end is not waited for', async () => {
    reply = () => 'never';
    const began = Date.now();
    expect(
      await askForStamp(node.app.settings, { address, fingerprint: '' }, 'a head', 300),
    ).toMatchObject({ error: 'unreachable' });
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test('that is another one than was set is not believed; the right one is, and the proof has its stamp', async () => {
    reply = (query) => authority.answer(query, signer);
    await set({ tsa_address: address, tsa_fingerprint: authority.fingerprint(expired) });
    expect(await ask()).toMatchObject({ state: 'failed', error: 'otherAuthority' });
    await set({ tsa_address: address, tsa_fingerprint: authority.fingerprint('root') });
    const { last } = await ask();
    expect(last).toMatchObject({ authority: 'Clock of the test' });
    expect(await stamps()).toMatchObject({ state: 'stamped', error: '' });
    expect(new Set(heard)).toEqual(new Set(['application/timestamp-query']));

    const signed = await head();
    expect(signed.stamps).toHaveLength(1);
    const verified = await verifyStamps(signed);
    expect(verified).toMatchObject({
      faults: [],
      stamps: [{ authority: 'Clock of the test', fingerprint: last.fingerprint }],
    });
    // What witnesses sign later changes nothing about it; another head does.
    const cosigned = { ...signed, checkpoint: `${signed.checkpoint}— w ${'A'.repeat(100)}\n` };
    expect(await verifyStamps(cosigned)).toEqual(verified);
    const other = { ...signed, checkpoint: signed.checkpoint.replace(/\n\d+\n/, '\n3\n') };
    expect((await verifyStamps(other)).faults).toEqual([{ line: null, what: 'otherImprint' }]);

    // Asked once more it stamps again; the first stamp is the one that counts.
    expect((await ask()).last).toEqual(last);
  });

  test('is asked by itself when the log has grown, and later each time it fails', async () => {
    await owner.rows('delete from log_time_stamp');
    await owner.rows('delete from time_stamp_state');
    reply = () => ({ status: 503 });
    for (const minutes of [10, 20, 40]) {
      await ask();
      const { pause } = await owner.row<{ pause: number }>(
        'select round(extract(epoch from next_time - now()) / 60)::int as pause from time_stamp_state',
      );
      expect(pause).toBe(minutes);
    }
    reply = (query) => authority.answer(query, signer);
    await owner.rows('update time_stamp_state set next_time = now()');
    await owner.rows('delete from log_head where size = (select max(size) from log_head)');
    await transact(node.app.database.main, systemActor, (tx) =>
      node.app.jobs.add(tx, { kind: 'events.seal', uniqueKey: 'seal again' }),
    );
    await until('the new head is stamped', async () => (await stamps()).state === 'stamped');
  });

  test('within our own house is not called', async () => {
    const strict = await startTestNode({}, node.ownerUrl);
    expect(
      await askForStamp(strict.app.settings, { address, fingerprint: '' }, 'a head'),
    ).toMatchObject({ error: 'private' });
  });

  test('is asked by those with the right', async () => {
    await owner.rows(
      `update role set permissions = '{system:historyLog:view}' where code = 'platform'`,
    );
    const viewer = await node.signIn('admin', 'admin');
    expect(await viewer.get('historyLog/info')).toMatchObject({ status: 200 });
    expect(await viewer.post('historyLog/stamp')).toMatchObject({ status: 403 });
  });
});
