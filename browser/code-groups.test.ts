import { expect, test } from 'vitest';
import { groupsOf } from './code-groups.ts';

test('a long code is read in groups of four, and stays the code when they are put together', () => {
  expect(groupsOf('0123456789ABCDEFGH')).toEqual(['0123', '4567', '89AB', 'CDEF', 'GH']);
  expect(groupsOf('0123456789ABCDEFGH').join('')).toBe('0123456789ABCDEFGH');
});

test('short ones and those with marks of their own stay whole', () => {
  for (const code of [
    'PO202611190001',
    'WL20261119001',
    'HD202611001',
    'P-1001',
    'SN12345',
    'SO-20260101-0001',
    'https://a.example/s/1',
    '',
  ])
    expect(groupsOf(code)).toEqual([code]);
});
