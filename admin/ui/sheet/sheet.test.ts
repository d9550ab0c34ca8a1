import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, clearArea, fillDown, paste, readArea } from './edits.ts';
import {
  change,
  countUnsaved,
  markRefused,
  markSaved,
  problemsOf,
  rebase,
  redo,
  startSheet,
  undo,
  unsavedCells,
  type SheetState,
} from './state.ts';
import type { Change, SheetColumn } from './types.ts';

const columns: SheetColumn[] = [
  { key: 'v', title: '电压', kind: 'number', min: 4.8, max: 5.2 },
  { key: 'n', title: '备注', kind: 'text' },
];
const data = ['A1', 'A2', 'A3'].map((title) => ({ key: title, title, values: {} }));
const start = () => startSheet(data, columns);
const whole = areaOf({ row: 0, column: 0 }, { row: 2, column: 2 });
const at = (row: number, column: number) => areaOf({ row, column }, { row, column });
const cellsOf = ({ rows }: SheetState) => readArea(rows, columns, { ...whole, left: 1 });
const put = (state: SheetState, changes: readonly Change[]) => change(state, columns, changes);

test('a pasted block fills the cells from the active one on, and says what does not fit', () => {
  const block = [['5'], ['4'], ['5.1']];
  const { changes, beyond } = paste(start().rows, columns, at(1, 1), block);
  const state = put(start(), changes);
  expect(cellsOf(state)).toEqual([
    ['', ''],
    ['5', ''],
    ['4', ''],
  ]);
  expect(beyond).toBe(1);
  expect(countUnsaved(state)).toBe(2);
});

test('one copied cell fills the whole selection', () => {
  const { changes } = paste(start().rows, columns, { ...whole, left: 1, right: 1 }, [['5']]);
  expect(cellsOf(put(start(), changes)).map(([first]) => first)).toEqual(['5', '5', '5']);
});

test('pasted onto the serial numbers, each line finds its own row, in any order', () => {
  const block = [
    ['a3', '5', 'third'],
    ['B9', '5'],
    ['A1', '4.9'],
  ];
  const { changes, unknown } = paste(start().rows, columns, at(0, 0), block);
  expect(cellsOf(put(start(), changes))).toEqual([
    ['4.9', ''],
    ['', ''],
    ['5', 'third'],
  ]);
  expect(unknown).toEqual(['B9']);
});

test('filling down copies the first row of the selection, or the cell above', () => {
  const state = put(start(), [{ row: 0, column: 'v', to: '5' }]);
  const range = areaOf({ row: 2, column: 1 }, { row: 0, column: 1 });
  expect(cellsOf(put(state, fillDown(state.rows, columns, range))).map(([v]) => v)).toEqual([
    '5',
    '5',
    '5',
  ]);
  expect(cellsOf(put(state, fillDown(state.rows, columns, at(1, 1)))).map(([v]) => v)).toEqual([
    '5',
    '5',
    '',
  ]);
  expect(fillDown(state.rows, columns, at(0, 1))).toEqual([]);
});

test('clearing empties the selection but never the serial numbers', () => {
  const state = put(start(), [{ row: 1, column: 'n', to: 'x' }]);
  const cleared = put(state, clearArea(columns, whole));
  expect(countUnsaved(cleared)).toBe(0);
  expect(cleared.rows.map(({ title }) => title)).toEqual(['A1', 'A2', 'A3']);
});

test('undoing all steps leads back, and redoing them leads here again, whatever they were', () => {
  const one = fc.record({
    row: fc.nat(2),
    column: fc.constantFrom('v', 'n'),
    to: fc.constantFrom('', '5', '9', 'x'),
  });
  fc.assert(
    fc.property(fc.array(fc.array(one)), (steps) => {
      const changed = steps.reduce(put, start());
      const times = changed.past.length;
      const repeat = (from: SheetState, move: typeof undo) =>
        Array.from({ length: times }).reduce<SheetState>((state) => move(state, columns), from);
      const back = repeat(changed, undo);
      expect(back.rows.map(({ marks, unsaved }) => ({ marks, unsaved }))).toEqual(
        start().rows.map(({ marks, unsaved }) => ({ marks, unsaved })),
      );
      expect(repeat(back, redo).rows).toEqual(changed.rows);
      expect(countUnsaved(changed)).toBe(unsavedCells(changed, columns).length);
    }),
  );
});

test('problems list errors first, then what is outside its limits', () => {
  const state = put(start(), [
    { row: 0, column: 'v', to: '6' },
    { row: 2, column: 'v', to: 'x' },
  ]);
  expect(problemsOf(state, columns).map(({ row, mark }) => [row, mark.kind])).toEqual([
    [2, 'error'],
    [0, 'high'],
  ]);
});

test('what the server refuses stands at its cell until the cell is changed', () => {
  const typed = put(start(), [{ row: 1, column: 'v', to: '5' }]);
  const [cell] = unsavedCells(typed, columns);
  const refused = markRefused(typed, [{ cell: cell!, msg: '已被他人修改' }]);
  expect(problemsOf(refused, columns)).toMatchObject([{ row: 1, mark: { text: '已被他人修改' } }]);
  const again = put(refused, [{ row: 1, column: 'v', to: '4.9' }]);
  expect(problemsOf(again, columns)).toEqual([]);
});

test('saved cells are no longer counted; what was typed meanwhile still is', () => {
  const typed = put(start(), [{ row: 0, column: 'v', to: '5' }]);
  const sent = unsavedCells(typed, columns);
  const meanwhile = put(typed, [{ row: 0, column: 'v', to: '5.1' }]);
  expect(countUnsaved(markSaved(typed, sent))).toBe(0);
  expect(unsavedCells(markSaved(meanwhile, sent), columns)).toMatchObject([{ value: '5.1' }]);
});

test('rows read again take over what is stored and keep what is unsaved', () => {
  const typed = put(start(), [{ row: 0, column: 'n', to: 'mine' }]);
  const stored = data.map((row) => ({ ...row, values: { v: '5', n: 'theirs' } }));
  const state = rebase(typed, stored, columns);
  expect(cellsOf(state)).toEqual([
    ['5', 'mine'],
    ['5', 'theirs'],
    ['5', 'theirs'],
  ]);
  expect(countUnsaved(state)).toBe(1);
  expect(rebase(typed, stored.slice(1), columns).past).toEqual([]);
});
