import { sql } from 'kysely';
import { atLeast, fromDecimal, toDecimal } from '#contract/decimal.ts';
import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import {
  changeTexts,
  type ChangedLineInput,
  type ChangedTerms,
} from '#contract/trade/purchase-changes.ts';
import { mostTotal, sumsOf } from '#contract/trade/sums.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

export type Sums = { net: number; tax: number; total: number };
type Line = ChangedTerms & { received: string };
type Priced = { company_id: number; id: number; expected_date: string | null; tax_rate: string };
const { errors } = changeTexts;
const invalid = (text: Text, field: string) => new Refusal(text, { code: codes.invalid, field });

/** The lines with the dates that hold now. */
export async function readTerms(tx: Tx, order: Priced): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select line_no, trim_scale(quantity)::text as quantity, price,
      coalesce(confirmed_date, date, ${order.expected_date}::date) as date, trim_scale(received)::text as received
    from purchase_order_line where company_id = ${order.company_id} and order_id = ${order.id}
    order by line_no`.execute(tx);
  return rows;
}

export const isSame = (one: ChangedTerms, other: ChangedTerms) =>
  one.price === other.price &&
  one.date === other.date &&
  fromDecimal(toDecimal(one.quantity)) === fromDecimal(toDecimal(other.quantity));

/** The lines that shall be different, as they are and as they shall be. */
export function compareTerms(lines: readonly Line[], asked: readonly ChangedLineInput[]) {
  const known = new Map(lines.map((line) => [line.line_no, line]));
  const before: ChangedTerms[] = [];
  const after: ChangedTerms[] = [];
  for (const [at, given] of asked.entries()) {
    const line = known.get(given.line_no);
    if (!line) throw invalid(errors.noLine, `lines.${at}.line_no`);
    checkReceived(line, given.quantity, `lines.${at}.quantity`);
    const { received: _received, ...terms } = line;
    const next = {
      ...given,
      quantity: fromDecimal(toDecimal(given.quantity)),
      date: given.date ?? line.date,
    };
    if (isSame(terms, next)) continue;
    before.push(terms);
    after.push(next);
  }
  if (after.length === 0) throw invalid(errors.nothingChanged, 'lines');
  return { before, after };
}

/** Nothing is taken back that has arrived. */
export function checkReceived(
  { line_no: line, received }: Line,
  quantity: string,
  field?: string,
): void {
  if (atLeast(toDecimal(quantity), toDecimal(received))) return;
  const details = { code: codes.conflict, params: { line, received } };
  throw new Refusal(errors.belowReceived, field ? { ...details, field } : details);
}

/** What the order costs with other lines. */
export function sumsWith(
  order: Priced,
  lines: readonly Line[],
  after: readonly ChangedTerms[],
): Sums {
  const changed = new Map(after.map((line) => [line.line_no, line]));
  const all = lines.map((line) => changed.get(line.line_no) ?? line);
  const { net, tax, total } = sumsOf(all, Number(order.tax_rate))!;
  if (total > mostTotal) throw invalid(validationTexts.totalTooBig, 'lines');
  return { net: Number(net), tax: Number(tax), total: Number(total) };
}
