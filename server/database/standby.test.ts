import { chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { call } from '#contract/call.ts';
import { serve } from '#server/http/endpoint.ts';
import { atEnd } from '#server/testing/end.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner, type Owner } from '#server/testing/owner.ts';
import { template } from '#server/testing/settings.ts';
import { prepareTemplate } from '#server/testing/template.ts';
import { until } from '#server/testing/wait.ts';
import { readNote } from './embedded/leftovers.ts';
import { startEmbedded, type Embedded } from './embedded/start.ts';

/** Which of the two databases answered. */
const where = serve(
  call('GET test/where', { types: ['web'], allow: 'signedIn', answer: z.string() }),
  async ({ tx }) => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx);
    return rows[0]!.is ? 'replica' : 'primary';
  },
);

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-standby-'));
const place = (name: string) => path.join(folder, name, 'postgres');
const databases: Embedded[] = [];
let node: TestNode;
let other: TestNode;
let standby: Owner;

const start = async (name: string) => {
  const database = await startEmbedded({
    folder: place(name),
    fast: true,
    report: () => undefined,
  });
  databases.push(database);
  return Object.assign(new URL(database.url), { pathname: `/${template}` });
};
const state = async () =>
  ((await (await fetch(`${node.base}/ready`)).json()) as { replica: string }).replica;
const isWell = () =>
  until('the replica', () =>
    [node, other].every(({ app }) => app.database.replica!.state() === 'ok'),
  );
type Caller = Awaited<ReturnType<TestNode['signIn']>>;
const asked = async (caller: Caller) => (await caller.get('test/where')).data as string;

const input = (code: string) => ({ code, name: code, sort: 0, is_active: true, remark: '' });

// A real standby: the same cluster, copied while it was stopped, that streams from the first.
beforeAll(async () => {
  atEnd(async () => {
    await Promise.all(databases.map((database) => database.stop()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  await prepareTemplate(path.join(folder, 'primary'));
  cpSync(place('primary'), place('standby'), { recursive: true });
  const primary = await start('primary');
  const data = path.join(place('standby'), 'data');
  const { uid, gid } = statSync(path.join(data, 'PG_VERSION'));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(data, name), text);
    chownSync(path.join(data, name), uid, gid);
  };
  file('standby.signal', '');
  file(
    'postgresql.auto.conf',
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}'\n`,
  );
  const replica = await start('standby');
  standby = await openOwner(replica.href);
  const settings = { DATABASE_REPLICA_URL: replica.href };
  const endpoints = [where];
  node = await startTestNode({ settings, endpoints }, primary.href);
  other = await startTestNode({ settings, endpoints }, primary.href);
  await isWell();
});

test('somebody who wrote reads it at once, on every node, while others go on reading the replica', async () => {
  const [writer, reader] = [await node.signIn('demo'), await node.signIn('demo')];
  await until('their sign-ins to arrive', async () => (await asked(writer)) === 'replica');
  await standby.rows('select pg_wal_replay_pause()');
  const added = await writer.post('position/add', input('R1'));
  expect(added.code).toBe(0);
  expect(await asked(writer)).toBe('primary');
  expect(await asked(reader)).toBe('replica');
  expect((await writer.get('position/index', { keyword: 'R1' })).data).toHaveLength(1);
  expect((await reader.get('position/index', { keyword: 'R1' })).data).toEqual([]);

  // Another node knows by the cookie.
  const cookie = added.headers.get('set-cookie')!.split(';')[0]!;
  const there = other.withToken('web', writer.token);
  expect((await there.get('test/where', {}, { cookie })).data).toBe('primary');
  expect((await there.get('test/where')).data).toBe('replica');

  // A form begins with the version that its save is compared with, no matter who wrote it: no false conflict.
  const { id } = added.data;
  for (const caller of [reader, writer, there]) {
    const { data } = await caller.get('position/info', { id });
    const saved = await caller.post('position/edit', { ...input('R1'), id, version: data.version });
    expect(saved).toMatchObject({ status: 200, data: { version: data.version + 1 } });
  }
  await standby.rows('select pg_wal_replay_resume()');
  await until('the replica to catch up', async () => (await asked(writer)) === 'replica');
  expect((await writer.get('position/index', { keyword: 'R1' })).data).toHaveLength(1);
});

test('a replica that is far behind is not read, and this is told', async () => {
  const reader = await node.signIn('demo');
  await isWell();
  await standby.rows('select pg_wal_replay_pause()');
  await (await node.signIn('demo')).post('position/add', input('R2'));
  await until('it to be behind', async () => (await state()) === 'behind');
  expect((await fetch(`${node.base}/ready`)).status).toBe(200);
  expect(await asked(reader)).toBe('primary');
  const admin = await node.signIn('admin', 'admin');
  const { database } = (await admin.get('health/info')).data;
  expect(database).toMatchObject({ state: 'caution', replica: { is_reachable: true } });
  expect(database.replica.lag_ms).toBeGreaterThan(4_000);
  await standby.rows('select pg_wal_replay_resume()');
  await isWell();
});

test('reads go on at the primary while the replica is gone', async () => {
  const reader = await node.signIn('demo');
  await isWell();
  let isGone = false;
  const statuses = new Set<number>();
  const reading = (async () => {
    while (!isGone) statuses.add((await reader.get('test/where')).status);
  })();
  // It is killed, and its keeper starts it again.
  process.kill(readNote(path.join(place('standby'), 'data'))!.pid, 'SIGKILL');
  await until('it to be gone', async () => (await state()) !== 'ok');
  await isWell();
  await databases[1]!.stop();
  await until('it to be gone', async () => (await state()) === 'away');
  expect(await asked(reader)).toBe('primary');
  isGone = true;
  await reading;
  expect([...statuses]).toEqual([200]);
  const admin = await node.signIn('admin', 'admin');
  expect((await admin.get('health/info')).data.database).toMatchObject({
    state: 'bad',
    replica: { is_reachable: false },
  });
});
