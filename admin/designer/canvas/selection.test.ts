import { expect, test } from 'vitest';
import { neighbour, selectionAfter } from './selection.ts';

const order = ['a', 'b', 'c', 'd'];
const keys = { shiftKey: false, ctrlKey: false, metaKey: false };

test('a click chooses one, with Ctrl one more or less, with Shift all up to it', () => {
  expect(selectionAfter(order, ['a', 'b'], 'c', keys)).toEqual(['c']);
  expect(selectionAfter(order, ['a'], 'c', { ...keys, ctrlKey: true })).toEqual(['a', 'c']);
  expect(selectionAfter(order, ['a', 'c'], 'c', { ...keys, metaKey: true })).toEqual(['a']);
  expect(selectionAfter(order, ['d'], 'b', { ...keys, shiftKey: true })).toEqual(['b', 'c', 'd']);
  expect(selectionAfter(order, [], 'b', { ...keys, shiftKey: true })).toEqual(['b']);
});

test('the next and the one before, to the ends and no further', () => {
  expect(neighbour(order, ['b'], 1)).toBe('c');
  expect(neighbour(order, ['b', 'c'], -1)).toBe('a');
  expect(neighbour(order, ['d'], 1)).toBe('d');
  expect(neighbour(order, [], 1)).toBe('a');
  expect(neighbour(order, [], -1)).toBe('d');
  expect(neighbour([], [], 1)).toBeUndefined();
});
