import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { MouseEvent } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { areaOf } from './edits.ts';
import type { Spot } from './types.ts';

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The selected range: from the active cell to wherever Shift or the mouse took it. */
export function useRange(
  size: { rows: number; columns: number },
  grid: RefObject<DataGridHandle | null>,
  onSelect: (rows: number, columns: number) => void,
) {
  const [ends, setEnds] = useState<{ anchor: Spot; head: Spot } | null>(null);
  const area = useMemo(() => (ends ? areaOf(ends.anchor, ends.head) : null), [ends]);
  const isDragging = useRef(false);

  useEffect(() => {
    const drop = () => (isDragging.current = false);
    window.addEventListener('mouseup', drop);
    return () => window.removeEventListener('mouseup', drop);
  }, []);
  const rows = area ? area.bottom - area.top + 1 : 0;
  const columns = area ? area.right - area.left + 1 : 0;
  useEffect(() => onSelect(rows, columns), [rows, columns, onSelect]);

  const begin = (spot: Spot | null) => {
    isDragging.current = spot !== null;
    setEnds(spot && { anchor: spot, head: spot });
  };
  const reach = useCallback(
    (head: Spot) => setEnds((now) => (now ? { ...now, head } : { anchor: head, head })),
    [],
  );
  /** The mouse, held down, has come to another cell. It reads the element, so that cells need no function each. */
  const over = useCallback(
    ({ currentTarget: cell, buttons }: MouseEvent<HTMLElement>) => {
      if (!isDragging.current || buttons !== 1) return;
      const row = Number(cell.parentElement!.getAttribute('aria-rowindex')) - 2;
      reach({ row, column: Number(cell.getAttribute('aria-colindex')) - 1 });
    },
    [reach],
  );
  const extend = (key: string, isToEdge: boolean) => {
    const [down, right] = steps[key]!;
    const far = isToEdge ? Math.max(size.rows, size.columns) : 1;
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
    const { head } = ends!;
    const next = {
      row: within(head.row + down * far, size.rows),
      column: within(head.column + right * far, size.columns),
    };
    reach(next);
    grid.current?.scrollToCell({ rowIdx: next.row, idx: next.column });
  };
  const all = () =>
    setEnds({
      anchor: { row: 0, column: 1 },
      head: { row: size.rows - 1, column: size.columns - 1 },
    });
  return { area, begin, reach, over, extend, all };
}
