import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupDigits } from '#contract/decimal.ts';
import { centsOf, formatMoney, yuanOf } from '#contract/money.ts';
import { formatQuantity, trimDecimal } from './decimal.ts';

const cents = fc.maxSafeInteger();
const long = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });

describe('money', () => {
  test('reads as one writes it', () => {
    expect(formatMoney(123450)).toBe('¥1,234.50');
    expect(formatMoney(5)).toBe('¥0.05');
    expect(formatMoney(-100)).toBe('-¥1.00');
    expect(formatMoney('900719925474099312345')).toBe('¥9,007,199,254,740,993,123.45');
    expect(formatMoney(null)).toBe('');
    expect(formatMoney(123450, 'USD')).toBe('USD 1,234.50');
    expect(formatMoney(-100, 'EUR')).toBe('-EUR 1.00');
  });

  test('any amount comes back from the screen as it went there', () => {
    fc.assert(fc.property(cents, (amount) => centsOf(yuanOf(amount)) === amount));
  });

  test('an amount of any length loses no digit', () => {
    fc.assert(
      fc.property(long, (amount) => {
        const read = formatMoney(amount).replace(/[¥,.]/g, '');
        expect(BigInt(read)).toBe(amount);
      }),
    );
  });

  test('what is typed becomes cents without a float between', () => {
    expect(centsOf('0.29')).toBe(29);
    expect(centsOf('1.005')).toBe(101);
    expect(centsOf('1.004')).toBe(100);
    expect(centsOf('.5')).toBe(50);
    expect(centsOf('12.')).toBe(1200);
    expect(centsOf('-0.1')).toBe(-10);
    expect(Object.is(centsOf('-0'), 0)).toBe(true);
    for (const nothing of ['', '-', '.', 'abc', '1e5']) expect(centsOf(nothing)).toBeNull();
  });
});

describe('quantities', () => {
  test('read as one writes them', () => {
    expect(formatQuantity('1234567.500000', 'kg')).toBe('1,234,567.5 kg');
    expect(formatQuantity('0.000')).toBe('0');
    expect(formatQuantity('-0.0')).toBe('0');
    expect(formatQuantity('12345678901234567890.000000001')).toBe(
      '12,345,678,901,234,567,890.000000001',
    );
    expect(formatQuantity(null, 'kg')).toBe('');
    expect(formatQuantity('n/a')).toBe('n/a');
  });

  test('a decimal text beyond what a number holds keeps every digit that counts', () => {
    const fraction = fc.stringMatching(/^\d{0,12}$/);
    fc.assert(
      fc.property(long, fraction, (whole, digits) => {
        const decimal = digits ? `${whole}.${digits}` : String(whole);
        const shown = groupDigits(trimDecimal(decimal)).replaceAll(',', '');
        const [readWhole, readDigits = ''] = shown.split('.');
        expect(BigInt(readWhole!)).toBe(whole);
        expect(readDigits.padEnd(digits.length, '0')).toBe(digits);
      }),
    );
  });

  test('groups never have more than three digits', () => {
    fc.assert(
      fc.property(long, (whole) => /^-?\d{1,3}(,\d{3})*$/.test(groupDigits(String(whole)))),
    );
  });
});
