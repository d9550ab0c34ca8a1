import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Value } from './Value.tsx';

afterEach(cleanup);

const names = {
  words: { price: '价格', is_active: '启用' },
  amounts: ['price'],
  values: { state: { draft: '草稿' }, part_id: { 12: 'P-12 榨汁杯' } },
};
const shown = (field: string, value: unknown) =>
  render(<Value field={field} value={value} {...names} />).container.textContent;
/** As it is shown here, wherever that is. */
const local = (moment: string) => {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
};

test('money is read in yuan, other numbers as they are', () => {
  expect(shown('price', 123_450)).toBe('¥1,234.50');
  expect(shown('price', '9007199254740993123')).toBe('¥90,071,992,547,409,931.23');
  expect(shown('price', 0)).toBe('¥0.00');
  expect(shown('months', 12)).toBe('12');
});

test('times stand in the place of the reader, days as they are, yes and no in words', () => {
  for (const moment of ['2026-11-16T03:04:05.678Z', '2026-11-16T03:04:05+02:00'])
    expect(shown('send_time', moment)).toBe(local(moment));
  expect(shown('from_day', '2026-11-16')).toBe('2026-11-16');
  expect([shown('is_active', true), shown('is_active', false)]).toEqual(['是', '否']);
});

test('states and records that are referred to are read by their names, also in lists', () => {
  expect([shown('state', 'draft'), shown('state', 'gone')]).toEqual(['草稿', 'gone']);
  expect(shown('part_id', [12, 13])).toBe('P-12 榨汁杯\n13');
  expect(JSON.parse(shown('lines', [{ part_id: 12, n: 2 }]))).toEqual([
    { part_id: 'P-12 榨汁杯', n: 2 },
  ]);
});

test('what lies deeper is read alike', () => {
  const deep = [{ price: 500, is_active: true, at: '2026-11-16T03:04:05Z' }];
  expect(JSON.parse(shown('rows', deep))).toEqual([
    { 价格: '¥5.00', 启用: '是', at: local('2026-11-16T03:04:05Z') },
  ]);
  expect(shown('price', [100, 250])).toBe('¥1.00\n¥2.50');
});
