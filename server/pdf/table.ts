import { setImmediate } from 'node:timers/promises';
import { ensureRoom, ink, innerWidth, lineColor, paleInk, textFont, type Pdf } from './page.ts';

/** Its width as a share of the page's. */
export type TableColumn = { title: string; share: number; align?: 'right' };

const padding = 5;
const size = 9;

/** A table with lines below its rows; long texts wrap, and every page repeats the head. */
export function drawTable(
  doc: Pdf,
  columns: readonly TableColumn[],
  rows: readonly string[][],
): void {
  for (const _ of drawRows(doc, columns, rows)) continue;
}

/** The same, some rows at a time: thousands of them would keep everybody waiting. */
export async function* drawLongTable(
  doc: Pdf,
  columns: readonly TableColumn[],
  rows: readonly string[][],
): AsyncGenerator<void> {
  for (const at of drawRows(doc, columns, rows)) {
    if (at % 20 !== 0) continue;
    yield;
    await setImmediate();
  }
}

function* drawRows(
  doc: Pdf,
  columns: readonly TableColumn[],
  rows: readonly string[][],
): Generator<number> {
  const left = doc.page.margins.left;
  const width = innerWidth(doc);
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / all) * width);
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...cells.map((cell, at) =>
        doc.heightOfString(cell || ' ', { width: widths[at]! - padding * 2 }),
      ),
    ) +
    padding * 2;
  const draw = (cells: readonly string[], color: string, height: number) => {
    doc.font(textFont).fontSize(size).fillColor(color);
    const top = doc.y;
    let x = left;
    for (const [at, cell] of cells.entries()) {
      const { align = 'left' } = columns[at]!;
      doc.text(cell, x + padding, top + padding, { width: widths[at]! - padding * 2, align });
      x += widths[at]!;
    }
    doc.y = top + height;
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(0.5)
      .stroke(lineColor);
  };
  const head = columns.map(({ title }) => title);
  doc.font(textFont).fontSize(size);
  const headHeight = heightOf(head);
  ensureRoom(doc, headHeight * 2);
  draw(head, paleInk, headHeight);
  for (const [at, cells] of rows.entries()) {
    doc.font(textFont).fontSize(size);
    const height = heightOf(cells);
    if (ensureRoom(doc, height)) draw(head, paleInk, headHeight);
    draw(cells, ink, height);
    doc.x = left;
    yield at;
  }
  doc.x = left;
}
