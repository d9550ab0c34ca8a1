import { qrCode } from '#contract/codes/qr.ts';
import { ink, type Pdf } from './page.ts';

/** A QR code as shapes, sharp at every size. */
export function drawQrCode(doc: Pdf, text: string, x: number, y: number, width: number): void {
  const modules = qrCode(text, 'M');
  if (!modules) throw new Error(`No QR code holds ${text.length} characters`);
  const one = width / modules.length;
  for (const [row, isDark] of modules.entries())
    for (let column = 0; column < modules.length; column += 1) {
      const from = column;
      while (isDark[column]) column += 1;
      if (column > from) doc.rect(x + from * one, y + row * one, (column - from) * one, one);
    }
  doc.fill(ink);
}
