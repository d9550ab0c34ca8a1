import type { purchaseCalls } from '#contract/features/procure/purchase-orders/contract.ts';
import type { supplierOrderCalls } from '#contract/features/procure/supplier-orders/contract.ts';
import type { ChangedTerms } from '#contract/trade/purchase-changes.ts';
import { sumsOf } from '#contract/trade/sums.ts';

/** The calls about changes, of either side. */
export type ChangeCalls = Pick<
  typeof purchaseCalls | typeof supplierOrderCalls,
  'acceptChange' | 'refuseChange' | 'withdrawChange' | 'propose'
>;

/** A line of an order, as both sides see it. */
export type OrderedLine = {
  line_no: number;
  part_name: string;
  part_code: string;
  quantity: string;
  unit_name: string;
  price: number;
  date: string | null;
  confirmed_date: string | null;
};

/** An order whose changes are shown. */
export type ChangingOrder = {
  id: number;
  code: string;
  version: number;
  currency: string;
  tax_rate: number;
  total: number;
  expected_date: string | null;
  lines: readonly OrderedLine[];
};

/** What holds now: the confirmed date, or the ordered one. */
export const termsOf = (
  { line_no, quantity, price, date, confirmed_date: confirmed }: OrderedLine,
  { expected_date: expected }: Pick<ChangingOrder, 'expected_date'>,
): ChangedTerms => ({ line_no, quantity, price, date: confirmed ?? date ?? expected });

/** What the order costs with other lines; null while one is not written properly. */
export function totalWith(
  { lines, tax_rate }: Pick<ChangingOrder, 'lines' | 'tax_rate'>,
  changed: readonly ChangedTerms[],
): bigint | null {
  const next = new Map(changed.map((line) => [line.line_no, line]));
  return (
    sumsOf(
      lines.map((line) => next.get(line.line_no) ?? line),
      tax_rate,
    )?.total ?? null
  );
}
