import { daysBetween, lastDays } from '#admin/ui/chart/days.ts';
import {
  metrics,
  type AnalysisRow,
  type Grouping,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';

/** What companies and dealers do themselves is counted without a province. */
export const inNoProvince: readonly Metric[] = [
  'generated',
  'printed',
  'bound',
  'packed',
  'shipped',
  'sold',
];

/** The filter that narrows all figures to a group. */
export const filterOf = { part: 'part_id', batch: 'batch_id', province: 'province' } as const;

/** The step that each figure is compared with. */
export const heldAgainst: Partial<Record<Metric, Metric>> = {
  printed: 'generated',
  bound: 'generated',
  packed: 'generated',
  shipped: 'generated',
  sold: 'shipped',
  verified: 'shipped',
  activated: 'shipped',
};

/** A percentage for display; undefined without a base. */
export function shareOf(part: number, whole: number, tag: string): string | null {
  if (whole <= 0) return null;
  const share = part / whole;
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return share.toLocaleString(tag, { style: 'percent', maximumFractionDigits: digits });
}

/** The figures available for a query. */
export const isCounted = (metric: Metric, by: Grouping, isOneProvince: boolean): boolean =>
  !inNoProvince.includes(metric) || (by !== 'province' && !isOneProvince);

/** The requested dates; the last thirty days by default. */
export const daysOf = (range: readonly string[] | undefined, now: number): string[] =>
  range ? daysBetween(range[0]!, range[1]!) : lastDays(30, now);

const mostDays = 400;

/** The days a line can show: days beyond the returned groups are unknown; for long periods only days with data. */
export function knownDays(
  days: readonly string[],
  rows: readonly { key: string | number }[],
  isCut: boolean,
): readonly string[] {
  const own = rows.map(({ key }) => String(key)).toSorted();
  if (days.length > mostDays) return own;
  return isCut ? days.filter((day) => day >= own[0]!) : days;
}

/** Each available figure day by day; days without data are zero. */
export function valuesOf(
  rows: readonly AnalysisRow[],
  days: readonly string[],
  isOneProvince: boolean,
): Partial<Record<Metric, readonly number[]>> {
  const byDay = new Map(rows.map((row) => [String(row.key), row]));
  return Object.fromEntries(
    metrics
      .filter((metric) => isCounted(metric, 'day', isOneProvince))
      .map((metric) => [metric, days.map((day) => byDay.get(day)?.[metric] ?? 0)]),
  );
}
