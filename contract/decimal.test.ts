import { expect, test } from 'vitest';
import { fromDecimal, plus, times, toDecimal } from './decimal.ts';

const product = (...factors: string[]) =>
  fromDecimal(factors.map(toDecimal).reduce((all, one) => times(all, one)));

test('ten levels of six decimals are multiplied exactly', () => {
  const factors = Array.from({ length: 10 }, () => '0.000001');
  expect(product(...factors)).toBe(`0.${'0'.repeat(59)}1`);
  expect(product('1.1', '1.1', '1.1')).toBe('1.331');
  expect(product('999999999999.999999', '999999999999.999999')).toBe(
    '999999999999999998000000.000000000001',
  );
});

test('sums and products lose their trailing zeros and nothing else', () => {
  expect(fromDecimal(plus(toDecimal('0.1'), toDecimal('0.2')))).toBe('0.3');
  expect(fromDecimal(plus(toDecimal('0.5'), toDecimal('1.500')))).toBe('2');
  expect(product('0.5', '200')).toBe('100');
  expect(product('0', '5.25')).toBe('0');
});
