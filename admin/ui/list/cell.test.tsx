// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showValue } from './cell.tsx';

test.each([
  [123456750, 'money', '¥1,234,567.50'],
  ['-123400', 'money', '-¥1,234.00'],
  [0, 'money', '¥0.00'],
  ['99999999999999999.123456', 'quantity', '99,999,999,999,999,999.123456'],
  ['1200.000', 'quantity', '1,200'],
  ['2026-03-01T04:05:06Z', 'day', '2026-03-01'],
  [2026, 'number', '2026'],
  [null, 'money', ''],
] as const)('%s as %s reads %s', (value, kind, text) => {
  expect(showValue(value, kind)).toBe(text);
});
