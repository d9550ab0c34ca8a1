import type { ReactNode } from 'react';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { formatMoney } from '#contract/money.ts';
import { showDay, showTime } from '#admin/ui/show-time.ts';
import { CodeCell } from './CodeCell.tsx';
import type { Column, ColumnKind } from './types.ts';

const onTheRight: readonly ColumnKind[] = ['money', 'quantity', 'number'];
export const isOnTheRight = (kind: ColumnKind = 'text'): boolean => onTheRight.includes(kind);

const formats: Partial<Record<ColumnKind, (value: string) => string>> = {
  time: (value) => showTime(value),
  day: showDay,
  money: (value) => formatMoney(value),
  quantity: (value) => formatQuantity(value),
};

/** A value as text; what is missing is an empty cell. */
export function showValue(value: unknown, kind: ColumnKind = 'text'): string {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return formats[kind]?.(text) ?? text;
}

export const valueOf = (row: object, field: string): unknown =>
  (row as Record<string, unknown>)[field];

/** What stands in a cell. */
export function cellOf<Row extends object>(row: Row, column: Column<Row>): ReactNode {
  if (column.render) return column.render(row);
  const text = showValue(valueOf(row, column.field), column.kind);
  if (text === '') return <span aria-hidden="true">–</span>;
  return column.kind === 'code' ? <CodeCell code={text} /> : text;
}
