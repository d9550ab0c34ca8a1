import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { beforeAll, expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';
import { withoutRepeats } from './repeats.ts';

test('a code is passed on once while it stays in view, and again after three seconds out of view', () => {
  let now = 0;
  const fresh = withoutRepeats(() => now);
  expect(fresh(['A'])).toEqual(['A']);
  for (; now < 10_000; now += 500) expect(fresh(['A'])).toEqual([]);
  now += 1_000;
  expect(fresh(['B', 'B', ''])).toEqual(['B']);
  now += 3_001;
  expect(fresh(['A', 'B'])).toEqual(['A', 'B']);
});

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = readFileSync(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

async function photographed(text: string) {
  const png = await QRCode.toBuffer(text, { width: 360, margin: 4 });
  const { data, info } = await sharp({
    create: { width: 960, height: 540, channels: 4, background: '#d8d4cc' },
  })
    .composite([{ input: png, left: 300, top: 90 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as ImageData;
}

test('a link and a GS1 element string with its separators are read from a frame', async () => {
  const link = 'https://id.example/c/7KQ2M4X9B3TD6RHC';
  expect(await readPicture(await photographed(link))).toEqual([link]);
  const gs1 = '010690123456789210LOT-7\u001d21SN-0001';
  expect(await readPicture(await photographed(gs1))).toEqual([gs1]);
});
