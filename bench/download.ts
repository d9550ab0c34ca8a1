import { randomBytes } from 'node:crypto';
import { createReadStream, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { systemActor, transact } from '#server/database/database.ts';
import { plainAddress } from '#server/files/addresses.ts';
import { settle, stage } from '#server/files/keep.ts';
import { fetchApart } from './fetch-apart.ts';
import { mb, median, ms, percentile, print } from './numbers.ts';
import { startPlace } from './place.ts';

const size = 200 * 1_048_576;
const rounds = 7;
const place = await startPlace();
const { app } = place;
const bytes = randomBytes(size);
const staged = await stage(app, {
  company: 1,
  account: null,
  key: 'bench',
  name: '大文件.step',
  kind: 'file',
  isPublic: true,
  type: 'application/octet-stream',
  bytes,
});
const { address } = await transact(app.database.main, systemActor, (tx) => settle(tx, staged));
const ours = place.base + plainAddress(address);

// The same bytes sent by a minimal server.
const file = path.join(app.settings.DATA_DIR, 'plain.bin');
writeFileSync(file, bytes);
const plainServer = createServer((_request, response) => {
  response.writeHead(200, { 'content-length': size, 'content-type': 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
await new Promise<void>((ready) => plainServer.listen(0, '127.0.0.1', ready));
const plain = `http://127.0.0.1:${(plainServer.address() as AddressInfo).port}/`;

const fetchWhole = async (url: string): Promise<number> => {
  const { status, bytes: got, took } = await fetchApart(url);
  if (status !== 200 || got !== size)
    throw new Error(`${url} answered ${status} with ${got} bytes`);
  return took;
};
await fetchWhole(plain);
await fetchWhole(ours);
const times = { plain: [] as number[], ours: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  times.plain.push(await fetchWhole(plain));
  times.ours.push(await fetchWhole(ours));
}
const speed = (took: number) => `${Math.round(size / 1_048_576 / (took / 1_000))} MB/s`;
print('200 MB by plain Node: createReadStream', speed(median(times.plain)));
print('200 MB by this server', speed(median(times.ours)));
print('ratio', (median(times.plain) / median(times.ours)).toFixed(2), '≥ 0.7');

globalThis.gc?.();
const idle = process.memoryUsage.rss();
let peak = idle;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
const others: number[] = [];
let isOver = false;
const asking = (async () => {
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${place.base}/api/openapi.json`, { method: 'HEAD' })).text();
    others.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
})();
const began = performance.now();
await Promise.all(Array.from({ length: 10 }, () => fetchWhole(ours)));
const took = performance.now() - began;
isOver = true;
await asking;
clearInterval(watch);
print('ten at once', speed(took / 10));
print('memory of the process above idle, at most', mb(peak - idle));
print(
  'another call meanwhile: median / p95',
  `${ms(median(others))} / ${ms(percentile(others, 0.95))}`,
);
const middle = await fetchApart(ours, { range: 'bytes=104857600-105906175' });
print('1 MB from the middle', `${middle.status}, ${ms(middle.took)}`, '206');
plainServer.close();
await place.close();
