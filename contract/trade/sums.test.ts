import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineSums, moneyInput, mostTotal, sumsOf } from './sums.ts';

const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('the sums of lines', () => {
  test('the tax of each line is rounded half up, then added', () => {
    expect(lineSums(1, 1, 50)).toEqual({ net: 1n, tax: 1n, total: 2n });
    expect(lineSums(1, 1, 49.99)).toEqual({ net: 1n, tax: 0n, total: 1n });
    expect(lineSums(3, 3333, 33.33)).toEqual({ net: 9999n, tax: 3333n, total: 13_332n });
    // Three times half a cent: a cent each, not two for all.
    const line = { quantity: 1, price: 5 };
    expect(sumsOf([line, line, line], 10)).toEqual({ net: 15n, tax: 3n, total: 18n });
  });

  test('a quantity with decimals is rounded half up to a cent before it is taxed', () => {
    expect(lineSums('80.5', 3_333, 13)).toEqual({ net: 268_307n, tax: 34_880n, total: 303_187n });
    expect(lineSums('0.000001', 499_999, 50)).toEqual({ net: 0n, tax: 0n, total: 0n });
    expect(lineSums('0.5', 1, 100)).toEqual({ net: 1n, tax: 1n, total: 2n });
    expect(sumsOf([{ quantity: '1.', price: 5 }], 0)).toBeNull();
  });

  test('are unknown while a price is, and nothing where it is zero', () => {
    expect(
      sumsOf(
        [
          { quantity: 1, price: 5 },
          { quantity: 1, price: null },
        ],
        13,
      ),
    ).toBeNull();
    expect(sumsOf([{ quantity: 9, price: 0 }], 13)).toEqual({ net: 0n, tax: 0n, total: 0n });
  });

  test('lose no cent, however large they are', () => {
    expect(lineSums(10_000_000, 99_999_999_999, 100).total).toBe(1_999_999_999_980_000_000n);
    expect(mostTotal).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  test('for any rate the tax is within half a cent of the exact one', () => {
    const count = fc.integer({ min: 1, max: 10_000_000 });
    const price = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(count, price, rate, (quantity, each, percent) => {
        const { net, tax } = lineSums(quantity, each, percent);
        const exact = net * BigInt(percent.toFixed(2).replace('.', ''));
        const off = tax * 10_000n - exact;
        return off > -5_000n && off <= 5_000n;
      }),
    );
  });
});

test('a tax rate has two decimals and lies between 0 and 100', () => {
  const { tax_rate: schema, currency } = moneyInput;
  fc.assert(fc.property(rate, (percent) => schema.safeParse(percent).success));
  for (const wrong of [-1, 100.01, 33.333, 1e-7, Number.NaN, '13', true])
    expect(schema.safeParse(wrong).success, String(wrong)).toBe(false);
  expect(currency.safeParse('XYZ').success).toBe(false);
  expect(currency.safeParse('cny').success).toBe(false);
});
