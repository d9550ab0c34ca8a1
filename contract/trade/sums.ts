import * as z from 'zod';
import { toDecimal } from '#contract/decimal.ts';
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
type Priced = { quantity?: number | string | null | undefined; price?: number | null | undefined };

/** What one line costs. A quantity may have decimals; net and tax are each rounded half up to a cent. */
export function lineSums(quantity: number | string, price: number, rate: number): Sums {
  const { digits, scale } = toDecimal(String(quantity));
  const net = roundedHalfUp(digits * BigInt(price), 10n ** BigInt(scale));
  // The rate has two decimals: in hundredths of a percent it is whole.
  const tax = roundedHalfUp(net * BigInt(Math.round(rate * 100)), 10_000n);
  return { net, tax, total: net + tax };
}
const roundedHalfUp = (amount: bigint, unit: bigint) => (2n * amount + unit) / (2n * unit);

const isCounted = (quantity: number | string) =>
  typeof quantity === 'string' ? /^\d+(\.\d+)?$/.test(quantity) : Number.isSafeInteger(quantity);

/** What all lines cost; null while one has no price. The tax is that of the lines, added up. */
export function sumsOf(lines: readonly Priced[], rate: number): Sums | null {
  const sums: Sums = { net: 0n, tax: 0n, total: 0n };
  for (const { quantity, price } of lines) {
    if (quantity == null || price == null) return null;
    if (!isCounted(quantity) || !Number.isSafeInteger(price)) return null;
    const line = lineSums(quantity, price, rate);
    sums.net += line.net;
    sums.tax += line.tax;
    sums.total += line.total;
  }
  return sums;
}
