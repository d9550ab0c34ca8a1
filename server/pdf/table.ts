import { ensureRoom, ink, innerWidth, lineColor, paleInk, textFont, type Pdf } from './page.ts';

/** Its width as a share of the page's. */
export type TableColumn = { title: string; share: number; align?: 'right' };

const padding = 5;
const size = 9;

/** A table with lines below its rows; long texts wrap, and every page repeats the head. */
export function drawTable(doc: Pdf, columns: readonly TableColumn[], rows: readonly string[][]) {
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
  const draw = (cells: readonly string[], color: string) => {
    doc.font(textFont).fontSize(size).fillColor(color);
    const height = heightOf(cells);
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
  ensureRoom(doc, heightOf(head) * 2);
  draw(head, paleInk);
  for (const cells of rows) {
    doc.font(textFont).fontSize(size);
    if (ensureRoom(doc, heightOf(cells))) draw(head, paleInk);
    draw(cells, ink);
  }
  doc.x = left;
}
