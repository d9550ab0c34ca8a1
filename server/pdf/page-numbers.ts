import { paleInk, textFont, type Pdf } from './page.ts';

const size = 8;
const fromBottom = 34;

type Font = {
  id: string;
  ascender: number;
  ref: () => object;
  encode: (text: string) => [glyphs: string[], positions: object[]];
};
/** The current font. */
// oxlint-disable-next-line no-underscore-dangle -- the library has no other way to write outside of a page
const fontOf = (doc: Pdf): Font => (doc as unknown as { _font: Font })._font;

/**
 * Writes "1 / 3" below every page. Pages are sent before their count is known: all show the same form XObject, which
 * is written at the end.
 */
export function numberPages(doc: Pdf, footer: string): void {
  const fonts: Record<string, object> = {};
  const total = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -size, size * 6, size * 2],
    Resources: { Font: fonts },
  });
  let count = 0;
  doc.on('pageAdded', () => {
    count += 1;
    const { page, x: left, y: top } = doc;
    const y = page.height - fromBottom;
    doc.font(textFont).fontSize(size).fillColor(paleInk);
    doc.text(footer, page.margins.left, y, { lineBreak: false });
    const before = `${count} / `;
    const x = page.width - page.margins.right - doc.widthOfString('0000 / 0000');
    doc.text(before, x, y, { lineBreak: false });
    const at = x + doc.widthOfString(before);
    const baseline = y + (fontOf(doc).ascender / 1000) * size;
    (page as unknown as { xobjects: Record<string, object> }).xobjects.Total = total;
    doc.addContent(`q 1 0 0 -1 ${at.toFixed(2)} ${baseline.toFixed(2)} cm /Total Do Q`);
    doc.x = left;
    doc.y = top;
  });
  const end = doc.end.bind(doc);
  doc.end = () => {
    const font = fontOf(doc.font(textFont));
    fonts[font.id] = font.ref();
    const [glyphs] = font.encode(String(count));
    total.end(Buffer.from(`BT /${font.id} ${size} Tf <${glyphs.join('')}> Tj ET`));
    return end();
  };
}
