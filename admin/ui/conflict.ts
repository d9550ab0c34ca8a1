import { codes, type Conflict } from '#contract/envelope.ts';
import { ApiError } from '#admin/app/api.ts';

type Values = Record<string, unknown>;
export type ConflictRow = { field: string; theirs: unknown; mine: unknown };
export type Merged<T extends Values> = { values: T; version: number; rows: ConflictRow[] };

/** The optimistic lock's answer, if that is what a failed save was. */
export function readConflict(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== codes.conflict) return null;
  const data = error.data as Partial<Conflict> | null | undefined;
  return data?.current && Array.isArray(data.changed) ? { current: data.current, changed: data.changed } : null;
}

/**
 * Brings two edits of one row together: what only the other person touched is taken over,
 * what both touched stays as typed and is listed beside the other value.
 */
export function mergeConflict<T extends Values>(base: Values, typed: T, conflict: Conflict): Merged<T> {
  const values: Values = { ...typed };
  const rows: ConflictRow[] = [];
  for (const field of conflict.changed) {
    if (!Object.hasOwn(typed, field)) continue;
    const theirs = conflict.current[field] ?? '';
    const mine = typed[field] ?? '';
    if (mine === theirs) continue;
    const isUntouched = mine === (base[field] ?? '');
    if (isUntouched) values[field] = theirs;
    rows.push({ field, theirs, mine: isUntouched ? theirs : mine });
  }
  return { values: values as T, version: Number(conflict.current['version']), rows };
}
