import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';

/** The maximum number of scans on the page, which limits its memory. */
export const mostShown = 200;
/** Ids may become visible out of order, so a few known ones are requested again. */
const overlap = 200;

const byTime = (one: LiveScan, other: LiveScan) =>
  other.scan_time.localeCompare(one.scan_time) || other.id - one.id;

/** Merges new scans without duplicates, newest first, up to the maximum. */
export function merged(
  known: readonly LiveScan[],
  arrived: readonly LiveScan[],
): readonly LiveScan[] {
  const fresh = freshOf(known, arrived);
  if (fresh.length === 0) return known;
  return [...fresh, ...known].toSorted(byTime).slice(0, mostShown);
}

/** The id after which the server is asked. */
export const askAfter = (known: readonly LiveScan[]): number =>
  Math.max(0, ...known.map(({ id }) => id - overlap));

/** The scans of one list that another does not contain. */
export function freshOf(
  known: readonly LiveScan[],
  arrived: readonly LiveScan[],
): readonly LiveScan[] {
  const ids = new Set(known.map(({ id }) => id));
  return arrived.filter(({ id }) => !ids.has(id));
}
