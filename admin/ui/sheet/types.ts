import type { Text, TextParams } from '#contract/text.ts';

export type CellKind = 'number' | 'text' | 'choice' | 'time';

/** One of the values of a choice. */
export type SheetOption = {
  value: string;
  label: string;
  /** Other words for it in pasted text, in lower case. */
  aliases: readonly string[];
  /** The keys that choose it without opening the cell. */
  keys: string;
  /** It is marked like a value outside its limits. */
  isBad?: boolean;
};

/** One column; all its cells hold text, read by its kind. */
export type SheetColumn = {
  key: string;
  title: string;
  /** Shown below the title: unit and limits. */
  note?: string;
  kind: CellKind;
  width?: number;
  options?: readonly SheetOption[];
  /** The limits of a number, both allowed. */
  min?: number | null;
  max?: number | null;
  maxLength?: number;
};

export type Values = Readonly<Record<string, string>>;

/** One row as it is stored: its key, what its first column shows, and its values by column. */
export type SheetData = {
  key: string;
  title: string;
  values: Values;
  /** What is known about stored values beyond what their column says. */
  marks?: Record<string, Mark>;
  /** Shown in cells without a value. */
  notes?: Values;
};

/** Something to know about a cell. Only errors keep a sheet from being saved. */
export type Mark = {
  kind: 'error' | 'high' | 'low' | 'fail';
  text: Text | string;
  params?: TextParams;
};

/** A row with what was typed over it. */
export type SheetRow = Required<SheetData> & {
  saved: Values;
  /** How many of its cells differ from what is saved. */
  unsaved: number;
};

export type Change = { row: number; column: string; to: string };
/** Where a cell is: its row, and its column with the first (the title) counted. */
export type Spot = { row: number; column: number };
export type Area = { top: number; left: number; bottom: number; right: number };
/** A cell to be saved. */
export type UnsavedCell = { row: number; key: string; column: string; value: string };
