import { expect, test } from 'vitest';
import { csvOf, isCounted, shareOf } from './figures.ts';

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
