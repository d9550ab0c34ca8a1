import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ready } from 'zpl-renderer-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, expect, test } from 'vitest';
import type { LabelValues } from '#contract/labels/content.ts';
import { labelDocument } from '#contract/labels/document.ts';
import { drawLabel } from '#contract/labels/draw-label.ts';
import { drawPdf } from '../testing/pdf-pictures.ts';
import { Bitmap } from './bitmap.ts';
import { loadTypefaces } from './fonts.ts';
import { previewOf } from './preview.ts';
import { makeRaster } from './raster.ts';
import { streamPdf } from './render.ts';
import { toolsOf } from './tools.ts';
import { zplLabel } from './zpl.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = readFileSync(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const values: LabelValues = {
  code: '7KQ2M4X9B3TD6RHC',
  link: 'https://id.example/c/7KQ2M4X9B3TD6RHC',
  digital_link: 'https://id.example/01/06901234567892/21/7KQ2M4X9B3TD6RHC',
  gs1: '(01)06901234567892(21)7KQ2M4X9B3TD6RHC',
  'part.code': 'E-1',
  'part.name': '细口手冲壶',
  'part.model': 'HK-600',
  'part.gtin': '6901234567892',
  'batch.code': 'B-500',
  'batch.product_date': '2026-08-12',
  'batch.expire_date': '',
  'batch.factory': '景德镇一厂',
  'company.name': '示例',
  'pack.code': 'P-1',
  number: '1',
  total: '10',
  today: '2026-11-16',
};
const typefaces = await loadTypefaces();
const draw = makeRaster(typefaces, async () => null);
const size = { width_mm: 100, height_mm: 80 };
const label = (elements: object[], dpi = 203, more: object = {}) =>
  labelDocument.parse({ ...size, dpi, elements, ...more });

/** Dots as a picture, black on white. */
function pictureOf(map: Bitmap): ImageData {
  const data = new Uint8ClampedArray(map.width * map.height * 4).fill(255);
  for (let y = 0; y < map.height; y += 1)
    for (let x = 0; x < map.width; x += 1)
      if (map.get(x, y)) data.fill(0, (y * map.width + x) * 4, (y * map.width + x) * 4 + 3);
  return { data, width: map.width, height: map.height, colorSpace: 'srgb' };
}

/** What a scanner reads from a picture: `]d2` and the like say that it is GS1 data. */
async function read(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, { textMode: 'Plain', tryHarder: true });
  return found
    .map(({ text, symbologyIdentifier: kind }) => (isGs1(kind) ? `${kind}${text}` : text))
    .toSorted();
}
const isGs1 = (kind: string) => kind === ']d2' || kind === ']C1';

const code = (kind: string, [x, y, width, height]: readonly number[], more: object) => ({
  ...{ id: `${kind}-${x}-${y}`, kind, x, y, width, height, ...more },
});
/** Every kind of code, upright and turned. */
const codes = [
  code('qr', [2, 2, 20, 20], { content: '{link}' }),
  code('qr', [26, 2, 24, 24], { content: '{digital_link}', level: 'H', rotation: 90 }),
  code('datamatrix', [54, 2, 14, 14], { content: '{gs1}', is_gs1: true }),
  code('datamatrix', [76, 2, 14, 14], { content: '{number}/{total}', rotation: 180 }),
  code('code128', [2, 28, 50, 12], { content: '{code}' }),
  code('code128', [2, 44, 90, 12], { content: '{gs1}', is_gs1: true }),
  code('ean', [2, 60, 36, 16], { content: '{part.gtin}' }),
  code('ean', [46, 60, 30, 16], { content: '96385074' }),
  code('code128', [68, 31, 26, 10], { content: '{batch.code}', rotation: 270 }),
];
const gs1 = '010690123456789221' + values.code;
const expected = [
  ...[values.link, values.digital_link, `]d2${gs1}`, '1/10', values.code, `]C1${gs1}`],
  ...[values['part.gtin'], '96385074', values['batch.code']],
].toSorted();

