import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { call } from '#contract/call.ts';
import { serve } from '#server/http/endpoint.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { atEnd } from '#server/testing/end.ts';
import { until } from '#server/testing/wait.ts';

/** Passes bytes on until it falls silent: connections stay open, and nothing arrives any more. */
async function openProxy(target: URL) {
  let isSilent = false;
  const pairs = new Set<{ sockets: [Socket, Socket]; isDead: boolean }>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = { sockets: [near, far] as [Socket, Socket], isDead: isSilent };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void (pair.isDead || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => void (pair.isDead || to.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  atEnd(() => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: url.href,
    /** The connections there are, and if `isAll` also those to come. */
    silence: (isAll: boolean) => {
      isSilent = isAll;
      for (const pair of pairs) pair.isDead = true;
    },
    /** New connections pass again; the old ones stay dead. */
    speak: () => void (isSilent = false),
  };
}

const write = serve(
  call('POST test/write', { types: ['web'], allow: 'signedIn', answer: z.null() }),
  async ({ tx }) => {
    await sql`update account set realname = realname where username = 'demo'`.execute(tx);
    return null;
  },
);

test('a line to the database that falls silent is noticed, told and given up, and heals by itself', async () => {
  const proxy = await openProxy(new URL(await copyDatabase()));
  const node = await startTestNode({ endpoints: [write] }, proxy.url);
  const demo = await node.signIn('demo');
  const change = () => demo.post('test/write');
  const ask = () => demo.get('notice/index', { limit: 1 });
  expect((await ask()).code).toBe(0);
  const timed = async (work: () => Promise<{ status: number; headers: Headers }>) => {
    const began = Date.now();
    const { status, headers } = await work();
    return { status, wait: headers.get('retry-after'), took: Date.now() - began };
  };
  for (let round = 0; round < 2; round += 1) {
    proxy.silence(true);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => timed(n % 2 ? ask : change)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, wait: '5' });
      expect(answer.took).toBeLessThan(10_000);
    }
    const ready = await fetch(`${node.base}/ready`);
    expect(await ready.json()).toEqual({ status: 'not ready', missing: 'database' });
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${node.base}/health`)).status).toBe(200);
    proxy.speak();
    const began = Date.now();
    await until('an answer', async () => (await ask()).status === 200);
    expect((await change()).status).toBe(200);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await fetch(`${node.base}/ready`)).status).toBe(200);
    await until('messages of other nodes', () => node.app.cluster.isListening());
  }
});

test('connections that died unnoticed while they were idle do not fail a call', async () => {
  const proxy = await openProxy(new URL(await copyDatabase()));
  const node = await startTestNode({}, proxy.url);
  const demo = await node.signIn('demo');
  await Promise.all(Array.from({ length: 6 }, () => demo.get('notice/index', { limit: 1 })));
  // As by a firewall that forgot them.
  proxy.silence(false);
  const began = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => demo.get('notice/index', { limit: 1 })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(Date.now() - began).toBeLessThan(10_000);
});
