import { ApiError } from '#admin/app/api.ts';
import { codes, type Conflict } from '#contract/envelope.ts';
import { sameValue } from './same-value.ts';

export type Values = Record<string, unknown>;
export type ConflictRow = { field: string; theirs: unknown; mine: unknown };
export type Merged = { values: Values; base: Values; version: number; rows: ConflictRow[] };

/** The conflict of a failed save, if it is one. */
export function readConflict(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== codes.conflict) return null;
  const data = error.data as Partial<Conflict> | null | undefined;
  return data?.current && Array.isArray(data.changed)
    ? { current: data.current, changed: data.changed }
    : null;
}

/**
 * Merges two edits of one row: what only the other user changed is taken over, what both changed stays as typed and is
 * listed with the other value, what only this user changed is no conflict.
 */
export function mergeConflict(base: Values, typed: Values, conflict: Conflict): Merged {
  const values = { ...typed };
  const moved = { ...base };
  const rows: ConflictRow[] = [];
  for (const field of conflict.changed.filter((name) => Object.hasOwn(typed, name))) {
    const theirs = conflict.current[field] ?? '';
    const mine = typed[field] ?? '';
    const before = base[field] ?? '';
    if (sameValue(theirs, before) || sameValue(theirs, mine)) continue;
    moved[field] = theirs;
    if (sameValue(mine, before)) values[field] = theirs;
    rows.push({ field, theirs, mine: values[field] });
  }
  return { values, base: moved, version: Number(conflict.current['version']), rows };
}
