import { groupDigits } from './decimal.ts';

/** An amount in cents; those too large for a number come as text. */
export type Cents = number | bigint | string;

/** Cents as yuan with two decimals: 123450 is `1234.50`. */
export function yuanOf(cents: Cents): string {
  const digits = String(cents);
  const [, sign, whole] = /^(-?)(\d+)$/.exec(digits) ?? [];
  if (whole === undefined) return digits;
  const padded = whole.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

/** Typed yuan as cents, rounded half up. Null if invalid. */
export function centsOf(yuan: string): number | null {
  const [, sign, whole = '', fraction = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(yuan.trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const padded = fraction.padEnd(3, '0');
  const cents =
    BigInt(`${whole || '0'}${padded.slice(0, 2)}`) + (padded.charAt(2) >= '5' ? 1n : 0n);
  const signed = Number(sign === '-' ? -cents : cents);
  return signed === 0 ? 0 : signed;
}

/** An amount for display: `¥1,234.50`, the same in all three languages. */
export function formatMoney(cents: Cents | null | undefined): string {
  if (cents === null || cents === undefined || cents === '') return '';
  const yuan = groupDigits(yuanOf(cents));
  return yuan.startsWith('-') ? `-¥${yuan.slice(1)}` : `¥${yuan}`;
}
