import { sql } from 'kysely';
import type * as z from 'zod';
import { lateAfterDays } from '#contract/features/query/dealer-data/contract.ts';
import type { DealerWip, dealerWipFilter } from '#contract/features/query/dealer-wip/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';

const isLate = sql`s.ship_time < now() - make_interval(days => ${sql.lit(lateAfterDays)})`;
const openShipments = (
  dealer: Condition,
) => sql`from shipment s where s.company_id = ${dealer}.company_id
  and s.dealer_id = ${dealer}.dealer_id and s.state in ('shipped', 'partial')`;
const openReturns = (
  dealer: Condition,
) => sql`from goods_return r where r.company_id = ${dealer}.company_id
  and r.dealer_id = ${dealer}.dealer_id and r.state = 'requested'`;
const openOrders = (
  dealer: Condition,
) => sql`from sales_order o where o.company_id = ${dealer}.company_id
  and o.dealer_id = ${dealer}.dealer_id and o.state not in ('completed', 'cancelled')`;

/**
 * What is open with these dealers, read from their documents by `shipment_by_dealer` (dealer and state),
 * `goods_return_by_dealer` and `sales_order_by_dealer`.
 */
async function readRows(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<DealerWip[]> {
  const d = sql`d`;
  const { rows } = await sql<DealerWip>`
    select d.id, d.code, d.name, coalesce(u.name, '') as parent_name, arriving.*,
      (select count(*)::int ${openReturns(d)}) as returns, (select count(*)::int ${openOrders(d)}) as orders
    from dealer d
    left join dealer u on u.company_id = d.company_id and u.dealer_id = d.parent_id
    cross join lateral (
      select count(*)::int as under_way, coalesce(sum(s.picked - s.received), 0)::int as units,
        count(*) filter (where s.state = 'partial')::int as partly, count(*) filter (where ${isLate})::int as late
      ${openShipments(d)}) as arriving
    where d.company_id = ${session.companyId} and d.id = any(${[...ids]})`.execute(tx);
  return rows;
}

const own = sql`dealer`;
const when = (is: boolean, condition: Condition) => (is ? condition : sql`not ${condition}`);

export const dealerWipList: ListPlan<z.output<typeof dealerWipFilter>, DealerWip, StaffSession> = {
  table: 'dealer',
  filters: {
    keyword: mentions(),
    dealer_id: equals('id'),
    is_busy: (is) =>
      when(
        is,
        sql`(exists (select ${openShipments(own)}) or exists (select ${openReturns(own)})
          or exists (select ${openOrders(own)}))`,
      ),
    is_late: (is) => when(is, sql`exists (select ${openShipments(own)} and ${isLate})`),
  },
  order: () => sql`code, id`,
  rows: readRows,
};
