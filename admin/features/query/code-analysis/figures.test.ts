import { expect, test } from 'vitest';
import { csvOf } from '#admin/ui/list/csv.ts';
import { daysOf, isCounted, knownDays, shareOf } from './figures.ts';

test('a share is read in percent, small ones with a digit more, and nothing is no whole', () => {
  expect(shareOf(1, 2, 'zh-CN')).toBe('50%');
  expect(shareOf(3, 1_000, 'zh-CN')).toBe('0.3%');
  expect(shareOf(3, 2, 'en')).toBe('150%');
  expect(shareOf(0, 5, 'en')).toBe('0%');
  expect(shareOf(5, 0, 'en')).toBeNull();
});

test('what a company does itself happens in no province', () => {
  expect(isCounted('generated', 'province', false)).toBe(false);
  expect(isCounted('shipped', 'day', true)).toBe(false);
  expect(isCounted('shipped', 'part', false)).toBe(true);
  expect(isCounted('scanned', 'province', true)).toBe(true);
});

test('a table saved as CSV opens as the table it was, whatever parts are called', () => {
  const text = csvOf([
    ['名称', '生成'],
    ['壶, "细口"', 12],
    ['=1+1', -3],
  ]);
  expect(text).toBe('\uFEFF名称,生成\r\n"壶, ""细口""",12\r\n\'=1+1,-3\r\n');
});

test('days that are not known are not drawn as days without anything', () => {
  const days = daysOf(['2026-01-01', '2026-01-05'], 0);
  const rows = [{ key: '2026-01-04' }, { key: '2026-01-03' }];
  expect(knownDays(days, rows, false)).toEqual(days);
  expect(knownDays(days, rows, true)).toEqual(['2026-01-03', '2026-01-04', '2026-01-05']);
  const ages = daysOf(['1990-01-01', '2026-01-05'], 0);
  expect(knownDays(ages, rows, false)).toEqual(['2026-01-03', '2026-01-04']);
});
