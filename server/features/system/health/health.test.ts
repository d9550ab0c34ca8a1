import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Health } from '#contract/features/system/health/contract.ts';
import { untrustedProxyOf } from '#server/cluster/untrusted-proxy.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { judgeDatabase, judgeJobs, judgeNode, judgeScans, judgeStorage } from './judge.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);

test('every living node tells how it is, and one that is silent is noticed', async () => {
  const admin = await node.signIn('admin', 'admin');
  const read = async () => (await admin.get('health/info')).data as Health;
  const found = await until('both nodes', async () => {
    const now = await read();
    return now.nodes.filter(({ memory }) => memory !== undefined).length === 2 ? now : undefined;
  });
  expect(found.nodes.filter(({ is_this: isThis }) => isThis)).toHaveLength(1);
  for (const one of found.nodes)
    expect(one).toMatchObject({
      version: expect.stringMatching(/^\d/),
      process: process.pid,
      places: '2021-10-25',
      sockets: 0,
    });
  expect(found.database.bytes).toBeGreaterThan(1_000_000);
  expect(found.database.connections).toBeGreaterThan(1);
  expect(found.database.tables.length).toBe(8);
  expect(found.database).toMatchObject({ replica: null });
  // Partitions are not listed as tables.
  expect(found.database.tables.map(({ name }) => name).join()).not.toMatch(/_\d{4}_\d\d/);
  expect(found.storage).toMatchObject({ kind: 'disk', is_reachable: true, is_shared: true });
  for (const one of found.nodes) expect(one.disk_free).toBeGreaterThan(0);
  await second.app.cluster.close();
  await owner.rows(
    `insert into node (id, seen_time) values (gen_random_uuid(), now() - interval '20 seconds')`,
  );
  const later = await read();
  expect(later.nodes.map(({ state }) => state)).toContain('bad');
  expect(later.state).toBe('bad');
});

test('nodes that store files in different places are told', async () => {
  const admin = await node.signIn('admin', 'admin');
  const folder = path.join(node.folder, 'elsewhere');
  await startTestNode({ settings: { STORAGE_URL: `file:${folder}` } }, node.ownerUrl);
  const found = await until('the difference', async () => {
    const { storage } = (await admin.get('health/info')).data as Health;
    return storage.is_shared ? undefined : storage;
  });
  expect(found.state).toBe('bad');
});

test('a proxy that is not trusted is told in the log once, and here with its address', async () => {
  const lines: string[] = [];
  const alone = await startTestNode();
  vi.spyOn(alone.app.log, 'warn').mockImplementation((...words: unknown[]) => {
    lines.push(JSON.stringify(words));
  });
  const admin = await alone.signIn('admin', 'admin');
  const read = async () => ((await admin.get('health/info')).data as Health).nodes[0]!;
  await until('the node', async () => (await read()).untrusted_proxy !== undefined);
  expect(await read()).toMatchObject({ untrusted_proxy: '', state: 'good' });
  for (const address of ['203.0.113.1', '203.0.113.2'])
    await alone.anyone().get('login/captcha', {}, { 'x-forwarded-for': address });
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(lines.join()).toContain('127.0.0.1');
  await until('the notice', async () => (await read()).untrusted_proxy !== '');
  expect(await read()).toMatchObject({ untrusted_proxy: '127.0.0.1', state: 'caution' });

  const behind = await startTestNode({ settings: { TRUST_PROXY: 'loopback' } });
  await behind.anyone().get('login/captcha', {}, { 'x-forwarded-for': '203.0.113.1' });
  expect(untrustedProxyOf(behind.app)).toBe('');
});

test('is shown to nobody without the right', async () => {
  const demo = await node.signIn('demo');
  expect(await demo.get('health/info')).toMatchObject({ status: 404 });
  await owner.rows(`update role set permissions = '{system:job:view}' where code = 'platform'`);
  const viewer = await node.signIn('admin', 'admin');
  expect(await viewer.get('health/info')).toMatchObject({ status: 403 });
});

test('what is too late, too full or out of reach is told', () => {
  const job = { waiting: 1, running: 0, failed: 0, waits_ms: 0 };
  expect(judgeJobs(job)).toBe('good');
  expect(judgeJobs({ ...job, failed: 1 })).toBe('caution');
  expect(judgeJobs({ ...job, waits_ms: 3_600_000 })).toBe('bad');
  expect(judgeScans({ behind: 9, lag_ms: 90_000 })).toBe('caution');
  expect(judgeNode({ id: '', is_this: true, silent_ms: 0, delay: 400 })).toBe('caution');
  const proxy = { untrusted_proxy: '10.0.0.5' };
  expect(judgeNode({ id: '', is_this: true, silent_ms: 0, ...proxy })).toBe('caution');
  expect(judgeNode({ id: '', is_this: true, silent_ms: 0, disk_free: 1e9 })).toBe('caution');
  expect(judgeNode({ id: '', is_this: true, silent_ms: 0, disk_free: 1e7 })).toBe('bad');
  const disk = { kind: 'disk', is_reachable: true, is_shared: true, took_ms: 1 } as const;
  expect(judgeStorage(disk)).toBe('good');
  expect(judgeStorage({ ...disk, is_reachable: false })).toBe('bad');
  expect(judgeStorage({ ...disk, is_shared: false })).toBe('bad');
  const database = { version: '', bytes: 1, tables: [], most_connections: 100, connections: 85 };
  expect(judgeDatabase({ ...database, replica: null })).toBe('caution');
  expect(judgeDatabase({ ...database, replica: { is_reachable: false, lag_ms: 0 } })).toBe('bad');
});
