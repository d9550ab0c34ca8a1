import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const rows = [
  { id: 1, code: 'P-12', name: '杯盖' },
  { id: 2, code: 'XP-1', name: '杯' },
  { id: 3, code: 'p-1', name: '杯身' },
];
const ids = (keyword: string) => nearestFirst(rows, keyword).map(({ id }) => id);

test('what was typed in full comes first, then what begins with it, the rest in its order', () => {
  expect(ids('P-1')).toEqual([3, 1, 2]);
  expect(ids('杯')).toEqual([2, 1, 3]);
  expect(ids('')).toEqual([1, 2, 3]);
});
