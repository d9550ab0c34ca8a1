export type Pdf = PDFKit.PDFDocument;

/** Chinese, Simplified and Traditional, and everything else; only the glyphs that are used are embedded. */
export const textFont = 'text';
/** Every viewer has it. For codes: all letters are of one width, and nothing has to be laid out. */
export const codeFont = 'Courier';
export const ink = '#1b2430';
export const paleInk = '#5b6573';
export const lineColor = '#c3c9c1';

export const innerWidth = ({ page }: Pdf): number =>
  page.width - page.margins.left - page.margins.right;

/** Begins a new page unless so much fits on this one; tells whether it did. */
export function ensureRoom(doc: Pdf, height: number): boolean {
  if (doc.y + height <= doc.page.maxY()) return false;
  doc.addPage();
  return true;
}
