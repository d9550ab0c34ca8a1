import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerScanApp } from './scan-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'suyuan-scan-app-'));
const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of [
    ['index.html', '<title>扫码作业</title>'],
    ['worker.js', '//'],
    ['app.en.webmanifest', '{}'],
    ['assets/app-1.js', '//'],
    ['assets/zxing-worker-1.js', '//'],
  ] as const)
    writeFileSync(join(folder, name), content);
  await registerScanApp(server, folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const ask = async (url: string) => (await server.inject({ url })).headers;

test('the page may use the camera and WebAssembly, and is asked for each time', async () => {
  for (const url of ['/scan', '/scan/']) {
    const answer = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'permissions-policy': 'camera=(self)',
      'cache-control': 'no-cache',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain('unsafe-inline');
  }
});

test('the service worker answers for the page, hashed files stay in the cache', async () => {
  expect(await ask('/scan/worker.js')).toMatchObject({
    'service-worker-allowed': '/scan',
    'cache-control': 'no-cache',
  });
  expect(await ask('/scan/assets/zxing-worker-1.js')).toHaveProperty('content-security-policy');
  expect((await ask('/scan/assets/app-1.js'))['cache-control']).toContain('immutable');
  expect((await ask('/scan/app.en.webmanifest'))['content-type']).toContain('manifest+json');
});
