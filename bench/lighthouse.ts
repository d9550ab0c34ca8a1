import { createServer } from 'node:net';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '#e2e/support/browser.ts';
import { median } from './numbers.ts';
import { peerFolder } from './peers.ts';

type Score = { score: number | null };
type Report = { lhr: { categories: { performance: Score; accessibility: Score } } };
type Lighthouse = (address: string, flags: object) => Promise<Report>;

/** Lighthouse scores of a page on a phone: the median of three runs. */
export async function lighthouse(address: string) {
  const file = `${peerFolder()}/node_modules/lighthouse/core/index.js`;
  const { default: run } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  const port = await freePort();
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`],
  });
  const reports: Report[] = [];
  const flags = { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility'] };
  for (let look = 0; look < 3; look += 1) reports.push(await run(address, flags));
  await browser.close();
  const of = (name: 'performance' | 'accessibility') =>
    Math.round(median(reports.map(({ lhr }) => lhr.categories[name].score ?? 0)) * 100);
  return { performance: of('performance'), accessibility: of('accessibility') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
