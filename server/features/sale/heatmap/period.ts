import { sql, type RawBuilder } from 'kysely';
import { usualDays } from '#contract/features/sale/heatmap/contract.ts';
import type { Tx } from '#server/database/database.ts';
import { notFound } from '#server/refusal.ts';

export type Asked = {
  days?: readonly string[] | undefined;
  dealer_id?: number | undefined;
  province?: number | undefined;
  city?: string | undefined;
};

/** The first and the last day that were asked for. */
export async function periodOf(tx: Tx, { days }: Asked): Promise<[first: string, last: string]> {
  if (days) return [days[0]!, days[1]!];
  const { rows } = await sql<{ first: string; last: string }>`
    select (today - ${usualDays - 1}::int)::text as first, today::text as last
    from (select (now() at time zone 'Asia/Shanghai')::date as today) as t`.execute(tx);
  return [rows[0]!.first, rows[0]!.last];
}

/** The condition on a table of counts: the company, the days, and what else was asked for. */
export const chosen = (
  companyId: number,
  [first, last]: readonly [string, string],
  { dealer_id: dealer, province, city }: Asked,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`company_id = ${companyId} and day between ${first}::date and ${last}::date`,
      ...(dealer === undefined ? [] : [sql`dealer_id = ${dealer}`]),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
      ...(city === undefined ? [] : [sql`city = ${city}`]),
    ],
    sql` and `,
  );

/** Another company's dealer counts as not found. */
export async function checkDealer(tx: Tx, companyId: number, dealer: number | undefined) {
  if (dealer === undefined) return;
  const { rows } = await sql`
    select from dealer where company_id = ${companyId} and dealer_id = ${dealer}`.execute(tx);
  if (rows.length === 0) throw notFound();
}
