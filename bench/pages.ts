import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import pg from 'pg';
import { openPage } from '#blocks/open.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { sanitized } from '#server/pages/sanitize.ts';
import { renderDraft, renderShown } from '#server/pages/renderer.ts';
import { gzipOf } from '#server/pages/gzip.ts';
import { sendBlocks } from '#server/pages/send.ts';
import { lighthouse } from './lighthouse.ts';
import { makeCodes } from './make-codes.ts';
import { kb, median, print } from './numbers.ts';
import { pageOf40 } from './page-of-40.ts';
import { startPlace } from './place.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const built = fileURLToPath(new URL('../dist/consumer/', import.meta.url));
if (!existsSync(`${built}manifest.json`)) throw new Error('Build first: npm run build');

const place = await startPlace([], { TRUST_PROXY: '127.0.0.1' });
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const { app } = place;
const codes = await makeCodes(app, owner, 200_000);
const [image] = (
  await owner.query<{ images: string[] }>('select images from part where id = $1', [codes.part])
).rows[0]!.images;
const document = pageOf40(image ?? '');
const demo = (await owner.query<{ id: number }>(`select id from account where username = 'demo'`))
  .rows[0]!.id;
const token = await place.tokenFor(demo);
const post = async (path: string, body: object) => {
  const answer = await fetch(`${place.base}/api/web/pageTemplate/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as { code: number; msg: string; data: { id: number } };
  if (told.code !== 0) throw new Error(told.msg);
  return told.data;
};
const { id } = await post('add', { name: 'Bench', document });
await post('publish', { id, version: 1 });
await post('assign', { id, version: 2, uses: [{ target: 'part', target_id: codes.part }] });

// What travels.
const address = `${place.base}/template?code=${codes.texts[0]}`;
const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
const markup = await answer.text();
const sent = Number(answer.headers.get('content-length'));
const files = [...markup.matchAll(/(?:href|src)="\/page\/([^"]+)"/g)].map(([, file]) => file!);
const weigh = (end: string) =>
  files
    .filter((file) => file.endsWith(end))
    .reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0);
const [script, style] = [weigh('.js'), weigh('.css')];
const elements = markup.split(/<[a-z]/).length - 1;
print('a page of 40 blocks: markup, elements', `${kb(markup.length)}, ${elements}`);
print('  script, compressed', kb(script), 'aim ≤ 30 kB');
print('  style, compressed', kb(style));
print('  markup as it is sent', kb(sent));
print('  everything but pictures', kb(script + style + sent), 'aim ≤ 80 kB');

// Drawing alone, by the time this process works: each page for another code.
const page = sanitized(openPage(document));
const scene = sampleScene('repeat', 'zh_CN', 'page');
const result = scene.answer!.result!;
const sceneOf = (n: number) => ({
  ...scene,
  query: { code: `CODE${n}` },
  answer: { ...scene.answer!, result: { ...result, serial_number: `CODE${n}`, query_time: n } },
});
const around = {
  here: new URL('http://page/template?code=X'),
  ...{ title: 'T', below: '', styles: [], scripts: [] },
  broken: (_block: string, error: unknown) => {
    throw error;
  },
};
async function worked(count: number, draw: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < Math.min(count, 3_000); n += 1) await draw(n);
  const before = process.cpuUsage();
  for (let n = 0; n < count; n += 1) await draw(n);
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1_000_000);
}
const perSecond = (value: number) => `${value.toFixed(0)}/s`;
print(
  'drawn again, every block, and compressed',
  perSecond(await worked(300, async (n) => gzipSync(await renderDraft(page, sceneOf(n), around)))),
);
print(
  'drawn in pieces and packed, on one core',
  perSecond(await worked(5_000, async (n) => gzipOf(await renderShown(page, sceneOf(n), around)))),
);

type Sent = { perSecond: number; failed: number; p50: number; p99: number };
async function send(base: string, path: string, connections = 64): Promise<Sent> {
  const child: ChildProcess = fork(new URL('./scan-sender.mjs', import.meta.url), { execArgv: [] });
  child.send({ base, file: codes.file, connections, seconds, path });
  const [told] = (await once(child, 'message')) as [Sent];
  if (told.failed > 0) throw new Error(`${told.failed} failed`);
  return told;
}

// Served over HTTP without a scan, by the time this process works.
const bare = Fastify();
let served = 0;
bare.get('/page', (_request, reply) =>
  sendBlocks(reply, page, sceneOf((served += 1)), { title: 'T' }),
);
await bare.listen({ port: 0, host: '127.0.0.1' });
const port = (bare.server.address() as { port: number }).port;
// Until it is warm; on a machine that does much else that takes a while.
for (let time = 0; time < 4 && served < 10_000; time += 1)
  await send(`http://127.0.0.1:${port}`, '/page?code=');
const before = process.cpuUsage();
served = 0;
await send(`http://127.0.0.1:${port}`, '/page?code=');
const { user, system } = process.cpuUsage(before);
print(
  'served over HTTP without the scan, on one core',
  perSecond(served / ((user + system) / 1_000_000)),
  'aim ≥ 3,000/s',
);
await bare.close();

// With the durable scan, against the scan alone.
await send(place.base, '/template?code=', 16);
const [pages, scans]: [Sent[], Sent[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  scans.push(await send(place.base, '/api/web/api/query?code='));
  pages.push(await send(place.base, '/template?code='));
}
const of = (all: Sent[], pick: (one: Sent) => number) => median(all.map(pick));
print('scans alone, 64 at once', perSecond(of(scans, (one) => one.perSecond)));
print('pages with their scan, 64 at once', perSecond(of(pages, (one) => one.perSecond)));
print('  p50 / p99', `${of(pages, (one) => one.p50)} / ${of(pages, (one) => one.p99)} ms`);
print(
  '  share of the scan’s own limit',
  (of(pages, (one) => one.perSecond) / of(scans, (one) => one.perSecond)).toFixed(2),
);

const { performance: speed, accessibility } = await lighthouse(address);
print('Lighthouse mobile: performance', String(speed), 'aim ≥ 98');
print('Lighthouse mobile: accessibility', String(accessibility), 'aim 100');
await owner.end();
await place.close();
