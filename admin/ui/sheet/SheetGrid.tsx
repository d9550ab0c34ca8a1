import { useMemo, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import {
  Cell,
  DataGrid,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellMouseArgs,
  type CellMouseEvent,
  type CellRendererProps,
  type DataGridHandle,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { narrow, useMedia } from '#admin/app/media.ts';
import { parseBlock, writeBlock } from './block.ts';
import { clearArea, fillDown, isOneCell, isWithin, paste, readArea, type Pasted } from './edits.ts';
import { gridColumns } from './columns.tsx';
import type { Change, SheetColumn, SheetRow } from './types.ts';
import { optionOfKey, readValue } from './values.ts';
import { OpeningKey } from './SheetEditor.tsx';
import { useRange } from './use-range.ts';
import styles from './sheet.module.css';

type SheetGridProps = {
  ref: Ref<DataGridHandle>;
  label: string;
  /** The header of the first column. */
  titleLabel: string;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  isReadOnly: boolean;
  onChange: (changes: readonly Change[]) => void;
  onPasted: (pasted: Pasted) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onSelect: (rows: number, columns: number) => void;
};

type KeyArgs = CellKeyDownArgs<SheetRow>;

/** The grid itself. The library moves, edits and draws; ranges, the clipboard and the history are ours. */
export function SheetGrid(props: SheetGridProps) {
  const { rows, columns, titleLabel, isReadOnly } = props;
  const onChange = isReadOnly ? () => undefined : props.onChange;
  const isNarrow = useMedia(narrow);
  const grid = useRef<DataGridHandle | null>(null);
  const editKey = useRef('');
  const range = useRange({ rows: rows.length, columns: columns.length + 1 }, grid, props.onSelect);
  const { area, extend } = range;

  const shownColumns = useMemo(
    () => gridColumns(columns, { titleLabel, isNarrow, isReadOnly }),
    [columns, titleLabel, isNarrow, isReadOnly],
  );
  // A new function draws every visible row again, so a single cell, which has its outline, needs none.
  const marked = area && !isOneCell(area) ? area : null;
  const renderers = useMemo(() => {
    const inRange = { className: styles.inRange, 'aria-selected': true } as const;
    const renderCell = (key: React.Key, cell: CellRendererProps<SheetRow, unknown>) => {
      const isMarked = marked && isWithin(marked, cell.rowIdx, cell.column.idx);
      return <Cell key={key} {...cell} onMouseEnter={range.over} {...(isMarked ? inRange : {})} />;
    };
    return { renderCell };
  }, [marked, range.over]);

  const onKeyDown = (args: KeyArgs, event: CellKeyboardEvent) => {
    editKey.current = event.key;
    const take = () => {
      event.preventGridDefault();
      event.preventDefault();
    };
    if (args.mode === 'EDIT') {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      take();
      args.onClose(true);
      grid.current?.setActivePosition(
        { idx: args.column.idx, rowIdx: Math.min(args.rowIdx + 1, rows.length - 1) },
        { shouldFocus: true },
      );
      return;
    }
    if (!area) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      take();
      extend(event.key, isControl);
    } else if (isControl) commandOf(event, take);
    else if (event.key === 'Delete') {
      take();
      onChange(clearArea(columns, area));
    } else if (args.column && !event.altKey) {
      const column = columns[args.column.idx - 1];
      const option = column && optionOfKey(column, event.key);
      if (!option || args.rowIdx < 0) return;
      take();
      onChange([{ row: args.rowIdx, column: column.key, to: option.value }]);
    }
  };

  const commandOf = (event: KeyboardEvent, take: () => void) => {
    const key = event.key.toLowerCase();
    const commands: Record<string, () => void> = {
      a: range.all,
      d: () => onChange(fillDown(rows, columns, area!)),
      z: event.shiftKey ? props.onRedo : props.onUndo,
      y: props.onRedo,
    };
    const run = commands[key];
    if (!run) return;
    take();
    run();
  };

  const onMouseDown = (cell: CellMouseArgs<SheetRow>, event: CellMouseEvent) => {
    const spot = { row: cell.rowIdx, column: cell.column.idx };
    if (!event.shiftKey) return range.begin(spot);
    event.preventGridDefault();
    // Otherwise the browser selects the text in between.
    event.preventDefault();
    range.reach(spot);
  };

  const isTyping = (event: ClipboardEvent) => event.target instanceof HTMLInputElement;
  const copy = (event: ClipboardEvent) => {
    if (!area || isTyping(event)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeBlock(readArea(rows, columns, area)));
  };
  const cut = (event: ClipboardEvent) => {
    if (!area || isTyping(event)) return;
    copy(event);
    onChange(clearArea(columns, area));
  };
  const pasteHere = (event: ClipboardEvent) => {
    if (!area || isTyping(event)) return;
    event.preventDefault();
    const block = parseBlock(event.clipboardData.getData('text/plain'));
    const pasted = paste(rows, columns, area, block);
    onChange(pasted.changes);
    props.onPasted(pasted);
  };

  return (
    <div
      className={styles.frame}
      onCopy={copy}
      onCut={cut}
      onPaste={pasteHere}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        props.onSave();
      }}
    >
      <OpeningKey value={editKey}>
        <DataGrid
          ref={(handle) => {
            grid.current = handle;
            if (typeof props.ref === 'function') props.ref(handle);
            else if (props.ref) props.ref.current = handle;
          }}
          className={styles.grid}
          aria-label={props.label}
          columns={shownColumns}
          rows={rows}
          rowKeyGetter={keyOf}
          rowHeight={36}
          headerRowHeight={52}
          renderers={renderers}
          onRowsChange={(changed, { indexes, column: { key } }) => {
            const column = columns.find((one) => one.key === key)!;
            onChange(
              indexes.map((row) => ({
                row,
                column: key,
                to: readValue(column, changed[row]!.values[key] ?? ''),
              })),
            );
          }}
          onFill={({ columnKey, sourceRow, targetRow }) => ({
            ...targetRow,
            values: { ...targetRow.values, [columnKey]: sourceRow.values[columnKey] ?? '' },
          })}
          onActivePositionChange={({ rowIdx, column }) =>
            range.begin(column && rowIdx >= 0 ? { row: rowIdx, column: column.idx } : null)
          }
          onCellMouseDown={onMouseDown}
          onCellKeyDown={onKeyDown}
          // Without it, the library opens the editor when something is pasted; the frame pastes.
          onCellPaste={({ row }) => row}
        />
      </OpeningKey>
    </div>
  );
}

const keyOf = ({ key }: SheetRow) => key;
