import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openSocket } from '#server/testing/socket.ts';
import { gate, until } from '#server/testing/wait.ts';
import { call } from '#contract/call.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { serve } from './endpoint.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

let entered = gate();
let release = gate();
const slow = serve(
  call('GET test/slow', { types: ['web'], allow: 'public', answer: z.string() }),
  async ({ app }) => {
    entered.open();
    await release.opened;
    await app.database.main.selectFrom('dict').select('code').execute();
    return 'finished';
  },
);

test('/health answers while the process lives, /ready when it can serve', async () => {
  const { base } = await startTestNode();
  for (const [path, status] of [
    ['/health', 'ok'],
    ['/ready', 'ready'],
  ]) {
    const answer = await fetch(base + path);
    expect([answer.status, await answer.json()]).toEqual([200, { status }]);
  }
});

test('/metrics is served on its own port only, with whatever alerts and dashboard ask for', async () => {
  const port = await freePort();
  const node = await startTestNode({ settings: { METRICS_PORT: String(port) } });
  const { base, anyone } = node;
  const [sold] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  await fetch(`${base}/api/login/branding?company_id=38`);
  await anyone().get('api/query', { code: sold!.code }, phone('metrics'));
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  // Only where there is a replica.
  for (const name of ['suyuan_replica_up', 'suyuan_replica_lag_seconds']) told.add(name);
  for (const file of ['alerts.yaml', 'grafana.json']) {
    const asked = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
    const names = [...asked.matchAll(/\b(?:suyuan|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  }
  expect(text).toMatch(/suyuan_scans_total\{verdict="GENUINE_FIRST"\} 1/);
  expect(text).toMatch(/suyuan_database_connections\{pool="main",state="(busy|idle)"\} [1-9]/);
  expect(text).toContain('suyuan_scans_unprocessed ');
  expect(text).toMatch(
    /suyuan_http_request_seconds_count\{method="GET",route="\/api\/login\/branding",status="200"\} 1/,
  );
  expect(text).toContain('suyuan_sockets 0');
  expect(text).not.toContain('company_id');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const outside = await fetch(`${base}/metrics`);
  expect(await outside.text()).not.toContain('suyuan_http_request_seconds');
});

test('between not being ready and closing its port a node goes on answering', async () => {
  const node = await startTestNode({ settings: { STOP_GRACE: '2' } });
  const began = Date.now();
  const stopped = node.stop();
  const ready = await fetch(`${node.base}/ready`);
  expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
    503,
    '5',
    { status: 'not ready', missing: 'stopping' },
  ]);
  expect((await fetch(`${node.base}/api/login/branding?company_id=38`)).status).toBe(200);
  await stopped;
  expect(Date.now() - began).toBeGreaterThan(1_900);
  await expect(fetch(`${node.base}/health`)).rejects.toThrow();
});

test('calls and jobs that do not end are cut: stopping takes less than ten seconds', async () => {
  const began = gate();
  const node = await startTestNode({
    endpoints: [slow],
    jobKinds: [
      {
        kind: 'endless',
        run: (job) =>
          job.step(async (tx) => {
            began.open();
            await sql`select pg_sleep(60)`.execute(tx);
            return {};
          }),
      },
    ],
  });
  entered = gate();
  release = gate();
  const call = fetch(`${node.base}/api/test/slow`);
  await entered.opened;
  await transact(node.app.database.main, systemActor, (tx) =>
    node.app.jobs.add(tx, { kind: 'endless' }),
  );
  await began.opened;
  const since = Date.now();
  await Promise.all([node.stop(), expect(call).rejects.toThrow()]);
  expect(Date.now() - since).toBeLessThan(10_000);
  release.open();
});

test('a stopping node finishes what it began, takes nothing new and is no longer ready', async () => {
  const node = await startTestNode({ endpoints: [slow] });
  const { token } = await node.signIn('demo');
  const socket = await openSocket(node.base, { token, userId: 10, app: 'web' });
  entered = gate();
  release = gate();
  // One connection that carries two calls: the second comes while the node stops.
  const line = connect(node.node.port, '127.0.0.1');
  let heard = '';
  line.on('data', (part) => (heard += String(part)));
  const call = (path: string) => line.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  call('/api/test/slow');
  await entered.opened;
  const stopped = node.stop();
  await socket.closed();
  await expect(fetch(`${node.base}/health`)).rejects.toThrow();
  call('/ready');
  release.open();
  await stopped;
  await until('both answers', () => heard.match(/HTTP\/1\.1 \d+/g)?.length === 2);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  expect(heard).toContain('finished');
  expect(heard).toMatch(/retry-after: 5/i);
  line.destroy();
});
