import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';

/** So many scans stay on the page; whoever watches for days does not fill the memory. */
export const mostShown = 200;
/** Numbers may come to light out of order, so a little of what is known already is asked for again. */
const overlap = 200;

/** Scans with those that arrived, each once, the newest first, and no more than a page holds. */
export function merged(
  known: readonly LiveScan[],
  arrived: readonly LiveScan[],
): readonly LiveScan[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = arrived.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return known;
  return [...fresh, ...known].toSorted((one, other) => other.id - one.id).slice(0, mostShown);
}

/** After which number the server is asked. */
export const askAfter = (known: readonly LiveScan[]): number =>
  Math.max(0, (known[0]?.id ?? 0) - overlap);

/** How many came since the newest that is shown. */
export const waitingCount = (shown: readonly LiveScan[], known: readonly LiveScan[]): number => {
  const newest = shown[0]?.id ?? 0;
  return known.filter(({ id }) => id > newest).length;
};
