import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { Figure } from '#contract/features/dashboard/workplace/contract.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightTo, type DealerSession } from '#server/access/sessions.ts';
import { dayOf } from '#server/identifiers/tally.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { trendDays } from './tallies.ts';

const { received } = identifierStates;

type Counts = { stock: number; on_way: number; sold_month: number };

/**
 * What a dealer has, what comes to it and what it sold. Stock is counted in the index of goods that lie with dealers
 * (`identifier_in_stock`), what is on its way from its shipments, sales from the running counts (`dealer_tally`).
 */
export async function readDealerFigures({ tx, session }: Reader<DealerSession>): Promise<Figure[]> {
  const { companyId: company, dealerId: dealer } = session;
  const may = (right: Permission) => rightTo(session, right) === 'ok';
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  const { rows } = await sql<Counts>`
    select
      (select count(*) from identifier where company_id = ${company} and dealer_id = ${dealer} and level = 0
        and state = ${sql.lit(received)})::int as stock,
      (select coalesce(sum(picked - received), 0) from shipment where company_id = ${company} and dealer_id = ${dealer}
        and state in ('shipped', 'partial'))::int as on_way,
      (select coalesce(sum(n), 0) from dealer_tally where company_id = ${company} and dealer_id = ${dealer}
        and metric = 'sold' and day >= date_trunc('month', ${today}))::int as sold_month`.execute(
    tx,
  );
  const { rows: days } = await sql<{ n: number }>`
    select coalesce(sum(t.n), 0)::int as n
    from generate_series(${today} - ${trendDays - 1}::int, ${today}, interval '1 day') as d (day)
    left join dealer_tally t on t.company_id = ${company} and t.dealer_id = ${dealer} and t.metric = 'sold'
      and t.day = d.day::date
    group by d.day order by d.day`.execute(tx);
  const trend = days.map(({ n }) => n);
  const { stock, on_way: onWay, sold_month: soldMonth } = rows[0]!;
  const sale = 'dealer:saleRecord:view';
  const day = dayOf(new Date()).day!;
  const soldFrom = (first: string) => `/goods/sale?sold_at[]=${first}&sold_at[]=${day}`;
  const all: (Figure & { right: Permission })[] = [
    {
      key: 'dealerStock',
      value: stock,
      trend: null,
      path: '/goods/stock',
      right: 'dealer:stock:view',
    },
    {
      key: 'dealerOnWay',
      value: onWay,
      trend: null,
      path: '/goods/receive',
      right: 'dealer:receive:view',
    },
    { key: 'dealerSoldToday', value: trend.at(-1)!, trend, path: soldFrom(day), right: sale },
    {
      key: 'dealerSoldMonth',
      value: soldMonth,
      trend: null,
      path: soldFrom(`${day.slice(0, 8)}01`),
      right: sale,
    },
  ];
  return all.filter(({ right }) => may(right)).map(({ right: _right, ...figure }) => figure);
}