/** What a printer would put on paper, drawn by somebody else's reading of ZPL. */
async function printed(zpl: string, dpi: 203 | 300): Promise<ImageData> {
  const { api } = await ready;
  const png = await api.zplToBase64Async(zpl, size.width_mm, size.height_mm, dpi === 203 ? 8 : 12);
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const map = new Bitmap(info.width, info.height);
  for (let at = 0; at < data.length; at += 1)
    if (data[at]! < 128) map.set(at % info.width, Math.floor(at / info.width));
  return pictureOf(map);
}

test.each([203, 300] as const)(
  'every code of ZPL drawn by another renderer is read back at %i dpi',
  async (dpi) => {
    const zpl = zplLabel(await draw(drawLabel(label(codes, dpi), values, toolsOf(typefaces))));
    expect(await read(await printed(zpl, dpi))).toEqual(expected);
  },
  60_000,
);

test.each([203, 300, 600])(
  'every code of a PDF drawn by another renderer is read back at %i dpi',
  async (dpi) => {
    const pdf = await previewOf(label(codes, dpi), values, 'pdf', async () => null);
    const [page] = await drawPdf(pdf, dpi);
    expect(await read(page!)).toEqual(expected);
  },
  60_000,
);

test('every label of a sheet is read back from its page of the PDF', async () => {
  const qr = code('qr', [2, 2, 26, 26], { content: '{link}' });
  const name = code('text', [30, 2, 28, 8], { content: '{part.name}', size: 8 });
  const sheet = { kind: 'page', width: 140, height: 90, columns: 2, rows: 2, row_gap: 3 };
  const document = label([qr, name], 300, { width_mm: 60, height_mm: 30, sheet });
  const many = Array.from({ length: 6 }, (_, at) => ({
    ...values,
    link: `https://id.example/${at}`,
  }));
  const printed = { document, copies: 1, readPicture: async () => null };
  const pages = await drawPdf(await buffer(await streamPdf(printed, 'sheet', many)), 300);
  const links = await Promise.all(pages.map(read));
  expect(links).toEqual(
    [many.slice(0, 4), many.slice(4)].map((some) => some.map((one) => one.link)),
  );
});

test.each([203, 300, 600])('every code of a label is read back at %i dpi', async (dpi) => {
  const drawing = drawLabel(label(codes, dpi), values, toolsOf(typefaces));
  expect(drawing.problems).toEqual([]);
  expect(await read(pictureOf(await draw(drawing)))).toEqual(expected);
});

test('names of a template’s own make no endless text', () => {
  const bindings = { a: '字'.repeat(490) };
  const room = { x: 0, y: 0, width: 40, height: 20 };
  const content = '{a}'.repeat(100);
  const long = label(
    [
      { id: 'short', kind: 'text', ...room, content: '{code}' },
      { id: 'long', kind: 'text', ...room, content, fit: 'wrap' },
      { id: 'code', kind: 'qr', ...room, content },
    ],
    203,
    { bindings },
  );
  const { elements, problems } = drawLabel(long, values, toolsOf(typefaces));
  const letters = elements.map(({ shapes }) =>
    shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join(''),
  );
  expect(letters).toEqual([values.code, '', '']);
  expect(problems).toContainEqual({ id: 'long', problem: 'overflows' });
  expect(problems).toContainEqual({ id: 'code', problem: 'invalid' });
});

test.each([0, 90] as const)(
  'a box with round corners, dot by dot, turned by %i°',
  async (turned) => {
    const box = { kind: 'box', x: 0, y: 0, width: 12.5, height: 12.5, rotation: turned };
    const [side, thickness, radius] = [100, 8, 24];
    const frame = { id: 'b', ...box, thickness: 1, radius: 3 };
    const map = await draw(drawLabel(label([frame]), values, toolsOf(typefaces)));
    /** How far a dot's middle is outside of the rounded square that is smaller by `inset`. */
    const isIn = (x: number, y: number, inset: number) => {
      const round = radius - inset;
      const over = (at: number) =>
        Math.max(inset + round - (at + 0.5), at + 0.5 - (side - inset - round), 0);
      return over(x) ** 2 + over(y) ** 2 <= round ** 2;
    };
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1)
        if (map.get(x, y) !== (isIn(x, y, 0) && !isIn(x, y, thickness)))
          expect.fail(`the dot at ${x}, ${y}`);
  },
);
