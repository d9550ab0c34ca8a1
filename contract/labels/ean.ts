import { hasCheckDigit } from '../gs1/check-characters.ts';

/** Widths of space, bar, space, bar for each digit of the left half with odd parity (GS1 General Specifications 5.2). */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** The parity of the six digits on the left tells the first digit. */
const parities = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];
const reversed = (text: string) => [...text].toReversed().join('');

/** EAN-13, UPC-A (as EAN-13) or EAN-8 as the widths of bars and spaces, beginning with a bar; null if it is none. */
export function ean(digits: string): number[] | null {
  if (!/^(\d{8}|\d{12,13})$/.test(digits) || !hasCheckDigit(digits)) return null;
  const all = digits.length === 12 ? `0${digits}` : digits;
  const [left, right] =
    all.length === 8 ? [all.slice(0, 4), all.slice(4)] : [all.slice(1, 7), all.slice(7)];
  const parity = all.length === 8 ? 'OOOO' : parities[Number(all[0])]!;
  const half = [...left].map((digit, at) => {
    const odd = widths[Number(digit)]!;
    return parity[at] === 'O' ? odd : reversed(odd);
  });
  const other = [...right].map((digit) => widths[Number(digit)]!);
  return [...`111${half.join('')}11111${other.join('')}111`].map(Number);
}
