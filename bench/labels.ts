import type { Readable } from 'node:stream';
import type { LabelValues } from '#contract/labels/content.ts';
import { starterDocument } from '#contract/labels/starters.ts';
import { streamPdf, streamZpl } from '#server/labels/render.ts';
import { mb, print } from './numbers.ts';

/** `LABELS=100000 npm run bench labels` draws that many instead. */
const count = Number(process.env.LABELS ?? 10_000);
const printed = {
  document: starterDocument('unit40', 'zh_CN'),
  copies: 1,
  readPicture: () => Promise.resolve(null),
};

function* labels(): Generator<LabelValues> {
  for (let at = 1; at <= count; at += 1) {
    const code = `7KQ2M4X9${String(at).padStart(8, '2')}`;
    yield {
      code,
      link: `https://id.example/c/${code}`,
      digital_link: `https://id.example/01/06901234567892/21/${code}`,
      gs1: `(01)06901234567892(21)${code}`,
      'part.code': 'E-1',
      'part.name': '细口手冲壶',
      'part.model': 'HK-600',
      'part.gtin': '6901234567892',
      'batch.code': 'B-500',
      'batch.product_date': '2026-08-12',
      'batch.expire_date': '',
      'batch.factory': '景德镇一厂',
      'company.name': '示例有限公司',
      'pack.code': 'P-1',
      number: String(at),
      total: String(count),
      today: '2026-11-16',
    };
  }
}

/** Takes a stream to its end, and watches the memory meanwhile. */
async function measure(name: string, open: () => Promise<Readable> | Readable): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const began = performance.now();
  const busy = process.cpuUsage();
  let bytes = 0;
  let pieces = 0;
  let peak = before;
  let early = 0;
  for await (const piece of await open()) {
    bytes += (piece as Buffer).length;
    pieces += 1;
    if (pieces % 50 !== 0) continue;
    const rss = process.memoryUsage.rss();
    peak = Math.max(peak, rss);
    // What the fonts take is there after the first labels.
    if (performance.now() - began < 3_000) early = Math.max(early, rss);
  }
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(busy);
  const worked = (user + system) / 1_000_000;
  print(
    `${name}, ${count.toLocaleString('en')} labels`,
    `${seconds.toFixed(1)} s (${worked.toFixed(1)} s of work), ${mb(bytes)}; resident ${mb(before)} before, ${mb(early)} after 3 s, ${mb(peak)} at most`,
    'aim ≤ 30 s, memory flat',
  );
}

await measure('ZPL', () => streamZpl(printed, labels()));
await measure('PDF', () => streamPdf(printed, 'bench', labels()));
