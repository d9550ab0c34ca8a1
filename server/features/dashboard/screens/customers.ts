import { sql } from 'kysely';
import {
  asOfNow,
  inDays,
  startOf,
  type Asker,
  type Figure,
  type Part,
  type Span,
} from './board.ts';
import { countOrders, latestOrders, rankBuyers } from './orders.ts';
import { countSent, isOnTheRoad, rankReceivers } from './shipments.ts';

const ofCustomers = sql`customer_id is not null`;
const toCustomers = sql`and s.customer_id is not null`;

type Counted = {
  all: number;
  added: number;
  added_before: number;
  active: number;
  active_before: number;
  transit: number;
};

/** Customers, those that were added (`customer_by_create`), and those that something was sent to. */
async function countCustomers({ tx, session }: Asker, { first, beforeFirst }: Span) {
  const own = sql`company_id = ${session.companyId}`;
  const { rows } = await sql<Counted>`
    select (select count(*)::int from customer where ${own}) as "all", a.*, s.*,
      (select count(*)::int from shipment where ${own} and ${ofCustomers} and ${isOnTheRoad}) as transit
    from (select count(*) filter (where create_time >= ${startOf(first)})::int as added,
        count(*) filter (where create_time < ${startOf(first)})::int as added_before
      from customer where ${own} and create_time >= ${startOf(beforeFirst)}) as a,
      (select count(distinct customer_id) filter (where ship_time >= ${startOf(first)})::int as active,
        count(distinct customer_id) filter (where ship_time < ${startOf(first)})::int as active_before
      from shipment where ${own} and ${ofCustomers} and from_dealer_id is null
        and ship_time >= ${startOf(beforeFirst)}) as s`.execute(tx);
  return rows[0]!;
}

export async function readCustomerScreen(reader: Asker, span: Span): Promise<Part<'customer'>> {
  const sent = inDays(await countSent(reader, span, toCustomers), span);
  const orders = inDays(await countOrders(reader, span, ofCustomers), span);
  const found = await countCustomers(reader, span);
  const against = (value: number, before: number): Figure => ({ value, before });
  return {
    figures: {
      shipped: sent.figure('shipped'),
      orders: orders.figure('orders'),
      active: against(found.active, found.active_before),
      transit: asOfNow(found.transit),
      added: against(found.added, found.added_before),
      all: asOfNow(found.all),
    },
    trend: [{ key: 'shipped', values: sent.values('shipped') }],
    ranks: {
      shipped: await rankReceivers(reader, span, toCustomers),
      orders: await rankBuyers(reader, span, 'orders', ofCustomers),
    },
    latest: await latestOrders(reader, ofCustomers),
  };
}
