import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hasDammDigit } from '#contract/gs1/check-characters.ts';
import { hashDigits, writeDigits } from './covert-codes.mjs';
import { hashCodes } from './hash-codes.ts';
import { hashBound } from './keys.ts';

describe.each([
  ['bound', 8],
  ['standalone', 20],
] as const)('%s codes', (kind, width) => {
  const seed = randomBytes(32);
  const at = (digits: Buffer, number: number) =>
    digits.subarray(number * width, (number + 1) * width).toString();

  test('are the same whether they are written together or one by one', () => {
    const all = writeDigits(seed, kind, 0, 500);
    for (const number of [0, 1, 255, 256, 499])
      expect(writeDigits(seed, kind, number, 1).toString()).toBe(at(all, number));
    expect(/^\d+$/.test(all.toString())).toBe(true);
    if (kind === 'standalone') expect(hasDammDigit(at(all, 17))).toBe(true);
    expect(writeDigits(randomBytes(32), kind, 0, 1).equals(all.subarray(0, width))).toBe(false);
  });

  test('are kept as the HMAC that the library computes, numbers beyond 32 bits included', () => {
    const count = 300;
    for (const firstSeq of [1, 2 ** 32 - 100, 2 ** 40 - count]) {
      const key = randomBytes(32);
      const digits = writeDigits(seed, kind, 7, count);
      const hashes = hashDigits(key, kind, digits, firstSeq);
      for (let number = 0; number < count; number += 1) {
        const own = hashes.subarray(number * 16, (number + 1) * 16);
        const expected =
          kind === 'bound'
            ? hashBound(key, firstSeq + number, at(digits, number))
            : createHmac('sha256', key).update(at(digits, number)).digest().subarray(0, 16);
        expect(own.equals(expected)).toBe(true);
      }
    }
  });

  test('are hashed by the thread in the same way', async () => {
    const key = randomBytes(32);
    const asked = { seed, key, kind, first: 3, count: 50, firstSeq: 9_003 };
    const direct = hashDigits(key, kind, writeDigits(seed, kind, 3, 50), 9_003);
    expect((await hashCodes(asked)).equals(direct)).toBe(true);
  });

  test('use every digit about equally often', () => {
    const digits = writeDigits(seed, kind, 0, 20_000).toString();
    for (const digit of '0123456789') {
      const share = (digits.split(digit).length - 1) / digits.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.005);
    }
  });
});
