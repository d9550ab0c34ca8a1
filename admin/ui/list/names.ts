import { sayNow as say } from '#admin/app/language.ts';
import type { RecordTexts } from '#contract/records.ts';
import { t, type Text } from '#contract/text.ts';
import type { ListShape } from './list-state.ts';
import { listTexts } from './texts.ts';
import type { Column, Filter, RowBase } from './types.ts';

/** Gives everything its label: its own, or the one of its field. */
export function withLabels<T extends { field: string; label?: Text }>(
  list: readonly T[],
  fields: RecordTexts['fields'],
): (T & { label: Text })[] {
  return list.map((one) => ({
    ...one,
    label: one.label ?? fields[one.field] ?? t(one.field, one.field, one.field),
  }));
}

const nameFields = ['name', 'title', 'code', 'sn', 'no', 'username'];

/** What people call a row. */
export function nameOfRow(row: RowBase): string {
  const values = row as RowBase & Record<string, unknown>;
  const field = nameFields.find((one) => typeof values[one] === 'string' && values[one] !== '');
  return field ? String(values[field]) : `#${row.id}`;
}

const namedAtMost = 5;

/** Several names in one sentence; of many, only the first. */
export function joinNames(names: readonly string[]): string {
  const { comma, andMore } = listTexts.confirm;
  const first = names.slice(0, namedAtMost).join(say(comma));
  return names.length > namedAtMost ? say(andMore, { names: first }) : first;
}

/** What the list of these columns and filters can be asked. */
export function shapeOf<Row>(
  columns: readonly Column<Row>[],
  filters: readonly Filter[],
): ListShape {
  return {
    sorts: columns.filter(({ sort }) => sort).map(({ field }) => field),
    filters: filters.map(({ field, kind, max, options }) => ({ field, kind, max, options })),
  };
}
