import { sql } from 'kysely';
import type * as z from 'zod';
import {
  salesMetrics,
  type dealerSalesInput,
  type DealerSalesReport,
  type SalesGrouping,
  type SalesMetric,
} from '#contract/features/query/dealer-sales/contract.ts';
import { dealerSalesTexts } from '#contract/features/query/dealer-sales/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '#server/database/database.ts';
import { notFound } from '#server/refusal.ts';

const mostGroups = 200;
const usualMonths = 12;

type Figures = Record<SalesMetric, number>;
const keys: Record<SalesGrouping, ReturnType<typeof sql>> = {
  dealer: sql`t.dealer_id`,
  part: sql`t.part_id`,
  month: sql`to_char(t.day, 'YYYY-MM')`,
};
const orders: Record<SalesGrouping, ReturnType<typeof sql>> = {
  dealer: sql`sold desc, received desc, key`,
  part: sql`sold desc, received desc, key`,
  month: sql`key desc`,
};

/**
 * Figures of a period from the running counts of dealers: a range of `dealer_tally`'s primary key (company, metric,
 * day), or of `dealer_tally_by_dealer` for one of them.
 */
export async function reportSales(
  tx: Tx,
  companyId: number,
  { days, dealer_id: dealer, part_id: part, by }: z.output<typeof dealerSalesInput>,
  language: Language,
): Promise<DealerSalesReport> {
  if (dealer !== undefined) await checkOwn(tx, companyId, 'dealer', dealer);
  if (part !== undefined) await checkOwn(tx, companyId, 'part', part);
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  const usual = sql`(date_trunc('month', ${today}) - make_interval(months => ${usualMonths - 1}::int))::date`;
  const first = days ? sql`${days[0]}::date` : usual;
  const last = days ? sql`${days[1]}::date` : today;
  const where = sql.join(
    [
      sql`t.company_id = ${companyId} and t.metric = any(${[...salesMetrics]}::text[])
        and t.day between ${first} and ${last}`,
      ...(dealer === undefined ? [] : [sql`t.dealer_id = ${dealer}`]),
      ...(part === undefined ? [] : [sql`t.part_id = ${part}`]),
    ],
    sql` and `,
  );
  const sum = (metric: SalesMetric) =>
    sql`coalesce(sum(t.n) filter (where t.metric = ${metric}), 0)::float8`;
  const sums = sql.join(salesMetrics.map((metric) => sql`${sum(metric)} as ${sql.ref(metric)}`));
  const total = await sql<Figures>`select ${sums} from dealer_tally t where ${where}`.execute(tx);
  const groups = await sql<Figures & { key: string | number }>`
    select ${keys[by]} as key, ${sums} from dealer_tally t where ${where} group by key
    order by ${orders[by]} limit ${mostGroups + 1}`.execute(tx);
  const trend = await sql<DealerSalesReport['trend'][number]>`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(c.received, 0) as received, coalesce(c.sold, 0) as sold
    from generate_series(date_trunc('month', ${first}), ${last}, interval '1 month') as m (month)
    left join (select date_trunc('month', t.day) as month, ${sum('received')} as received, ${sum('sold')} as sold
      from dealer_tally t where ${where} group by 1) as c on c.month = m.month
    order by m.month`.execute(tx);
  const shown = groups.rows.slice(0, mostGroups);
  const nameOf = await namesOf(tx, companyId, by, shown, language);
  return {
    total: total.rows[0]!,
    rows: shown.map((row) => ({ ...row, name: nameOf(row.key) })),
    trend: trend.rows,
    is_cut: groups.rows.length > mostGroups,
  };
}

/** A dealer or part of another company counts as not found. */
async function checkOwn(tx: Tx, companyId: number, table: 'dealer' | 'part', id: number) {
  const { rows } = await sql`
    select from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`.execute(tx);
  if (rows.length === 0) throw notFound();
}

async function namesOf(
  tx: Tx,
  companyId: number,
  by: SalesGrouping,
  rows: readonly { key: string | number }[],
  language: Language,
): Promise<(key: string | number) => string> {
  if (by === 'month') return String;
  const found = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(by)}
    where company_id = ${companyId} and id = any(${rows.map(({ key }) => key)}::int[])`.execute(tx);
  const names = new Map(found.rows.map(({ id, name }) => [id, name]));
  return (key) => names.get(Number(key)) ?? say(dealerSalesTexts.unknown, language);
}
