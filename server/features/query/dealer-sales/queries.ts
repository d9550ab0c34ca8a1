import { sql, type RawBuilder } from 'kysely';
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
import { dealerCounts } from '#server/identifiers/dealer-tally.ts';
import { dayOf } from '#server/identifiers/tally.ts';
import { checkOwn, readNames } from '#server/records/own-names.ts';

const mostGroups = 200;
const usualMonths = 12;

type Figures = Record<SalesMetric, number>;
const keys = { dealer: sql`t.dealer_id`, part: sql`t.part_id` };

/** Twelve months up to today. */
function usualDays(): [first: string, last: string] {
  const today = dayOf(new Date()).day!;
  const first = new Date(`${today.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() - (usualMonths - 1));
  return [first.toISOString().slice(0, 10), today];
}

/** Figures of a period from the running counts of dealers, or their sums over all dealers or parts. */
export async function reportSales(
  tx: Tx,
  companyId: number,
  { days, dealer_id: dealer, part_id: part, by }: z.output<typeof dealerSalesInput>,
  language: Language,
): Promise<DealerSalesReport> {
  await checkOwn(tx, companyId, 'dealer', dealer);
  await checkOwn(tx, companyId, 'part', part);
  const [firstDay, lastDay] = days ?? usualDays();
  const [first, last] = [sql`${firstDay}::date`, sql`${lastDay}::date`];
  const given = sql.join(
    [
      sql`t.company_id = ${companyId} and t.metric = any(${[...salesMetrics]}::text[])`,
      ...(dealer === undefined ? [] : [sql`t.dealer_id = ${dealer}`]),
      ...(part === undefined ? [] : [sql`t.part_id = ${part}`]),
    ],
    sql` and `,
  );
  const where = sql`${given} and t.day between ${first} and ${last}`;
  const sum = (metric: SalesMetric) =>
    sql`coalesce(sum(t.n) filter (where t.metric = ${metric}), 0)::float8`;
  const sums = sql.join(salesMetrics.map((metric) => sql`${sum(metric)} as ${sql.ref(metric)}`));
  const counted = (key: RawBuilder<unknown>, groups?: 'dealer' | 'part') => {
    const from = dealerCounts({
      dealer: dealer !== undefined || groups === 'dealer',
      part: part !== undefined || groups === 'part',
    });
    return sql`(select ${key} as key, ${sums} from ${from} as t where ${where} group by 1) as c`;
  };
  // Days are put together into months last: there are few of them, and many counts.
  const inMonths = sql.join(
    salesMetrics.map(
      (metric) => sql`coalesce(sum(${sql.ref(`c.${metric}`)}), 0) as ${sql.ref(metric)}`,
    ),
  );
  const trend = await sql<Figures & { month: string; is_empty: boolean }>`
    select to_char(m.month, 'YYYY-MM') as month, ${inMonths}, count(c.key) = 0 as is_empty
    from generate_series(date_trunc('month', ${first}), ${last}, interval '1 month') as m (month)
    left join ${counted(sql`t.day`)} on c.key >= m.month and c.key < m.month + interval '1 month'
    group by m.month order by m.month`.execute(tx);
  const groups =
    by === 'month'
      ? trend.rows
          .filter(({ is_empty: isEmpty }) => !isEmpty)
          .toReversed()
          .map(({ month: key, is_empty: _isEmpty, ...row }) => ({ key, ...row }))
      : (
          await sql<Figures & { key: string | number }>`
            select * from ${counted(keys[by], by)} order by sold desc, received desc, key limit ${mostGroups + 1}`.execute(
            tx,
          )
        ).rows;
  const before = await sql<Figures>`
    select ${sums} from ${dealerCounts({ dealer: dealer !== undefined, part: part !== undefined })} as t
    where ${given} and t.day >= ${first} - (${last} - ${first} + 1) and t.day < ${first}`.execute(
    tx,
  );
  const totalOf = (metric: SalesMetric) =>
    trend.rows.reduce((all, month) => all + month[metric], 0);
  const shown = groups.slice(0, mostGroups);
  const nameOf = await namesOf(tx, companyId, by, shown, language);
  return {
    first_day: firstDay!,
    last_day: lastDay!,
    before: before.rows[0]!,
    total: Object.fromEntries(salesMetrics.map((metric) => [metric, totalOf(metric)])) as Figures,
    rows: shown.map((row) => ({ ...row, name: nameOf(row.key) })),
    trend: trend.rows.map(({ month, received, sold }) => ({ month, received, sold })),
    is_cut: groups.length > mostGroups,
  };
}

async function namesOf(
  tx: Tx,
  companyId: number,
  by: SalesGrouping,
  rows: readonly { key: string | number }[],
  language: Language,
): Promise<(key: string | number) => string> {
  if (by === 'month') return String;
  const names = await readNames(
    tx,
    companyId,
    by,
    rows.map(({ key }) => Number(key)),
  );
  return (key) => names.get(Number(key)) ?? say(dealerSalesTexts.unknown, language);
}
