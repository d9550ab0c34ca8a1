// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  arrangeColumns,
  keepChoice,
  moveColumn,
  noChoice,
  readChoice,
  shownColumns,
} from './column-choice.ts';

beforeEach(() => localStorage.clear());

const columns = ['code', 'name', 'unit', 'price'].map((field) => ({ field }));
const fields = (list: readonly { field: string }[]) => list.map(({ field }) => field);

test('without a choice the columns stand as the page names them', () => {
  expect(fields(arrangeColumns(columns, noChoice))).toEqual(['code', 'name', 'unit', 'price']);
});

test('a new column stands behind the one it follows, a removed one is forgotten', () => {
  const order = ['price', 'gone', 'code', 'name'];
  expect(fields(arrangeColumns(columns, { order }))).toEqual(['price', 'code', 'name', 'unit']);
  const grown = [{ field: 'picture' }, ...columns];
  expect(fields(arrangeColumns(grown, { order }))[0]).toBe('picture');
});

test('fixed columns lead, wherever the user put them', () => {
  const fixed = [{ field: 'code', fixed: 'left' as const }, ...columns.slice(1)];
  const choice = { ...noChoice, order: ['price', 'code', 'name', 'unit'] };
  expect(fields(arrangeColumns(fixed, choice))).toEqual(['code', 'price', 'name', 'unit']);
});

test('whatever was kept, every column is there once and known ones keep the kept order', () => {
  const name = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f');
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.array(name), (present, order) => {
      const arranged = fields(
        arrangeColumns(
          present.map((field) => ({ field })),
          { order },
        ),
      );
      expect(arranged.toSorted()).toEqual(present.toSorted());
      const kept = [...new Set(order)].filter((field) => present.includes(field));
      expect(arranged.filter((field) => kept.includes(field))).toEqual(kept);
    }),
  );
});

test('moving one leaves the order of the others', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (from, to) => {
      const field = columns[from]!.field;
      const moved = fields(arrangeColumns(columns, moveColumn(columns, noChoice, field, to)));
      expect(moved[to]).toBe(field);
      const others = fields(columns).filter((one) => one !== field);
      expect(moved.filter((one) => one !== field)).toEqual(others);
    }),
  );
});

test('columns hidden by default come when asked for; a table never loses its last one', () => {
  const some = [{ field: 'code' }, { field: 'remark', hidden: true }];
  expect(fields(shownColumns(some, noChoice))).toEqual(['code']);
  expect(fields(shownColumns(some, { ...noChoice, shown: { remark: true } }))).toEqual([
    'code',
    'remark',
  ]);
  expect(shownColumns(some, { ...noChoice, shown: { code: false } })).toHaveLength(2);
});

test('a choice is kept per resource; spoilt storage is no choice', () => {
  const choice = { order: ['price'], shown: { unit: false }, isDense: true };
  keepChoice('part', choice);
  expect(readChoice('part')).toEqual(choice);
  expect(readChoice('supplier')).toEqual(noChoice);
  keepChoice('part', noChoice);
  expect(localStorage.length).toBe(0);
  for (const spoilt of ['{', '7', 'null', '{"order":5,"shown":[1],"isDense":"x"}']) {
    localStorage.setItem('list:part', spoilt);
    expect(readChoice('part')).toEqual(noChoice);
  }
});
