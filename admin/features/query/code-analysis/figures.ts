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

/** A cell that a spreadsheet takes for what it is: never for a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as CSV with the mark by which spreadsheets know that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
