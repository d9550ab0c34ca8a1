import { Fragment, memo, type CSSProperties, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { Tick } from '#admin/ui/Tick.tsx';
import { Toggle } from '#admin/ui/Toggle.tsx';
import type { Language } from '#contract/language.ts';
import type { CardPart } from './cards.ts';
import { cellOf, isOnTheRight, showValue } from './cell.tsx';
import { valueOf } from './row-values.ts';
import { narrowColumn } from './layout.ts';
import { listTexts as texts } from './texts.ts';
import type { NamedColumn, RowBase } from './types.ts';
import styles from './data-table.module.css';

type DataRowProps<Row> = {
  row: Row;
  columns: readonly NamedColumn<Row>[];
  offsets: Record<string, number>;
  /** What each column is on the card of a phone. */
  parts: Readonly<Record<string, CardPart>>;
  /** Only to trigger a render: columns may show text in this language. */
  language: Language;
  nameOf: (row: Row) => string;
  isSelected: boolean;
  onSelect?: (id: number) => void;
  isOpen: boolean;
  onOpen?: (id: number) => void;
  canOpen: boolean;
  expand?: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
};

function Row<R extends RowBase>(props: DataRowProps<R>) {
  const { row, columns, offsets, parts, isSelected, onSelect, isOpen, onOpen, expand, actions } =
    props;
  const say = useSay();
  const name = onSelect || onOpen ? props.nameOf(row) : '';
  const narrowColumns = Number(Boolean(onSelect)) + Number(Boolean(onOpen));
  return (
    <>
      <tr
        role="row"
        className={styles.row}
        data-selected={isSelected}
        data-open={isOpen}
        data-id={row.id}
      >
        {onSelect && (
          <td role="cell" className={`${styles.narrow} ${styles.fixed}`} style={{ left: 0 }}>
            <Tick
              checked={isSelected}
              onChange={() => onSelect(row.id)}
              aria-label={say(texts.selection.one, { name })}
            />
          </td>
        )}
        {onOpen && (
          <td
            role="cell"
            className={`${styles.narrow} ${styles.fixed} ${styles.opener}`}
            style={{ left: onSelect ? narrowColumn : 0 }}
          >
            {props.canOpen && (
              <Toggle name={name} isOpen={isOpen} onToggle={() => onOpen(row.id)} />
            )}
          </td>
        )}
        {columns.map((column, at) => (
          <td
            key={column.field}
            role="cell"
            data-label={say(column.label)}
            data-part={parts[column.field]}
            className={cellClass(columns, at)}
            style={fixedStyle(offsets[column.field])}
            title={column.render ? undefined : showValue(valueOf(row, column.field), column.kind)}
          >
            {cellOf(row, column)}
          </td>
        ))}
        {actions && (
          <td role="cell" className={styles.actions}>
            {/* Another row in this place is not the one an open menu was opened for. */}
            <Fragment key={row.id}>{actions(row)}</Fragment>
          </td>
        )}
      </tr>
      {expand && (
        <tr role="row" className={styles.detail}>
          <td role="cell" colSpan={columns.length + narrowColumns + (actions ? 1 : 0)}>
            <div key={row.id}>{expand(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

/** One row; rendered only when its own props change. */
export const DataRow = memo(Row) as typeof Row;

export function cellClass(columns: readonly NamedColumn<never>[], at: number): string {
  const { kind, fixed } = columns[at]!;
  const isEdge = fixed && !columns[at + 1]?.fixed;
  return [isOnTheRight(kind) && styles.right, fixed && styles.fixed, isEdge && styles.edge]
    .filter(Boolean)
    .join(' ');
}

export const fixedStyle = (left: number | undefined): CSSProperties | undefined =>
  left === undefined ? undefined : { left };
