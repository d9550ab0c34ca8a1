import type { Bitmap } from './bitmap.ts';

/** Repeat counts of ZPL's hexadecimal compression: G to Y are 1 to 19, g to z are 20 to 400. */
const counted = (n: number): string => {
  let text = '';
  for (let rest = n; rest > 0;) {
    if (rest >= 20) {
      const twenties = Math.min(20, Math.floor(rest / 20));
      text += String.fromCodePoint(102 + twenties);
      rest -= twenties * 20;
    } else {
      text += String.fromCodePoint(70 + rest);
      rest = 0;
    }
  }
  return text;
};

const digits = '0123456789ABCDEF';

/** Short runs of each half byte, written once. */
const mostKept = 64;
const kept = Array.from({ length: 16 * mostKept }, (_, at) => {
  const run = (at >> 4) + 1;
  return `${run > 1 ? counted(run) : ''}${digits[at & 15]}`;
});
const written = (digit: number, run: number): string =>
  run <= mostKept ? kept[((run - 1) << 4) | digit]! : counted(run) + digits[digit]!;

/** One row: runs of half bytes, and a sign for white or black up to its end. */
function compressed(bits: Uint8Array, from: number, to: number): string {
  let text = '';
  let last = bits[from]! >> 4;
  let run = 0;
  for (let at = from * 2; at < to * 2; at += 1) {
    const digit = at & 1 ? bits[at >> 1]! & 15 : bits[at >> 1]! >> 4;
    if (digit === last) run += 1;
    else {
      text += written(last, run);
      last = digit;
      run = 1;
    }
  }
  if (last === 0) return `${text},`;
  if (last === 15) return `${text}!`;
  return text + written(last, run);
}

/** Dots as a ZPL graphic field. A row equal to the one before is a colon. */
export function graphicField({ bits, rowBytes, height }: Bitmap): string {
  const total = rowBytes * height;
  const bytes = Buffer.from(bits.buffer, bits.byteOffset, total);
  let data = '';
  for (let at = 0; at < total; at += rowBytes) {
    const isSame = at > 0 && bytes.compare(bytes, at - rowBytes, at, at, at + rowBytes) === 0;
    data += isSame ? ':' : compressed(bits, at, at + rowBytes);
  }
  return `^GFA,${total},${total},${rowBytes},${data}`;
}

/** One label, printed so many times. The printer draws what it is told, dot by dot: fonts and symbols are ours. */
export const zplLabel = (label: Bitmap, copies = 1): string =>
  `^XA^PW${label.width}^LL${label.height}^LH0,0^FO0,0${graphicField(label)}^FS^PQ${copies}^XZ\n`;
