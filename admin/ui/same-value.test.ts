import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

test('nothing, null, an empty text and an empty list are the same', () => {
  expect(sameValue(null, '')).toBe(true);
  expect(sameValue(undefined, [])).toBe(true);
  expect(sameValue({ a: null }, {})).toBe(true);
  expect(sameValue(0, '')).toBe(false);
  expect(sameValue(false, null)).toBe(false);
});

test('lists and objects are compared by what is in them, whatever the order of their keys', () => {
  expect(sameValue([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue([{}], [])).toBe(false);
});
