import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { labelDocument } from '#contract/labels/document.ts';
import { drawLabel, labelDrawer } from '#contract/labels/draw-label.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import { drawPdf } from '../testing/pdf-pictures.ts';
import { loadTypefaces } from './fonts.ts';
import { makeRaster } from './raster.ts';
import { streamPdf, streamZpl } from './render.ts';
import { toolsOf } from './tools.ts';
import { zplLabel } from './zpl.ts';

const typefaces = await loadTypefaces();
const tools = toolsOf(typefaces);
/** A picture that does not compress: half of it black, half transparent, with noise. */
const noise = Buffer.from(
  Uint8Array.from({ length: 80 * 40 * 4 }, (_, at) =>
    at % 4 === 3 ? (at % 320 < 160 ? 255 : 0) : ((at * 7919) % 251) / 4,
  ),
);
const raw = { width: 80, height: 40, channels: 4 } as const;
const logo = await sharp(noise, { raw }).png().toBuffer();
const readPicture = async () => logo;

const place = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
/** Every kind of element, each turned by this angle. */
const document = (rotation: number) =>
  labelDocument.parse({
    width_mm: 100,
    height_mm: 60,
    dpi: 300,
    elements: [
      {
        kind: 'text',
        ...place(3, 12, 30, 8),
        content: '细口手冲壶 AV To',
        size: 12,
        is_bold: true,
      },
      { kind: 'text', ...place(20, 30, 20, 4), content: '{code}', size: 9, fit: 'clip' },
      { kind: 'qr', ...place(74, 3, 22, 22), content: '{link}' },
      { kind: 'image', ...place(42, 8, 20, 14), url: `/api/picture/${'a'.repeat(64)}.webp` },
      { kind: 'box', ...place(44, 32, 20, 12), thickness: 0.8, radius: 3 },
      { kind: 'box', ...place(70, 34, 8, 8), is_filled: true, radius: 2, thickness: 0.3 },
      { kind: 'line', ...place(3, 3, 30, 1), thickness: 0.5 },
      {
        ...{ kind: 'table', ...place(58, 44, 38, 14), thickness: 0.3, size: 7 },
        rows: [
          ['批次', '{batch.code}'],
          ['编号', '{number}'],
        ],
      },
    ].map((one, at) => ({ id: `e${at}`, rotation, ...one })),
  });
const values = (number: number) => ({
  ...sampleValues,
  number: String(number),
  code: `7KQ2M4X9${String(number).padStart(4, '2')}`,
  link: `https://id.example/c/${number}`,
});
const many = Array.from({ length: 12 }, (_, at) => values(at));

test.each([0, 90, 180, 270])(
  'the PDF shows the dots that are printed, for every kind of element, turned by %i°',
  async (rotation) => {
    const printed = { document: document(rotation), copies: 1, readPicture };
    const dots = await makeRaster(
      typefaces,
      readPicture,
    )(drawLabel(printed.document, many[0]!, tools));
    const [page] = await drawPdf(
      await buffer(await streamPdf(printed, 'same', many.slice(0, 1))),
      300,
    );
    let [dark, different] = [0, 0];
    for (let y = 0; y < dots.height; y += 1)
      for (let x = 0; x < dots.width; x += 1) {
        const [isPrinted, grey] = [dots.get(x, y), page!.data[(y * page!.width + x) * 4]!];
        if (isPrinted) dark += 1;
        // Edges of letters and curves are grey in the picture of the PDF.
        if (isPrinted ? grey > 250 : grey < 5) different += 1;
      }
    expect(different / dark).toBeLessThan(0.01);
  },
);

test('labels drawn one after the other are those drawn alone', async () => {
  const printed = { document: document(0), copies: 1, readPicture };
  const alone = await Promise.all(
    many.map(async (one) =>
      zplLabel(await makeRaster(typefaces, readPicture)(drawLabel(printed.document, one, tools))),
    ),
  );
  const stream = await buffer(streamZpl(printed, many));
  expect(stream.toString('latin1')).toBe(alone.join(''));
});

test('an element that says the same on the next label is not drawn again', () => {
  const draw = labelDrawer(document(0), tools);
  const [first, second] = [draw(many[0]!), draw(many[1]!)];
  const again = second.elements.map((element, at) => element === first.elements[at]);
  expect(again).toEqual([true, false, false, true, true, true, true, false]);
});

test('a picture lies in a PDF once, however many labels show it', async () => {
  const printed = { document: document(0), copies: 1, readPicture };
  const bytes = await buffer(await streamPdf(printed, 'many', many));
  const pictures = bytes.toString('latin1').match(/\/Subtype \/Image/g);
  // The picture and its transparency.
  expect(pictures).toHaveLength(2);
});
