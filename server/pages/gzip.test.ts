import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipOf } from './gzip.ts';

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 400 }), {
  minLength: 1,
  maxLength: 8,
});

test('pieces come out as they went in, whichever are kept and in whatever order they come', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.array(fc.nat(), { maxLength: 12 })), (words, orders) => {
      const pieces = words.map((word, at) => ({ bytes: Buffer.from(word), isKept: at % 3 !== 0 }));
      for (const order of orders) {
        const some = order.map((n) => pieces[n % pieces.length]!);
        const whole = Buffer.concat(some.map(({ bytes }) => bytes));
        expect(gunzipSync(gzipOf(some)).equals(whole)).toBe(true);
      }
    }),
  );
});

test('a piece longer than a block may be stays whole', () => {
  const bytes = Buffer.from('溯源'.repeat(40_000));
  expect(gunzipSync(gzipOf([{ bytes, isKept: false }])).equals(bytes)).toBe(true);
});
