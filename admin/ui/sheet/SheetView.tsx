import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { useLeaveGuard } from '#admin/ui/upload/use-uploads.ts';
import type { Pasted } from './edits.ts';
import { ProblemList } from './ProblemList.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import { change, countUnsaved, problemsOf, rebase, redo, startSheet, undo } from './state.ts';
import { sheetTexts as texts } from './texts.ts';
import type { SheetColumn, SheetData } from './types.ts';
import { useSaving, type SaveCells } from './use-saving.ts';
import styles from './sheet.module.css';

export type SheetViewProps = {
  label: string;
  titleLabel: string;
  rows: readonly SheetData[];
  columns: readonly SheetColumn[];
  save: SaveCells;
  /** Reads the rows again; what is unsaved stays over them. */
  onSaved: () => unknown;
  /** Tells how many cells are unsaved, for questions before leaving. */
  onUnsaved?: (count: number) => void;
  /** It is shown and copied from, and never changed. */
  isReadOnly?: boolean;
};

/** A sheet with its bar, its grid, and the list of what is wrong. */
export function SheetView({ rows, columns, save, onSaved, onUnsaved, ...props }: SheetViewProps) {
  const say = useSay();
  const grid = useRef<DataGridHandle>(null);
  const [state, update] = useState(() => startSheet(rows, columns));
  const [given, setGiven] = useState({ rows, columns });
  if (given.rows !== rows || given.columns !== columns) {
    setGiven({ rows, columns });
    update(rebase(state, rows, columns));
  }
  const [picked, setPicked] = useState({ rows: 0, columns: 0 });
  const unsaved = countUnsaved(state);
  const problems = useMemo(() => problemsOf(state, columns), [state, columns]);
  const saving = useSaving(save, update, onSaved);
  const guard = useLeaveGuard(unsaved > 0, () => update(startSheet(rows, columns)));
  useEffect(() => onUnsaved?.(unsaved), [onUnsaved, unsaved]);

  const act = {
    save: () => void saving.start(state, columns),
    undo: () => update((now) => undo(now, columns)),
    redo: () => update((now) => redo(now, columns)),
  };
  const select = useCallback(
    (rowCount: number, columnCount: number) => setPicked({ rows: rowCount, columns: columnCount }),
    [],
  );
  const tellPasted = ({ beyond, unknown }: Pasted) => {
    if (beyond > 0) toast.warning(say(texts.beyond, { n: beyond }));
    const list = unknown.slice(0, 5).join(', ');
    if (unknown.length > 0) toast.warning(say(texts.unknown, { n: unknown.length, list }));
  };
  const { progress } = saving;
  return (
    <div ref={guard}>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {progress && say(texts.saving, progress)}
          {!progress && unsaved > 0 && <strong>{say(texts.unsaved, { n: unsaved })}</strong>}
          {!progress && unsaved === 0 && say(props.isReadOnly ? texts.readOnly : texts.allSaved)}
        </span>
        {!props.isReadOnly && (
          <>
            <Button disabled={state.past.length === 0} onClick={act.undo}>
              {say(texts.undo)}
            </Button>
            <Button disabled={state.future.length === 0} onClick={act.redo}>
              {say(texts.redo)}
            </Button>
            <Button
              type="primary"
              disabled={unsaved === 0}
              loading={Boolean(progress)}
              onClick={act.save}
            >
              {say(texts.save)}
            </Button>
          </>
        )}
      </div>
      <SheetGrid
        ref={grid}
        label={props.label}
        titleLabel={props.titleLabel}
        rows={state.rows}
        columns={columns}
        isReadOnly={props.isReadOnly ?? false}
        onChange={(changes) => update((now) => change(now, columns, changes))}
        onPasted={tellPasted}
        onUndo={act.undo}
        onRedo={act.redo}
        onSave={act.save}
        onSelect={select}
      />
      <div className={styles.foot}>
        <p className={styles.picked} role="status">
          {picked.rows * picked.columns > 1 && say(texts.selected, picked)}
        </p>
        <p>{say(texts.keys)}</p>
        <p>{say(texts.pasteHint)}</p>
      </div>
      <ProblemList
        problems={problems}
        rows={state.rows}
        columns={columns}
        onJump={({ row, column }) =>
          grid.current?.setActivePosition({ rowIdx: row, idx: column }, { shouldFocus: true })
        }
      />
    </div>
  );
}
