import type { ComponentType, ReactNode } from 'react';
import type { Column, ListCalls, Offer, RecordFormProps, RowAction } from '#admin/ui/list/types.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import type { Branch, TreeRow } from './branches.ts';
import type { Renumber } from './use-moves.ts';

/** What a tree gives to the form of its records: where a new one stands. */
export type TreeFormProps<Row> = RecordFormProps<Row> & {
  blank: { parent_id: number | null; sort: number };
};

export type TreePageProps<Row extends TreeRow> = {
  /** The calls behind the tree; the standard actions are those that have a call, for users who may make it. */
  calls: ListCalls;
  title: Text;
  texts: RecordTexts;
  /** `name` opens and closes, `sort` moves; the others are shown as in every list. */
  columns: readonly Column<Branch<Row>>[];
  form: ComponentType<TreeFormProps<Row>>;
  offers?: readonly Offer[];
  /** How many levels there may be. */
  depth: number;
  /** What adding at the top is called. */
  addLabel?: Text;
  rowActions?: readonly RowAction<Branch<Row>>[];
  /** What a row is called; its name unless told. */
  nameOf?: (row: Row) => string;
  /** What a search looks through; its name unless told. */
  wordsOf?: (row: Row) => string;
  /** Stands before the name. */
  lead?: (row: Row) => ReactNode;
  /** What a row weighs by itself, for `total`. */
  weigh?: (row: Row) => number;
  /** Which rows can be deleted; all unless told. */
  canDelete?: (row: Row) => boolean;
  /** Another way to write a row's new number. */
  renumber?: Renumber<Row>;
};
