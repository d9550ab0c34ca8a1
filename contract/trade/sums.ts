import * as z from 'zod';
import { currencies } from '#contract/money.ts';
import { rule } from '#contract/validation.ts';

/** The fields of money that a document of trade has. */
export const moneyInput = {
  currency: z.enum(currencies).default('CNY'),
  /** In percent, on top of the prices, which are net. */
  tax_rate: z
    .number()
    .min(0, { abort: true })
    .max(100, { abort: true })
    .refine((rate) => /^\d+(\.\d\d?)?$/.test(String(rate)), { error: rule('percent') })
    .default(0),
};

/** In cents: what a number holds exactly on every way, and no order reaches. */
export const mostTotal = 999_999_999_999_999;

/** In cents. */
export type Sums = { net: bigint; tax: bigint; total: bigint };
type Priced = { quantity?: number | null | undefined; price?: number | null | undefined };

/** What one line costs: its tax is rounded half up to a cent. */
export function lineSums(quantity: number, price: number, rate: number): Sums {
  const net = BigInt(quantity) * BigInt(price);
  // The rate has two decimals: in hundredths of a percent it is whole.
  const tax = (net * BigInt(Math.round(rate * 100)) + 5_000n) / 10_000n;
  return { net, tax, total: net + tax };
}

/** What all lines cost; null while one has no price. The tax is that of the lines, added up. */
export function sumsOf(lines: readonly Priced[], rate: number): Sums | null {
  const sums: Sums = { net: 0n, tax: 0n, total: 0n };
  for (const { quantity, price } of lines) {
    if (quantity == null || price == null) return null;
    if (!Number.isSafeInteger(quantity) || !Number.isSafeInteger(price)) return null;
    const line = lineSums(quantity, price, rate);
    sums.net += line.net;
    sums.tax += line.tax;
    sums.total += line.total;
  }
  return sums;
}
