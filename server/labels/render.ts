import type { Readable } from 'node:stream';
import { Readable as Stream } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { labelDrawer } from '#contract/labels/draw-label.ts';
import type { Drawing } from '#contract/labels/draw.ts';
import { graveFaults } from '#contract/labels/faults.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { sendPdf } from '../pdf/document.ts';
import { loadTypefaces } from './fonts.ts';
import { openLabelPdf } from './pdf.ts';
import { pictureReader } from './pictures.ts';
import { makeRaster, type ReadPicture } from './raster.ts';
import { toolsOf } from './tools.ts';
import { zplLabel } from './zpl.ts';

/** The pictures of a document, read once; labels are drawn when the transaction has ended. */
export async function readPictures(
  app: App,
  tx: Tx,
  companyId: number,
  { elements }: LabelDocument,
): Promise<ReadPicture> {
  const read = pictureReader(app, tx, companyId);
  const pictures = new Map<string, Buffer | null>();
  for (const element of elements)
    if (element.kind === 'image' && !pictures.has(element.url))
      pictures.set(element.url, await read(element.url));
  return (url) => Promise.resolve(pictures.get(url) ?? null);
}

/** Draws labels of one document. */
async function drawer(document: LabelDocument): Promise<(values: LabelValues) => Drawing> {
  return labelDrawer(document, toolsOf(await loadTypefaces()));
}

/** Whether a label with these values could not be read, because a code is invalid or too large for its room. */
export async function faultFinder(document: LabelDocument) {
  const draw = await drawer(document);
  return (values: LabelValues): boolean =>
    draw(values).problems.some(({ problem }) => graveFaults.has(problem));
}

/** Others have their turn while many labels are drawn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

type Printed = { document: LabelDocument; copies: number; readPicture: ReadPicture };
type Many = AsyncIterable<LabelValues> | Iterable<LabelValues>;

/** Labels as one PDF, drawn as fast as it is taken. */
export async function streamPdf(
  { document, copies, readPicture }: Printed,
  title: string,
  labels: Many,
): Promise<Readable> {
  const draw = await drawer(document);
  const { pdf, add } = await openLabelPdf(document, title, readPicture);
  async function* pages() {
    for await (const values of labels) {
      const drawing = draw(values);
      for (let copy = 0; copy < copies; copy += 1) add(drawing);
      await turn();
      yield;
    }
  }
  return sendPdf(pdf, pages());
}

/** Labels as ZPL, one after the other. */
export function streamZpl({ document, copies, readPicture }: Printed, labels: Many): Readable {
  async function* lines() {
    const draw = await drawer(document);
    const raster = makeRaster(await loadTypefaces(), readPicture);
    for await (const values of labels) {
      yield Buffer.from(zplLabel(await raster(draw(values)), copies), 'latin1');
      await turn();
    }
  }
  return Stream.from(lines(), { objectMode: false });
}

/** How many labels one page holds, all copies of a label on it. */
export const labelsOfPage = ({ sheet }: LabelDocument, copies: number): number =>
  sheet.kind === 'roll' ? 1 : Math.max(1, Math.floor((sheet.columns * sheet.rows) / copies));

/** What is sent to a printer at once, for each so many labels: one label of ZPL, or one page of PDF. */
export async function drawPieces<L extends { values: LabelValues }>(
  printed: Printed,
  format: 'zpl' | 'pdf',
  labels: readonly L[],
): Promise<{ labels: L[]; data: Buffer }[]> {
  const { document, copies, readPicture } = printed;
  const pieces: { labels: L[]; data: Buffer }[] = [];
  if (format === 'zpl') {
    const draw = await drawer(document);
    const raster = makeRaster(await loadTypefaces(), readPicture);
    for (const label of labels) {
      const data = Buffer.from(zplLabel(await raster(draw(label.values)), copies), 'latin1');
      pieces.push({ labels: [label], data });
      await turn();
    }
    return pieces;
  }
  const size = labelsOfPage(document, copies);
  for (let at = 0; at < labels.length; at += size) {
    const some = labels.slice(at, at + size);
    const stream = await streamPdf(
      printed,
      some[0]!.values.code,
      some.map(({ values }) => values),
    );
    pieces.push({ labels: some, data: await buffer(stream) });
  }
  return pieces;
}
