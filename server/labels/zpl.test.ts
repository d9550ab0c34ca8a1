import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { zplLabel } from './zpl.ts';

/** A graphic field as a printer reads it. */
function read(zpl: string): Buffer {
  const [, total, row, data] = /\^GFA,(\d+),\1,(\d+),([^^]*)\^FS/.exec(zpl)!;
  const width = Number(row) * 2;
  let all = '';
  let line = '';
  let times = 0;
  const put = (text: string) => {
    line += text;
    if (line.length < width) return;
    all += line;
    line = '';
  };
  for (const sign of data!) {
    if (sign === ':') put(all.slice(-width));
    else if (sign === ',' || sign === '!')
      put((sign === ',' ? '0' : 'F').repeat(width - line.length));
    else if (/[G-Y]/.test(sign)) times += sign.codePointAt(0)! - 70;
    else if (/[g-z]/.test(sign)) times += (sign.codePointAt(0)! - 102) * 20;
    else {
      put(sign.repeat(times || 1));
      times = 0;
    }
  }
  expect(all).toHaveLength(Number(total) * 2);
  return Buffer.from(all, 'hex');
}

test('a printer reads the dots that were written, however they lie', () => {
  const box = fc.record({
    x: fc.nat(900),
    y: fc.nat(40),
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.array(box, { maxLength: 12 }),
      (width, boxes) => {
        const map = new Bitmap(width, 48);
        for (const one of boxes) map.fill(one);
        expect(read(zplLabel(map)).equals(Buffer.from(map.bits))).toBe(true);
      },
    ),
  );
});
