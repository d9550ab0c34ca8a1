import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSort, reorder } from './order.ts';

type Placed = { id: number; sort: number };
// As the server lists them.
const inOrder = (list: readonly Placed[]) =>
  list.toSorted((a, b) => a.sort - b.sort || a.id - b.id).map(({ id }) => id);

test('whatever numbers siblings have, one that is moved comes to stand where it was put', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(numbers, fc.nat(11), fc.nat(11), (sorts, from, to) => {
      const siblings = sorts
        .map((sort, at) => ({ id: at + 1, sort }))
        .toSorted((a, b) => a.sort - b.sort || a.id - b.id);
      const [start, end] = [from % siblings.length, to % siblings.length];
      const { id } = siblings[start]!;
      const changes = new Map(reorder(siblings, id, end).map((one) => [one.id, one.sort]));
      const after = siblings.map((one) => ({ ...one, sort: changes.get(one.id) ?? one.sort }));
      const wanted = siblings.map((one) => one.id).filter((one) => one !== id);
      expect(inOrder(after)).toEqual(wanted.toSpliced(end, 0, id));
      expect(after.every(({ sort }) => sort >= 0 && sort <= 99_999)).toBe(true);
    }),
  );
});

test('where there is room only the moved one changes', () => {
  const siblings = [10, 20, 30].map((sort, at) => ({ id: at + 1, sort }));
  expect(reorder(siblings, 3, 0)).toEqual([{ id: 3, sort: 4 }]);
  expect(reorder(siblings, 1, 2)).toEqual([{ id: 1, sort: 40 }]);
  expect(reorder(siblings, 2, 1)).toEqual([]);
  expect(reorder(siblings, 2, 9)).toEqual([]);
});

test('a new one comes last', () => {
  expect(lastSort([])).toBe(10);
  expect(lastSort([{ id: 1, sort: 99_999 }])).toBe(99_999);
});
