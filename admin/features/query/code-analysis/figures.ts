import { daysBetween, lastDays } from '#admin/ui/chart/days.ts';
import type { Grouping, Metric } from '#contract/features/query/code-analysis/contract.ts';

/** Codes are made, printed, bound and shipped by the company itself, in no province. */
export const inNoProvince: readonly Metric[] = ['generated', 'printed', 'bound', 'shipped'];

/** What a figure is held against: the step that had to come before it. */
export const heldAgainst: Partial<Record<Metric, Metric>> = {
  printed: 'generated',
  bound: 'generated',
  shipped: 'generated',
  verified: 'shipped',
  activated: 'shipped',
};

/** A share as people read it; nothing where there is nothing to compare with. */
export function shareOf(part: number, whole: number, tag: string): string | null {
  if (whole <= 0) return null;
  const share = part / whole;
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return share.toLocaleString(tag, { style: 'percent', maximumFractionDigits: digits });
}

/** Which figures there are at all for what was asked. */
export const isCounted = (metric: Metric, by: Grouping, isOneProvince: boolean): boolean =>
  !inNoProvince.includes(metric) || (by !== 'province' && !isOneProvince);

/** The days that were asked for; the last thirty unless told. */
export const daysOf = (range: readonly string[] | undefined, now: number): string[] =>
  range ? daysBetween(range[0]!, range[1]!) : lastDays(30, now);

const mostDays = 400;

/** The days that a line can honestly show: those beyond the groups that came are not known, and very many only where something was. */
export function knownDays(
  days: readonly string[],
  rows: readonly { key: string | number }[],
  isCut: boolean,
): readonly string[] {
  const own = rows.map(({ key }) => String(key)).toSorted();
  if (days.length > mostDays) return own;
  return isCut ? days.filter((day) => day >= own[0]!) : days;
}

/** A cell that a spreadsheet takes for what it is: never for a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as CSV with the mark by which spreadsheets know that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
