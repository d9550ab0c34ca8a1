import { sql } from 'kysely';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import { mostLatest, mostRanked } from '#contract/features/dashboard/screens/kinds.ts';
import { openStates } from '#contract/features/dashboard/screens/order-states.ts';
import type { Condition } from '#server/records/list-plan.ts';
import {
  asOfNow,
  dayIn,
  inDays,
  startOf,
  type Asker,
  type DayCounts,
  type Part,
  type RankRow,
  type Span,
} from './board.ts';

/** New orders of a period, without cancelled ones (`sales_order_by_create`). */
const newOrders = ({ session }: Asker, from: string, which: Condition) => sql`(
  select id, dealer_id, customer_id, currency, total, create_time from sales_order
  where company_id = ${session.companyId} and create_time >= ${startOf(from)} and state <> 'cancelled'
    and ${which}) as o`;

/** Orders, their value and units, by the day they were added. */
export async function countOrders(reader: Asker, { from }: Span, which: Condition = sql`true`) {
  const { rows } = await sql<{ day: string; orders: number; amount: number; units: number }>`
    select ${dayIn('o.create_time')}::text as day, count(*)::float8 as orders,
      coalesce(sum(o.total) filter (where o.currency = 'CNY'), 0)::float8 as amount,
      coalesce(sum(n.units), 0)::float8 as units
    from ${newOrders(reader, from, which)}
    left join lateral (select sum(l.quantity) as units from sales_order_line l
      where l.company_id = ${reader.session.companyId} and l.order_id = o.id) as n on true
    group by 1`.execute(reader.tx);
  return rows.flatMap(({ day, ...counts }): DayCounts[number][] =>
    Object.entries(counts).map(([key, n]) => ({ key, day, n })),
  );
}

/** Who ordered most: units, or how often. */
export async function rankBuyers(
  reader: Asker,
  { first }: Span,
  by: 'units' | 'orders',
  which: Condition = sql`true`,
): Promise<RankRow[]> {
  const { tx, session } = reader;
  const value =
    by === 'orders'
      ? sql`count(*)::float8`
      : sql`sum((select sum(l.quantity) from sales_order_line l
          where l.company_id = ${session.companyId} and l.order_id = o.id))::float8`;
  const { rows } = await sql<RankRow>`
    select coalesce('d' || g.dealer_id, 'c' || g.customer_id) as id, coalesce(d.name, c.name, '') as name, g.value,
      null as most
    from (select o.dealer_id, o.customer_id, ${value} as value from ${newOrders(reader, first, which)}
      group by 1, 2 order by 3 desc, 1, 2 limit ${mostRanked}) as g
    left join dealer d on d.company_id = ${session.companyId} and d.dealer_id = g.dealer_id
    left join customer c on c.company_id = ${session.companyId} and c.id = g.customer_id
    order by g.value desc, 1`.execute(tx);
  return rows;
}

async function rankParts(reader: Asker, { first }: Span): Promise<RankRow[]> {
  const { tx, session } = reader;
  const { rows } = await sql<RankRow>`
    select g.part_id as id, p.name, g.value, null as most
    from (select l.part_id, sum(l.quantity)::float8 as value from ${newOrders(reader, first, sql`true`)}
      join sales_order_line l on l.company_id = ${session.companyId} and l.order_id = o.id
      group by 1 order by 2 desc, 1 limit ${mostRanked}) as g
    join part p on p.company_id = ${session.companyId} and p.id = g.part_id
    order by g.value desc, 1`.execute(tx);
  return rows;
}

/** The newest orders. */
export async function latestOrders(
  { tx, session }: Asker,
  which: Condition = sql`true`,
): Promise<Board['latest']> {
  const { rows } = await sql<Omit<Board['latest'][number], 'time' | 'most'> & { time: Date }>`
    select o.id, o.code, coalesce(d.name, c.name) as name, o.state, o.create_time as time,
      (select coalesce(sum(l.quantity), 0)::float8 from sales_order_line l
        where l.company_id = o.company_id and l.order_id = o.id) as units
    from (select * from sales_order where company_id = ${session.companyId} and ${which}
      order by create_time desc, id desc limit ${mostLatest}) as o
    left join dealer d on d.company_id = o.company_id and d.dealer_id = o.dealer_id
    left join customer c on c.company_id = o.company_id and c.id = o.customer_id
    order by o.create_time desc, o.id desc`.execute(tx);
  return rows.map((row) => ({ ...row, most: null, time: row.time.toISOString() }));
}

/** Orders that are not done (`sales_order_by_state`). */
async function countOpen({ tx, session }: Asker, { last }: Span) {
  const { rows } = await sql<{ draft: number; running: number; late: number }>`
    select count(*) filter (where state = 'draft')::int as draft,
      count(*) filter (where state <> 'draft')::int as running,
      count(*) filter (where due_date < ${last}::date)::int as late
    from sales_order where company_id = ${session.companyId}
      and state in (${sql.join(openStates)})`.execute(tx);
  return rows[0]!;
}

export async function readOrderScreen(reader: Asker, span: Span): Promise<Part<'order'>> {
  const days = inDays(await countOrders(reader, span), span);
  const open = await countOpen(reader, span);
  return {
    figures: {
      orders: days.figure('orders'),
      amount: days.figure('amount'),
      units: days.figure('units'),
      draft: asOfNow(open.draft),
      running: asOfNow(open.running),
      late: asOfNow(open.late),
    },
    trend: [{ key: 'orders', values: days.values('orders') }],
    ranks: {
      buyer: await rankBuyers(reader, span, 'units'),
      part: await rankParts(reader, span),
    },
    latest: await latestOrders(reader),
  };
}
