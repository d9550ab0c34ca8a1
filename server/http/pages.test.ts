import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { registerPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'suyuan-pages-'));
const server = Fastify();
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'starters'));
  for (const [name, content] of [
    ['index.html', '<title>溯源</title>'],
    ['.inputs', 'hidden'],
    ['favicon.svg', '<svg/>'],
    ['starters/one.svg', '<svg/>'],
    ['assets/first-1.js', 'const first = 1;'],
    ['assets/first-1.js.gz', gzipSync('const first = 1;')],
  ] as const)
    writeFileSync(join(folder, name), content);
  await registerPages(server, {} as App, folder);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('hashed files are sent as they were packed and kept for ever', async () => {
  const packed = await server.inject({
    url: '/assets/first-1.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const plain = await server.inject({ url: '/assets/first-1.js' });
  expect(plain.body).toBe('const first = 1;');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const head = await server.inject({ method: 'HEAD', url: '/assets/first-1.js' });
  expect(head.statusCode).toBe(200);
});

test('what keeps its name is asked for each time', async () => {
  for (const url of ['/favicon.svg', '/starters/one.svg'])
    expect((await server.inject({ url })).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/first-0.js',
  '/assets/',
  '/assets/../.inputs',
  '/assets/..%2f.inputs',
  '/.inputs',
])('there is nothing at %s', async (url) => {
  expect(await server.inject({ url })).toMatchObject({ statusCode: 404, body: 'nothing' });
});
