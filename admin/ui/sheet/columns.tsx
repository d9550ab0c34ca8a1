import type { Column } from 'react-data-grid';
import { SheetEditor } from './SheetEditor.tsx';
import { SheetValue } from './SheetValue.tsx';
import type { SheetColumn, SheetRow } from './types.ts';
import styles from './sheet.module.css';

type Look = { titleLabel: string; isNarrow: boolean; isReadOnly: boolean };

/** The columns as the library draws them: the frozen title, then one for each of ours. */
export function gridColumns(columns: readonly SheetColumn[], look: Look): Column<SheetRow>[] {
  const title: Column<SheetRow> = {
    key: '',
    name: look.titleLabel,
    frozen: true,
    width: look.isNarrow ? 132 : 200,
    resizable: true,
    cellClass: styles.title,
    renderCell: ({ row }) => <span title={row.title}>{row.title}</span>,
  };
  return [title, ...columns.map((column) => gridColumn(column, look))];
}

const gridColumn = (column: SheetColumn, { isReadOnly }: Look): Column<SheetRow> => ({
  key: column.key,
  editable: !isReadOnly,
  name: column.title,
  width: column.width ?? 132,
  minWidth: 72,
  resizable: true,
  cellClass: (row) => classOf(column, row),
  renderHeaderCell: () => (
    <span
      className={styles.head}
      title={column.note ? `${column.title}\n${column.note}` : column.title}
    >
      <b>{column.title}</b>
      {column.note && <small>{column.note}</small>}
    </span>
  ),
  renderCell: ({ row }) => <SheetValue column={column} row={row} />,
  renderEditCell: (props) => <SheetEditor {...props} sheetColumn={column} />,
  // While somebody types, what others saved may arrive.
  editorOptions: { closeOnExternalRowChange: false },
});

function classOf({ key, kind }: SheetColumn, row: SheetRow): string {
  const mark = row.marks[key];
  const isUnsaved = (row.values[key] ?? '') !== (row.saved[key] ?? '');
  const tone = mark && (mark.kind === 'error' ? styles.error : styles.outside);
  return [kind === 'number' && styles.number, tone, isUnsaved && styles.unsaved]
    .filter(Boolean)
    .join(' ');
}
