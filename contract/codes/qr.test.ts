import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { create } from 'qrcode';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, expect, test } from 'vitest';
import { qrCode, type QrLevel } from './qr.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = readFileSync(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

async function scanned(modules: readonly (readonly boolean[])[]): Promise<string | undefined> {
  const [quiet, module] = [4, 3];
  const side = (modules.length + quiet * 2) * module;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (modules[Math.floor(y / module) - quiet]?.[Math.floor(x / module) - quiet])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  const picture = { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(picture, { textMode: 'Plain' });
  return found?.text;
}
const drawn = (modules: readonly (readonly boolean[])[] | null) =>
  modules?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');

/** The same text by a library. */
function theirs(text: string, level: QrLevel): boolean[][] {
  const { modules } = create(text, { errorCorrectionLevel: level });
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => Boolean(modules.get(row, column))),
  );
}

/** Bytes that fill versions 1 to 40 at level L; a text of bytes leaves no choice of segments. */
const full = (
  '17 32 53 78 106 134 154 192 230 271 321 367 425 458 520 586 644 718 792 858 929 1003 1091 1171 1273 1367 1465 1528 ' +
  '1628 1732 1840 1952 2068 2188 2303 2431 2563 2699 2809 2953'
)
  .split(' ')
  .map(Number);

test.each(full.map((bytes, at) => [at + 1, bytes] as const))(
  'version %i holds %i bytes, and is drawn at every level as a library draws it',
  (version, bytes) => {
    expect(qrCode('a'.repeat(bytes), 'L')).toHaveLength(version * 4 + 17);
    for (const [level, share] of [
      ['L', 1],
      ['M', 0.7],
      ['Q', 0.5],
      ['H', 0.35],
    ] as const) {
      const text = 'abcdefg/'.repeat(400).slice(0, Math.max(1, Math.floor(bytes * share)));
      expect(drawn(qrCode(text, level))).toBe(drawn(theirs(text, level)));
    }
  },
);

test('any text is read back, and takes no larger symbol than the library needs', async () => {
  const parts = ['0123456789', 'ABCXYZ $%*+-./:', 'abc/?=&', '细口手冲壶', 'é😀'].map((letters) =>
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 }),
  );
  const text = fc
    .array(fc.oneof(...parts), { minLength: 1, maxLength: 6 })
    .map((some) => some.join(''))
    .filter((joined) => joined.trim() !== '');
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom<QrLevel>('L', 'M', 'Q', 'H'), async (one, level) => {
      const modules = qrCode(one, level)!;
      expect(modules.length).toBeLessThanOrEqual(theirs(one, level).length);
      expect(await scanned(modules)).toBe(one);
    }),
    { numRuns: 60 },
  );
});

test('nothing, and more than the largest symbol holds, is no QR code', () => {
  expect(qrCode('', 'L')).toBeNull();
  expect(qrCode('7'.repeat(7_089), 'L')).toHaveLength(177);
  expect(qrCode('7'.repeat(7_090), 'L')).toBeNull();
});
