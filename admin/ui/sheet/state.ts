import type {
  Change,
  Mark,
  SheetColumn,
  SheetData,
  SheetRow,
  UnsavedCell,
  Values,
} from './types.ts';
import { markOf } from './values.ts';

type Past = { row: number; column: string; from: string; to: string };
type Step = readonly Past[];

/** A sheet: its rows, and the steps that can be undone and redone. */
export type SheetState = {
  rows: readonly SheetRow[];
  past: readonly Step[];
  future: readonly Step[];
};

/** Further back than this nothing is undone. */
const mostSteps = 200;

const valueOf = (values: Values, column: string) => values[column] ?? '';

/** A row with one cell changed, its marks judged again. */
export function withValue(row: SheetRow, column: SheetColumn, value: string): SheetRow {
  const { key } = column;
  const before = valueOf(row.values, key);
  if (before === value) return row;
  const saved = valueOf(row.saved, key);
  const { [key]: _old, ...others } = row.marks;
  const mark = markOf(column, value);
  return {
    ...row,
    values: { ...row.values, [key]: value },
    marks: mark ? { ...others, [key]: mark } : others,
    unsaved: row.unsaved - Number(before !== saved) + Number(value !== saved),
  };
}

export function startSheet(
  data: readonly SheetData[],
  columns: readonly SheetColumn[],
): SheetState {
  return { rows: data.map((one) => freshRow(one, columns)), past: [], future: [] };
}

function freshRow(data: SheetData, columns: readonly SheetColumn[]): SheetRow {
  const marks: Record<string, Mark> = { ...data.marks };
  for (const column of columns) {
    const mark = markOf(column, valueOf(data.values, column.key));
    if (mark) marks[column.key] = mark;
  }
  const { key, title, values, notes = {} } = data;
  return { key, title, values, notes, saved: values, marks, unsaved: 0 };
}

/** What was read again, with the unsaved cells over it. Other rows than before begin a new sheet. */
export function rebase(
  state: SheetState,
  data: readonly SheetData[],
  columns: readonly SheetColumn[],
): SheetState {
  const isSame =
    data.length === state.rows.length && data.every(({ key }, at) => state.rows[at]!.key === key);
  if (!isSame) return startSheet(data, columns);
  const rows = data.map((one, at) => {
    const before = state.rows[at]!;
    let row = freshRow(one, columns);
    if (before.unsaved === 0) return row;
    for (const column of columns) {
      const { key } = column;
      const value = valueOf(before.values, key);
      if (value === valueOf(before.saved, key)) continue;
      row = withValue(row, column, value);
      const told = before.marks[key];
      if (told && value !== valueOf(one.values, key))
        row = { ...row, marks: { ...row.marks, [key]: told } };
    }
    return row;
  });
  return { ...state, rows };
}

/** Changes cells as one step of the history. */
export function change(
  state: SheetState,
  columns: readonly SheetColumn[],
  changes: readonly Change[],
): SheetState {
  const step = changes.flatMap(({ row, column, to }): Past[] => {
    const from = valueOf(state.rows[row]!.values, column);
    return from === to ? [] : [{ row, column, from, to }];
  });
  if (step.length === 0) return state;
  return {
    rows: written(state.rows, columns, step),
    past: [...state.past.slice(1 - mostSteps), step],
    future: [],
  };
}

export function undo(state: SheetState, columns: readonly SheetColumn[]): SheetState {
  const step = state.past.at(-1);
  if (!step) return state;
  const back = step.toReversed().map((one) => ({ ...one, to: one.from }));
  return {
    rows: written(state.rows, columns, back),
    past: state.past.slice(0, -1),
    future: [step, ...state.future],
  };
}

export function redo(state: SheetState, columns: readonly SheetColumn[]): SheetState {
  const [step, ...future] = state.future;
  if (!step) return state;
  return { rows: written(state.rows, columns, step), past: [...state.past, step], future };
}

function written(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  changes: readonly Change[],
): readonly SheetRow[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const next = [...rows];
  for (const { row, column, to } of changes)
    next[row] = withValue(next[row]!, byKey.get(column)!, to);
  return next;
}

/** The cells that differ from what is saved, row by row. */
export function unsavedCells(
  { rows }: SheetState,
  columns: readonly SheetColumn[],
): readonly UnsavedCell[] {
  return rows.flatMap((row, at) => {
    if (row.unsaved === 0) return [];
    const changed = columns.filter(
      ({ key }) => valueOf(row.values, key) !== valueOf(row.saved, key),
    );
    return changed.map(({ key }) => ({
      row: at,
      key: row.key,
      column: key,
      value: valueOf(row.values, key),
    }));
  });
}

/** These cells are saved with these values; what was typed since stays unsaved. */
export function markSaved(state: SheetState, cells: readonly UnsavedCell[]): SheetState {
  const rows = [...state.rows];
  for (const { row: at, column, value } of cells) {
    const row = rows[at]!;
    const saved = { ...row.saved, [column]: value };
    const wasUnsaved = valueOf(row.values, column) !== valueOf(row.saved, column);
    const isUnsaved = valueOf(row.values, column) !== value;
    const unsaved = row.unsaved - Number(wasUnsaved) + Number(isUnsaved);
    rows[at] = { ...row, saved, unsaved };
  }
  return { ...state, rows };
}

/** Marks cells with what the server said about them, until they are changed. */
export function markRefused(
  state: SheetState,
  refused: readonly { cell: UnsavedCell; msg: string }[],
): SheetState {
  const rows = [...state.rows];
  for (const { cell, msg } of refused) {
    const row = rows[cell.row]!;
    if (valueOf(row.values, cell.column) !== cell.value) continue;
    const mark: Mark = { kind: 'error', text: msg };
    rows[cell.row] = { ...row, marks: { ...row.marks, [cell.column]: mark } };
  }
  return { ...state, rows };
}

export type Problem = { row: number; column: number; mark: Mark };

/** The marked cells, errors first. */
export function problemsOf(
  { rows }: SheetState,
  columns: readonly SheetColumn[],
): readonly Problem[] {
  const found = rows.flatMap(({ marks }, row) => {
    const keys = Object.keys(marks);
    if (keys.length === 0) return [];
    return columns.flatMap(({ key }, at) =>
      marks[key] ? [{ row, column: at + 1, mark: marks[key] }] : [],
    );
  });
  const isError = ({ mark }: Problem) => mark.kind === 'error';
  return [...found.filter(isError), ...found.filter((one) => !isError(one))];
}

export const countUnsaved = ({ rows }: SheetState): number =>
  rows.reduce((sum, { unsaved }) => sum + unsaved, 0);
