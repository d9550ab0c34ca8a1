import { fetchApart } from './fetch-apart.ts';
import { mb, median, ms, percentile, print } from './numbers.ts';
import { seedParts } from './parts.ts';
import { startPlace } from './place.ts';

const count = 1_000_000;
const place = await startPlace();
const headers = { authorization: `Bearer ${await place.tokenFor(10)}` };
await seedParts(place.ownerUrl, count);

const download = (path: string) => fetchApart(`${place.base}/api/${path}`, headers);

// Once beforehand as a warm-up.
await download('part/export?keyword=nothing');
globalThis.gc?.();
const idle = process.memoryUsage.rss();
let peak = idle;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
// Memory after a garbage collection shows whether anything accumulates.
const used: number[] = [];
const collect = setInterval(() => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  used.push(heapUsed + arrayBuffers);
}, 5_000);
const others: number[] = [];
let isOver = false;
const began = performance.now();
const asking = (async () => {
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${place.base}/api/index/getUserInfo`, { headers })).json();
    others.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})();
const { status, bytes } = await download('part/export?sort_field=code');
const took = performance.now() - began;
isOver = true;
await asking;
clearInterval(watch);
clearInterval(collect);
if (status !== 200) throw new Error(`the export was refused with ${status}`);

print(
  `export of ${count.toLocaleString('en')} parts (${mb(bytes)})`,
  `${Math.round(count / (took / 1_000)).toLocaleString('en')} rows/s`,
);
print('memory of the process above idle, at most', mb(peak - idle));
print(
  'memory in use: after the first seconds / at the end',
  `${mb(used[0] ?? Number.NaN)} / ${mb(used.at(-1) ?? Number.NaN)}`,
  'flat',
);
print(
  'another call meanwhile: median / p95',
  `${ms(median(others))} / ${ms(percentile(others, 0.95))}`,
);
await place.close();
