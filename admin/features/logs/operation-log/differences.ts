import { sameValue } from '#admin/ui/same-value.ts';

/** One field before and after; `undefined` where it did not exist. */
export type Difference = { field: string; before: unknown; after: unknown; isChanged: boolean };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields before and after. An edit records only what it wrote: fields only in `before` were not changed, unless the
 * record was deleted.
 */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  if (!isFields(before) && !isFields(after)) return [];
  const was: Fields = isFields(before) ? before : {};
  const is: Fields = isFields(after) ? after : {};
  const names = new Set([...Object.keys(is), ...Object.keys(was)]);
  return [...names].map((field) => {
    const isTouched = !isFields(after) || Object.hasOwn(is, field);
    const now = isTouched ? is[field] : was[field];
    return {
      field,
      before: was[field],
      after: now,
      isChanged: isTouched && !sameValue(was[field], now),
    };
  });
}
