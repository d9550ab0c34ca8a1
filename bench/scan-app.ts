import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readPicture } from '#scan/camera/read-picture.ts';
import { lighthouse } from './lighthouse.ts';
import { kb, median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const built = fileURLToPath(new URL('../dist/scan/', import.meta.url));
const rounds = 40;

// Bytes of the app, as a phone loads them first, and of the reader it fetches with the camera.
const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(js|css|html|wasm)$/.test(name),
);
const bytes = (chosen: (name: string) => boolean) =>
  files
    .filter(chosen)
    .map((name) => gzipSync(readFileSync(built + name), { level: 9 }).length)
    .reduce((sum, one) => sum + one, 0);
const isReader = (name: string) => /zxing/.test(name);
print(
  'scan app: scripts, style and page, gzip',
  kb(bytes((name) => !isReader(name))),
  'aim ≤ 250 kB',
);
print('reader of codes, fetched with the camera, gzip', kb(bytes(isReader)));

// One frame of the camera, with a code in it and without.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const wasmBinary = readFileSync(wasm).buffer;
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
const background = { width: 960, height: 540, channels: 4, background: '#d8d4cc' } as const;

async function frame(text: string | null): Promise<ImageData> {
  const code = text ? await QRCode.toBuffer(text, { width: 300, margin: 4 }) : null;
  const picture = sharp({ create: background });
  const whole = code ? picture.composite([{ input: code, left: 320, top: 120 }]) : picture;
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' };
}
async function timeOf(picture: ImageData): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await readPicture(picture);
    times.push(performance.now() - began);
  }
  return median(times);
}
print(
  'one frame of 960 × 540 with a QR code',
  ms(await timeOf(await frame('https://id.example/c/7KQ2M4X9B3TD6RHC'))),
);
print('one frame without any', ms(await timeOf(await frame(null))));

const place = await startPlace();
const { performance: speed, accessibility } = await lighthouse(`${place.base}/scan`);
print(
  'Lighthouse on a phone: performance, accessibility',
  `${speed}, ${accessibility}`,
  'aim ≥ 95',
);
await place.close();
