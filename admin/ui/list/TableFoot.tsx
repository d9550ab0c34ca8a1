import { useSay } from '#admin/app/language.ts';
import { showValue } from './cell.tsx';
import { valueOf } from './row-values.ts';
import { cellClass, fixedStyle } from './DataRow.tsx';
import { listTexts as texts } from './texts.ts';
import type { NamedColumn } from './types.ts';
import styles from './data-table.module.css';

type TableFootProps<Row> = {
  columns: readonly NamedColumn<Row>[];
  offsets: Record<string, number>;
  foot: Partial<Row>;
  narrowColumns: number;
  hasActions: boolean;
};

/** The summary row, over everything the filters leave and not only this page. */
export function TableFoot<Row>({
  columns,
  offsets,
  foot,
  narrowColumns,
  hasActions,
}: TableFootProps<Row>) {
  const say = useSay();
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {Array.from({ length: narrowColumns }, (_, at) => (
          <td key={at} role="cell" className={styles.narrow} />
        ))}
        {columns.map((column, at) => {
          const text = showValue(valueOf(foot, column.field), column.kind);
          return (
            <td
              key={column.field}
              role="cell"
              data-label={at === 0 ? undefined : say(column.label)}
              data-empty={at > 0 && text === ''}
              className={cellClass(columns, at)}
              style={fixedStyle(offsets[column.field])}
            >
              {at === 0 ? <strong>{text || say(texts.sum)}</strong> : text}
            </td>
          );
        })}
        {hasActions && <td role="cell" className={styles.actions} />}
      </tr>
    </tfoot>
  );
}
