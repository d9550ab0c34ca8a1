import { daysBetween, lastDays } from '#admin/ui/chart/days.ts';
import type { Grouping, Metric } from '#contract/features/query/code-analysis/contract.ts';

/** Codes are made, printed, bound and shipped by the company, without a province. */
export const inNoProvince: readonly Metric[] = ['generated', 'printed', 'bound', 'shipped'];

/** The step that each figure is compared with. */
export const heldAgainst: Partial<Record<Metric, Metric>> = {
  printed: 'generated',
  bound: 'generated',
  shipped: 'generated',
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
