import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import { limits } from '#contract/limits.ts';
import { cardParts } from './cards.ts';
import { DataRow } from './DataRow.tsx';
import {
  fixedOffsets,
  flexibleField,
  leastWidth,
  narrowColumn,
  withRoomForWords,
} from './layout.ts';
import type { ListSort } from './list-state.ts';
import { phone } from './media.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { listTexts as texts } from './texts.ts';
import type { NamedColumn, RowBase } from './types.ts';
import { useScrollEdges } from './scroll-edges.ts';
import { useStable } from './use-stable.ts';
import styles from './data-table.module.css';

type DataTableProps<Row> = {
  /** What the table shows, for those who hear it. */
  name: string;
  columns: readonly NamedColumn<Row>[];
  /** Nothing yet: the shape of the table stands in. */
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  foot?: Partial<Row>;
  /** Rows of the page before, while the next one comes. */
  isOld?: boolean;
  isDense?: boolean;
  sort?: ListSort | null;
  onSort?: (sort: ListSort | null) => void;
  /** With `onSelect` every row has a checkbox. */
  selected?: ReadonlySet<number>;
  onSelect?: (ids: ReadonlySet<number>) => void;
  /** Must keep its identity, or every row is rendered again. */
  actions?: (row: Row) => ReactNode;
  expand?: (row: Row) => ReactNode;
  /** Which rows open; all unless told. */
  expands?: (row: Row) => boolean;
  /** Stands in the place of rows that are not there. */
  instead?: ReactNode;
};

const none: ReadonlySet<number> = new Set();

/** A plain table: the header, the first fixed columns and the operations stay in view, on a phone rows become cards. */
export function DataTable<Row extends RowBase>(props: DataTableProps<Row>) {
  const { name, foot, actions, expand, selected = none, onSelect, instead } = props;
  // A hundred new rows are drawn piece by piece, so that nothing stutters meanwhile.
  const rows = useDeferredValue(props.rows);
  const isOld = rows !== props.rows || (props.isOld ?? false);
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const columns = useMemo(
    () => withRoomForWords(props.columns, language),
    [props.columns, language],
  );
  const caption = useId();
  const box = useScrollEdges<HTMLDivElement>();
  const [opened, setOpened] = useState<ReadonlySet<number>>(none);
  const toggleSelected = useStable((id: number) => onSelect?.(toggled(selected, id)));
  const toggleOpened = useStable((id: number) => setOpened(toggled(opened, id)));
  const nameOf = useStable(props.nameOf);

  const parts = useMemo(() => cardParts(columns), [columns]);
  const isPhone = useMedia(phone);
  const hasRest = isPhone && Object.values(parts).includes('rest');
  const opens = expand !== undefined || hasRest;
  const canOpen = (row: Row) => hasRest || (props.expands?.(row) ?? true);
  const expandOf = (row: Row) =>
    opened.has(row.id) && (props.expands?.(row) ?? true) ? expand : undefined;
  const narrowColumns = Number(Boolean(onSelect)) + Number(opens);
  const layout = useMemo(
    () => ({
      offsets: fixedOffsets(columns, narrowColumns),
      flexible: flexibleField(columns),
      least: leastWidth(columns, narrowColumns, actions !== undefined),
    }),
    [columns, narrowColumns, actions],
  );
  const width = narrowColumns + columns.length + (actions ? 1 : 0);
  return (
    <div
      ref={box}
      className={styles.box}
      data-dense={props.isDense ?? false}
      tabIndex={0}
      role="region"
      aria-labelledby={caption}
    >
      <table
        role="table"
        className={styles.table}
        style={{ minWidth: layout.least }}
        aria-busy={!instead && (rows === undefined || isOld)}
      >
        <caption id={caption}>{say(texts.list, { name })}</caption>
        <colgroup>
          {Array.from({ length: narrowColumns }, (_, at) => (
            <col key={at} style={{ width: narrowColumn }} />
          ))}
          {columns.map(({ field, width: own }) => (
            <col key={field} style={{ width: field === layout.flexible ? undefined : own }} />
          ))}
          {actions && <col style={{ width: limits.operationColumn }} />}
        </colgroup>
        <TableHead
          columns={columns}
          offsets={layout.offsets}
          rows={rows}
          sort={props.sort ?? null}
          onSort={props.onSort}
          selected={selected}
          onSelect={onSelect}
          hasExpand={opens}
          hasActions={actions !== undefined}
        />
        <tbody role="rowgroup">
          {rows === undefined && !instead && <SkeletonRows columns={width} />}
          {instead && (
            <tr role="row" className={styles.instead}>
              <td role="cell" colSpan={width}>
                <div>{instead}</div>
              </td>
            </tr>
          )}
          {!instead &&
            rows?.map((row, at) => (
              <DataRow
                // Drawn into the place of the row before it, which is half the work of a new one.
                key={at}
                row={row}
                columns={columns}
                offsets={layout.offsets}
                parts={parts}
                language={language}
                nameOf={nameOf}
                isSelected={selected.has(row.id)}
                onSelect={onSelect && toggleSelected}
                isOpen={opened.has(row.id)}
                onOpen={opens ? toggleOpened : undefined}
                canOpen={canOpen(row)}
                expand={expandOf(row)}
                actions={actions}
              />
            ))}
        </tbody>
        {foot && !instead && rows && rows.length > 0 && (
          <TableFoot
            columns={columns}
            offsets={layout.offsets}
            foot={foot}
            narrowColumns={narrowColumns}
            hasActions={actions !== undefined}
          />
        )}
      </table>
    </div>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
