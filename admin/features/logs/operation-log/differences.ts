import { sameValue } from '#admin/ui/same-value.ts';

/** One field as it was and as it is; `undefined` where it was not there at all. */
export type Difference = { field: string; before: unknown; after: unknown; isChanged: boolean };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of before and after beside each other. An edit notes only what it wrote: what stands in before alone was
 * not touched, unless the record is gone.
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
