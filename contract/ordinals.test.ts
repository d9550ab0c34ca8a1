import { expect, test } from 'vitest';
import { sayNth } from './ordinals.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [101, '101st'],
  [111, '111th'],
  [112, '112th'],
  [113, '113th'],
  [1_000, '1000th'],
  [1_002, '1002nd'],
])('[STA-6] the %i. check is the %s', (n, english) => {
  expect(sayNth(n, 'en')).toBe(english);
  expect(sayNth(n, 'zh_CN')).toBe(`第${n}次`);
  expect(sayNth(n, 'zh_TW')).toBe(`第${n}次`);
});
