import type { ComponentType, ReactNode } from 'react';
import type { Column, ListCalls, Offer, RecordFormProps, RowAction } from '#admin/ui/list/types.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import type { Branch, TreeRow } from './branches.ts';
import type { Renumber } from './use-moves.ts';

/** What a tree passes to its form: the parent of a new record. */
export type TreeFormProps<Row> = RecordFormProps<Row> & {
  blank: { parent_id: number | null; sort: number };
};

export type TreePageProps<Row extends TreeRow> = {
  /** The calls of the tree; the standard actions are those that have a call, for users with the permission. */
  calls: ListCalls;
  title: Text;
  texts: RecordTexts;
  /** `name` expands, `sort` moves; the others are shown as in every list. */
  columns: readonly Column<Branch<Row>>[];
  form: ComponentType<TreeFormProps<Row>>;
  offers?: readonly Offer[];
  /** The maximum depth. */
  depth: number;
  /** The label of the button that adds at the top. */
  addLabel?: Text;
  rowActions?: readonly RowAction<Branch<Row>>[];
  /** The name of a row; `name` by default. */
  nameOf?: (row: Row) => string;
  /** The text that is searched; the name by default. */
  wordsOf?: (row: Row) => string;
  /** Shown before the name. */
  lead?: (row: Row) => ReactNode;
  /** The weight of a row, for `total`. */
  weigh?: (row: Row) => number;
  /** Which rows can be deleted; all by default. */
  canDelete?: (row: Row) => boolean;
  /** A custom function to save a row's new position. */
  renumber?: Renumber<Row>;
};
