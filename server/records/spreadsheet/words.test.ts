import { expect, test } from 'vitest';
import { tidy } from './words.ts';

test('codes typed in full width become plain, words stay as they are', () => {
  expect(tidy('\ufeff ＷＬ－１００ａ ')).toBe('WL-100a');
  expect(tidy('第１号（新）')).toBe('第１号（新）');
  expect(tidy('（）')).toBe('（）');
});

test('a cell of any length is read in a moment', () => {
  const began = performance.now();
  expect(tidy(`${'Ａ'.repeat(200_000)}中`)).toHaveLength(200_001);
  expect(performance.now() - began).toBeLessThan(10_000);
});
