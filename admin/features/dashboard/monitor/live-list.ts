import type { MapPoint } from '#admin/ui/map/map-option.ts';
import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { provinceOf } from '#contract/places.ts';

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

/** How many of the latest scans are dots on the map. */
const mostDots = 50;
const alerts = new Set(['CAUTION', 'SUSPECT_CLONE', 'VOID', 'RECALLED']);

/** The latest scans as dots: where the phone was if it told, otherwise at the capital of the province. */
export function pointsOf(scans: readonly LiveScan[]): MapPoint[] {
  const points = new Map<string, MapPoint>();
  for (const { latitude, longitude, province, verdict } of scans.slice(0, mostDots)) {
    const capital = provinceOf(province);
    const at = [longitude ?? capital?.longitude, latitude ?? capital?.latitude] as const;
    if (at[0] === undefined || at[1] === undefined) continue;
    const key = at.join(' ');
    const known = points.get(key);
    points.set(key, {
      at: [at[0], at[1]],
      count: (known?.count ?? 0) + 1,
      isAlert: (known?.isAlert ?? false) || alerts.has(verdict),
    });
  }
  return [...points.values()];
}
