import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { startTestNode } from '#server/testing/node.ts';
import { openSocket } from '#server/testing/socket.ts';
import { gate, until } from '#server/testing/wait.ts';
import { call } from '#contract/call.ts';
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

test('/metrics is served on its own port only', async () => {
  const port = await freePort();
  const { base } = await startTestNode({ settings: { METRICS_PORT: String(port) } });
  await fetch(`${base}/api/login/branding?company_id=38`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(
    /suyuan_http_request_seconds_count\{method="GET",route="\/api\/login\/branding",status="200"\} 1/,
  );
  expect(text).toContain('suyuan_sockets 0');
  expect(text).not.toContain('company_id');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const outside = await fetch(`${base}/metrics`);
  expect(await outside.text()).not.toContain('suyuan_http_request_seconds');
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
  line.destroy();
});
