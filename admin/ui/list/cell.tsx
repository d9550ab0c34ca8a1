import type { ReactNode } from 'react';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { formatMoney } from '#contract/money.ts';
import { showDay, showTime } from '#admin/ui/show-time.ts';
import { CodeCell } from './CodeCell.tsx';
import { placeOf } from './leads.ts';
import { valueOf } from './row-values.ts';
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

/** What stands in a cell. */
export function cellOf<Row extends object>(row: Row, column: Column<Row>): ReactNode {
  const to = placeOf(row, column);
  if (column.render) return linked(column.render(row), to);
  const text = showValue(valueOf(row, column.field), column.kind);
  if (text === '') return <span aria-hidden="true">–</span>;
  return column.kind === 'code' ? <CodeCell code={text} to={to} /> : linked(text, to);
}

const linked = (content: ReactNode, to: string | undefined) =>
  to === undefined ? content : <ReachableLink to={to}>{content}</ReachableLink>;
