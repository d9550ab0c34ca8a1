import { create } from 'qrcode';
import { ink, type Pdf } from './page.ts';

/** A QR code as shapes, sharp at every size. */
export function drawQrCode(doc: Pdf, text: string, x: number, y: number, width: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const one = width / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1) {
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > from) doc.rect(x + from * one, y + row * one, (column - from) * one, one);
    }
  doc.fill(ink);
}
