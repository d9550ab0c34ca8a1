import { ensureBuilt } from '#scripts/build.mjs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '#e2e/support/browser.ts';
import { acts, measureActs, type Act } from './editor-acts.ts';
import { openOurs } from './editor-ours.ts';
import { kb, mb, median, ms, percentile, print } from './numbers.ts';
import { peerFolder } from './peers.ts';
import { startPlace } from './place.ts';

// Measures a production build.
ensureBuilt();

const counts = (process.env.BENCH_BLOCKS ?? '50,150,300').split(',').map(Number);

const place = await startPlace();
const peers = await buildPeers();
const browser = await chromium.launch(await findBrowser());
const context = () => browser.newContext({ viewport: { width: 1440, height: 900 } });

type Told = { times: Record<Act, number[]>; heap: number };

/** The page's memory after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function measure(open: (context: BrowserContext) => Promise<Page>): Promise<Told> {
  const room = await context();
  const page = await open(room);
  const heap = await heapOf(page);
  const times = await measureActs(page);
  await room.close();
  return { times, heap };
}

const openPeer = (name: string, count: number) => async (room: BrowserContext) => {
  const page = await room.newPage();
  await page.goto(`${peers.base}/${name}.html?count=${count}`);
  await page.waitForFunction(
    (wanted) => window.peer?.frame()?.querySelectorAll('section').length === wanted,
    count,
  );
  return page;
};

for (const count of counts) {
  const told: Record<string, Told> = {
    ours: await measure((room) => openOurs(place, room, count)),
    Puck: await measure(openPeer('puck', count)),
    GrapesJS: await measure(openPeer('grapes', count)),
  };
  for (const act of acts)
    for (const [name, { times }] of Object.entries(told))
      print(
        `${count} blocks: ${act}, ${name}`,
        `${ms(median(times[act]))} / ${ms(percentile(times[act], 0.95))}`,
        name !== 'ours' ? '' : act === 'keystroke' && count === 300 ? 'aim ≤ 16 ms' : 'aim: first',
      );
  for (const [name, { heap }] of Object.entries(told))
    print(`${count} blocks: memory, ${name}`, mb(heap), name === 'ours' ? 'aim: first' : '');
}

// What opening the editor loads, without a cache.
const room = await context();
const page = await openOurs(place, room, 50);
const session = await room.newCDPSession(page);
await session.send('Network.enable');
await session.send('Network.setCacheDisabled', { cacheDisabled: true });
let bytes = 0;
session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
await page.reload();
await page.waitForFunction(() => window.peer?.frame()?.querySelectorAll('[data-block]').length);
print('opening the editor loads', kb(bytes), 'aim ≤ 400 kB');

await browser.close();
await peers.close();
await place.close();

/** The pages of the other editors, built for production and served from here. */
async function buildPeers() {
  const root = peerFolder();
  const out = mkdtempSync(path.join(tmpdir(), 'suyuan-peers-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(out, 'cache'),
    build: {
      outDir: path.join(out, 'dist'),
      rolldownOptions: { input: ['puck', 'grapes'].map((name) => path.join(root, `${name}.html`)) },
    },
  });
  const kinds: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const file = path.join(out, 'dist', new URL(request.url!, 'http://x').pathname);
    void readFile(file).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': kinds[path.extname(file)] ?? 'application/octet-stream',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  return {
    base: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
