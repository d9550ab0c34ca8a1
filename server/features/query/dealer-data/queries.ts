import { sql } from 'kysely';
import type * as z from 'zod';
import {
  confirmedStates,
  scoreOf,
  usualPeriod,
  type DealerData,
  type dealerDataFilter,
} from '#contract/features/query/dealer-data/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { isSlow } from '#server/logistics/shipment-rows.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

// The rows of a list are read by the same reader that its filters were asked with.
const periods = new WeakMap<object, readonly string[]>();
/** More days than anything has been held. */
const eternity = 1_000_000;
const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** The first and last day that were asked for; the last ninety unless told. */
function periodOf(reader: object) {
  const asked = periods.get(reader);
  const first = asked ? sql`${asked[0]}::date` : sql`${today} - ${usualPeriod - 1}::int`;
  const last = asked ? sql`${asked[1]}::date` : today;
  const from = sql`(${first})::timestamp at time zone 'Asia/Shanghai'`;
  const until = sql`(${last} + 1)::timestamp at time zone 'Asia/Shanghai'`;
  return { first, last, from, until };
}

type Row = Omit<DealerData, 'score'>;

/**
 * The figures of these dealers. Stock by the day since which it lies there, and what they received, sold and sent back,
 * come from sums (`stock_sum`, `dealer_sum`), the rest from their documents (`shipment_by_arrival`,
 * `incident_by_dealer`): nothing looks at identifiers.
 */
async function readRows(
  reader: Reader<StaffSession>,
  ids: readonly number[],
): Promise<DealerData[]> {
  const { tx, session } = reader;
  const company = session.companyId;
  const { first, last, from, until } = periodOf(reader);
  const age = (least: number, most: number) => sql`coalesce(sum(h.n) filter (where
    ${today} - h.day between ${least}::int and ${most}::int), 0)::int`;
  const sum = (metric: string) =>
    sql`coalesce(sum(t.n) filter (where t.metric = ${metric}), 0)::int`;
  const { rows } = await sql<Row>`
    select d.id, d.code, d.name, coalesce(u.name, '') as parent_name, d.disabled,
      (${first})::text as first_day, (${last})::text as last_day, stock.*, flow.*, trouble.*, arrival.*
    from dealer d
    left join dealer u on u.company_id = d.company_id and u.dealer_id = d.parent_id
    cross join lateral (
      select coalesce(sum(h.n), 0)::int as stock, ${age(0, 30)} as days_30, ${age(31, 60)} as days_60,
        ${age(61, 90)} as days_90, ${age(91, eternity)} as days_more
      from stock_sum h where h.company_id = d.company_id and h.dealer_id = d.dealer_id) as stock
    cross join lateral (
      select ${sum('received')} as received, ${sum('sold')} as sold, ${sum('forwarded')} as forwarded,
        ${sum('returned')} as returned
      from dealer_sum t where t.company_id = d.company_id and t.dealer_id = d.dealer_id and t.over = 1
        and t.metric in ('received', 'sold', 'forwarded', 'returned') and t.day between ${first} and ${last}) as flow
    cross join lateral (
      select count(*)::int as incidents, count(*) filter (where n.state = any(${confirmedStates}))::int as confirmed
      from incident n where n.company_id = d.company_id and n.dealer_id = d.dealer_id
        and n.last_time >= ${from} and n.last_time < ${until}) as trouble
    cross join lateral (
      select count(*)::int as shipments,
        count(*) filter (where ${isSlow})::int as late, count(*) filter (where missing > 0)::int as short
      from shipment s where s.company_id = d.company_id and s.dealer_id = d.dealer_id
        and s.ship_time >= ${from} and s.ship_time < ${until}) as arrival
    where d.company_id = ${company} and d.id = any(${[...ids]})`.execute(tx);
  return rows.map((row) => ({ ...row, score: scoreOf(row) }));
}

export const dealerDataList: ListPlan<
  z.output<typeof dealerDataFilter>,
  DealerData,
  StaffSession
> = {
  table: 'dealer',
  filters: {
    keyword: mentions(),
    dealer_id: equals('id'),
    disabled: equals('disabled'),
    days: (days, reader) => {
      periods.set(reader, days);
      return sql`true`;
    },
  },
  order: () => sql`code, id`,
  rows: readRows,
};
