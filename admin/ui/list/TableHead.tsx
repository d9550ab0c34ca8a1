import { useEffect, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { Tick } from '#admin/ui/Tick.tsx';
import { cellClass, fixedStyle } from './DataRow.tsx';
import { narrowColumn } from './layout.ts';
import type { ListSort } from './list-state.ts';
import { listTexts as texts } from './texts.ts';
import type { NamedColumn, RowBase } from './types.ts';
import styles from './data-table.module.css';

type TableHeadProps<Row> = {
  columns: readonly NamedColumn<Row>[];
  offsets: Record<string, number>;
  rows: readonly Row[] | undefined;
  sort: ListSort | null;
  onSort?: (sort: ListSort | null) => void;
  selected: ReadonlySet<number>;
  onSelect?: (ids: ReadonlySet<number>) => void;
  hasExpand: boolean;
  hasActions: boolean;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A second click turns the order round, a third leaves it to the server again. */
const nextSort = (sort: ListSort | null, field: string): ListSort | null =>
  sort?.field !== field ? { field, by: 'asc' } : sort.by === 'asc' ? { field, by: 'desc' } : null;

export function TableHead<Row extends RowBase>(props: TableHeadProps<Row>) {
  const { columns, offsets, rows, sort, onSort, selected, onSelect } = props;
  const say = useSay();
  return (
    <thead role="rowgroup">
      <tr role="row">
        {onSelect && (
          <th
            role="columnheader"
            scope="col"
            className={`${styles.narrow} ${styles.fixed}`}
            style={{ left: 0 }}
          >
            <SelectAll rows={rows ?? []} selected={selected} onSelect={onSelect} />
          </th>
        )}
        {props.hasExpand && (
          <th
            role="columnheader"
            scope="col"
            className={`${styles.narrow} ${styles.fixed}`}
            style={{ left: onSelect ? narrowColumn : 0 }}
          >
            <span className={styles.unseen}>{say(texts.details)}</span>
          </th>
        )}
        {columns.map((column, at) => {
          const label = say(column.label);
          const by = sort?.field === column.field ? sort.by : null;
          return (
            <th
              key={column.field}
              role="columnheader"
              scope="col"
              className={cellClass(columns, at)}
              style={fixedStyle(offsets[column.field])}
              title={label}
              aria-sort={column.sort && onSort ? (by ? ariaSort[by] : 'none') : undefined}
            >
              {column.sort && onSort ? (
                <button type="button" onClick={() => onSort(nextSort(sort, column.field))}>
                  {label}
                  <SortMark by={by} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {props.hasActions && (
          <th role="columnheader" scope="col" className={styles.actions}>
            {say(texts.actions)}
          </th>
        )}
      </tr>
    </thead>
  );
}

function SelectAll<Row extends RowBase>({
  rows,
  selected,
  onSelect,
}: Required<Pick<TableHeadProps<Row>, 'selected' | 'onSelect'>> & { rows: readonly Row[] }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const isAll = rows.length > 0 && rows.every((row) => selected.has(row.id));
  const isSome = !isAll && rows.some((row) => selected.has(row.id));
  useEffect(() => {
    field.current!.indeterminate = isSome;
  }, [isSome]);
  return (
    <Tick
      ref={field}
      checked={isAll}
      disabled={rows.length === 0}
      onChange={() => onSelect(new Set(isAll ? [] : rows.map((row) => row.id)))}
      aria-label={say(texts.selection.all)}
    />
  );
}

function SortMark({ by }: { by: ListSort['by'] | null }) {
  return (
    <svg
      className={styles.mark}
      data-by={by}
      viewBox="0 0 8 14"
      width="8"
      height="14"
      aria-hidden="true"
    >
      <path d="M1 5.5 4 2l3 3.5z" />
      <path d="M1 8.5 4 12l3-3.5z" />
    </svg>
  );
}
