import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';

/** So many scans stay on the page; whoever watches for days does not fill the memory. */
export const mostShown = 200;
/** Numbers may come to light out of order, so a little of what is known already is asked for again. */
const overlap = 200;

const byTime = (one: LiveScan, other: LiveScan) =>
  other.scan_time.localeCompare(one.scan_time) || other.id - one.id;

/** Scans with those that arrived, each once, the newest first, and no more than a page holds. */
export function merged(
  known: readonly LiveScan[],
  arrived: readonly LiveScan[],
): readonly LiveScan[] {
  const fresh = freshOf(known, arrived);
  if (fresh.length === 0) return known;
  return [...fresh, ...known].toSorted(byTime).slice(0, mostShown);
}

/** After which number the server is asked. */
export const askAfter = (known: readonly LiveScan[]): number =>
  Math.max(0, ...known.map(({ id }) => id - overlap));

/** Those of a list that another does not hold. */
export function freshOf(
  known: readonly LiveScan[],
  arrived: readonly LiveScan[],
): readonly LiveScan[] {
  const ids = new Set(known.map(({ id }) => id));
  return arrived.filter(({ id }) => !ids.has(id));
}
