import type { ReactNode } from 'react';
import { showDay, showTime } from '#admin/ui/show-time.ts';
import type { Column, ColumnKind } from './types.ts';

const onTheRight: readonly ColumnKind[] = ['money', 'quantity', 'number'];
export const isOnTheRight = (kind: ColumnKind = 'text'): boolean => onTheRight.includes(kind);

// Amounts come as decimal strings, which a number could not hold exactly.
const grouped = (value: string): string => {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? [];
  return whole === '' ? value : `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
};
const withCents = (value: string): string =>
  value.includes('.') ? value.replace(/\.(\d)$/, '.$10') : `${value}.00`;
const withoutZeros = (value: string): string =>
  value.includes('.') ? value.replace(/\.?0+$/, '') : value;

const formats: Partial<Record<ColumnKind, (value: string) => string>> = {
  time: showTime,
  day: showDay,
  money: (value) => grouped(withCents(value)),
  quantity: (value) => grouped(withoutZeros(value)),
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
  return column.kind === 'code' ? <code>{text}</code> : text;
}
