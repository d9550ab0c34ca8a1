import { useState } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { markRefused, markSaved, unsavedCells, type SheetState } from './state.ts';
import { sheetTexts as texts } from './texts.ts';
import type { SheetColumn, UnsavedCell } from './types.ts';

/** Saves cells in one call that saves all of them or none; errors name a cell by its place: `cells.12.value`. */
export type SaveCells = (cells: readonly UnsavedCell[]) => Promise<unknown>;

/** The most cells that a call takes. */
const mostCells = 5_000;

type Update = (change: (state: SheetState) => SheetState) => void;

/** Saves what is unsaved, a call for each few thousand cells, and tells what was saved if one of them is refused. */
export function useSaving(save: SaveCells, update: Update, onSaved: () => unknown) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const start = async (state: SheetState, columns: readonly SheetColumn[]) => {
    const cells = unsavedCells(state, columns);
    const marksOf = ({ row, column }: UnsavedCell) => state.rows[row]!.marks[column];
    // What the server refused before may be accepted now; only what cannot be read is not sent.
    const wrong = cells.filter((cell) => {
      const mark = marksOf(cell);
      return mark?.kind === 'error' && typeof mark.text !== 'string';
    });
    if (wrong.length > 0) return toast.warning(sayNow(texts.fixFirst, { n: wrong.length }));
    if (cells.length === 0 || progress) return;
    let done = 0;
    try {
      while (done < cells.length) {
        setProgress({ done, all: cells.length });
        const part = cells.slice(done, done + mostCells);
        try {
          await save(part);
        } catch (error) {
          update((now) => markRefused(now, refusedOf(error, part)));
          throw error;
        }
        update((now) => markSaved(now, part));
        done += part.length;
      }
      toast.success(sayNow(texts.saved, { n: done }));
    } catch (error) {
      const msg = error instanceof Error ? error.message : String(error);
      const left = cells.length - done;
      toast.error(
        done > 0
          ? sayNow(texts.savedPart, { saved: done, left, msg })
          : sayNow(texts.notSaved, { msg }),
      );
    } finally {
      setProgress(null);
      if (done > 0) await onSaved();
    }
  };
  return { start, progress };
}

function refusedOf(error: unknown, part: readonly UnsavedCell[]) {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ field, msg }) => {
    const place = /^cells\.(\d+)/.exec(field)?.[1];
    const cell = place === undefined ? undefined : part[Number(place)];
    return cell ? [{ cell, msg }] : [];
  });
}
