// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isChunkFailure, isOutdated } from './chunks.ts';

afterEach(() => vi.unstubAllGlobals());

test('[ERR-8] a missing chunk is told apart from other errors, in every browser', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: http://x/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
    'Loading chunk 7 failed.',
  ])
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  expect(isChunkFailure({ code: 'CSS_CHUNK_LOAD_FAILED' })).toBe(true);
  expect(isChunkFailure(new Error('x is undefined'))).toBe(false);
  expect(isChunkFailure(undefined)).toBe(false);
});

test('[ERR-8] a new deployment is noticed by the name of its first script', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  const page = (name: string) =>
    vi.fn(async () => new Response(`<script type="module" src="/assets/${name}.js">`));
  vi.stubGlobal('fetch', page('index-old'));
  expect(await isOutdated()).toBe(false);
  vi.stubGlobal('fetch', page('index-new'));
  expect(await isOutdated()).toBe(true);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  expect(await isOutdated()).toBe(false);
});
