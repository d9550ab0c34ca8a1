import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, expect, test } from 'vitest';
import { dataMatrix } from '../codes/data-matrix.ts';
import { code128 } from './code128.ts';
import { ean } from './ean.ts';
import { gs1Elements } from './gs1-elements.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = readFileSync(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** What a scanner reads from modules drawn black on white. */
async function scanned(modules: readonly (readonly boolean[])[], module = 3) {
  const quiet = 12;
  const width = (modules[0]!.length + quiet * 2) * module;
  const height = (modules.length + quiet * 2) * module;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (modules[Math.floor(y / module) - quiet]?.[Math.floor(x / module) - quiet])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const picture = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(picture, { textMode: 'Plain' });
  return found && { text: found.text, format: found.format, kind: found.symbologyIdentifier };
}
const rows = (widths: readonly number[], height = 20) => {
  const line = widths.flatMap((width, at) => Array<boolean>(width).fill(at % 2 === 0));
  return Array.from({ length: height }, () => line);
};

test.each([
  '7KQ2M4X9B3TD6RHC',
  '12',
  '123',
  'A1234B',
  '00123456',
  '~ !',
  'AB12345678901C',
  '12345',
])('Code 128 of %s is read back', async (text) => {
  expect(await scanned(rows(code128(text)!))).toMatchObject({ text, format: 'Code128' });
});

test('digits in Code 128 take half the room', () => {
  expect(code128('12345678')!.length).toBeLessThan(code128('ABCDEFGH')!.length * 0.7);
});

const elements = '(01)06901234567892(10)LOT-7(21)7KQ2M4X9';
const transmitted = '010690123456789210LOT-7\u001d217KQ2M4X9';

test('GS1 data is read back as GS1 data, from Code 128 and from Data Matrix', async () => {
  const { data } = gs1Elements(elements)!;
  expect(data).toBe(transmitted);
  expect(await scanned(rows(code128(data, true)!))).toMatchObject({ text: data, kind: ']C1' });
  expect(await scanned(dataMatrix(data, true)!)).toMatchObject({ text: data, kind: ']d2' });
});

test.each(['(01)06901234567893', '01)06901234567892', '(01)06901234567892x(', '(9)1', 'ABC', ''])(
  'GS1 data is refused: %s',
  (text) => expect(gs1Elements(text)).toBeNull(),
);

test('elements of fixed length come first, and a conflict between elements is told', () => {
  expect(gs1Elements('(21)A(01)06901234567892')).toEqual({
    data: '010690123456789221A',
    hasConflict: false,
  });
  expect(gs1Elements('(21)A')).toEqual({ data: '21A', hasConflict: true });
});

test.each([
  ['6901234567892', 'EAN13'],
  ['96385074', 'EAN8'],
  ['036000291452', 'EAN13'],
  ['0012345678905', 'EAN13'],
])('%s is read back as %s', async (digits, format) => {
  const found = await scanned(rows(ean(digits)!, 60));
  expect(found?.format.replace(/[-_]/g, '')).toBe(format);
  expect(found?.text.padStart(13, '0')).toBe(digits.padStart(13, '0'));
});

test.each(['6901234567893', '123', 'ABCDEFGHIJKLM'])('%s is no EAN', (digits) =>
  expect(ean(digits)).toBeNull(),
);
test.each(['产品', 'a\nb', ''])('Code 128 cannot say %j', (text) =>
  expect(code128(text)).toBeNull(),
);
