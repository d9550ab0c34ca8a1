import type { Area, Change, SheetColumn, SheetRow, Spot } from './types.ts';
import { readValue, shownValue } from './values.ts';

type Rows = readonly SheetRow[];
type Columns = readonly SheetColumn[];

/** What pasting does: the cells it changes, and how much of the block found no place. */
export type Pasted = { changes: readonly Change[]; beyond: number; unknown: readonly string[] };

export const areaOf = (anchor: Spot, head: Spot): Area => ({
  top: Math.min(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  bottom: Math.max(anchor.row, head.row),
  right: Math.max(anchor.column, head.column),
});

export const isOneCell = ({ top, left, bottom, right }: Area): boolean =>
  top === bottom && left === right;

export const isWithin = ({ top, left, bottom, right }: Area, row: number, column: number) =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The area's cells as they are shown; the first column shows what a row is called. */
export function readArea(rows: Rows, columns: Columns, area: Area): string[][] {
  return rows.slice(area.top, area.bottom + 1).map((row) =>
    Array.from({ length: area.right - area.left + 1 }, (_, at) => {
      const column = columns[area.left + at - 1];
      return column ? shownValue(column, row.values[column.key] ?? '') : row.title;
    }),
  );
}

/**
 * Pastes a block at the area. One single cell fills the whole area. Pasted onto the first column, the block's first
 * column says which row each of its rows belongs to, in whatever order they come.
 */
export function paste(rows: Rows, columns: Columns, area: Area, block: string[][]): Pasted {
  const isSingle = block.length === 1 && block[0]!.length === 1;
  if (area.left === 0) return isSingle ? nothing : pasteByTitle(rows, columns, block);
  if (isSingle) {
    const changes = everyCell(columns, area, () => block[0]![0]!);
    return { changes, beyond: 0, unknown: [] };
  }
  const fits = block.slice(0, rows.length - area.top);
  const changes = fits.flatMap((cells, at) => lineOf(columns, area.top + at, area.left - 1, cells));
  return { changes, beyond: block.length - fits.length, unknown: [] };
}

const nothing: Pasted = { changes: [], beyond: 0, unknown: [] };

function pasteByTitle(rows: Rows, columns: Columns, block: string[][]): Pasted {
  const places = new Map(rows.map(({ title }, at) => [title.toLowerCase(), at]));
  const changes: Change[] = [];
  const unknown: string[] = [];
  for (const [title = '', ...cells] of block) {
    const row = places.get(title.trim().toLowerCase());
    if (row === undefined) unknown.push(title);
    else changes.push(...lineOf(columns, row, 0, cells));
  }
  return { changes, beyond: 0, unknown };
}

const lineOf = (columns: Columns, row: number, from: number, cells: readonly string[]): Change[] =>
  cells.flatMap((text, at) => {
    const column = columns[from + at];
    return column ? [{ row, column: column.key, to: readValue(column, text) }] : [];
  });

/** Copies the first row of an area down; a single cell takes the value above it. */
export function fillDown(rows: Rows, columns: Columns, area: Area): Change[] {
  const isFlat = area.top === area.bottom;
  const source = isFlat ? area.top - 1 : area.top;
  const filled = isFlat ? area : { ...area, top: area.top + 1 };
  const from = rows[source];
  if (!from) return [];
  return everyCell(columns, filled, ({ key }) => from.values[key] ?? '');
}

/** Empties the cells of an area. */
export const clearArea = (columns: Columns, area: Area): Change[] =>
  everyCell(columns, area, () => '');

function everyCell(
  columns: Columns,
  area: Area,
  valueFor: (column: SheetColumn) => string,
): Change[] {
  const within = columns.slice(Math.max(area.left - 1, 0), area.right);
  return Array.from({ length: area.bottom - area.top + 1 }, (_, at) => area.top + at).flatMap(
    (row) =>
      within.map((column) => ({
        row,
        column: column.key,
        to: readValue(column, valueFor(column)),
      })),
  );
}
