import { sql } from 'kysely';
import type {
  Order,
  OrderBatch,
  OrderInfo,
  OrderLine,
  OrderLineInput,
} from '#contract/features/orders/sales-orders/contract.ts';
import type { CompanySession } from '../../access/sessions.ts';
import type { Tx } from '../../database/database.ts';
import type { Reader } from '../../records/list-plan.ts';
import { notFound } from '../../refusal.ts';
import { asCompany } from '../as-company.ts';
import { sentStates, unmadeLines } from './unmade.ts';

/** More of its batches and shipments are found in their own lists. */
const mostListed = 100;

type Asker = Pick<Reader<CompanySession>, 'tx' | 'session'>;
const iso = (time: Date | null) => time?.toISOString() ?? null;

type Times = 'approve_time' | 'complete_time' | 'create_time' | 'update_time';
type SentLine = Omit<OrderLine, 'planned' | 'made' | 'unmade'>;
type Found = Omit<Order, Times> &
  Record<'approve_time' | 'complete_time', Date | null> &
  Record<'create_time' | 'update_time', Date>;

/** Goods that left for an order, by part; those that never arrived count as shipped, too. */
const sentFor = (orders: ReturnType<typeof sql>) => sql`
  select s.company_id, s.order_id, l.part_id, sum(l.picked)::int as shipped, sum(l.received)::int as received
  from shipment s join shipment_line l on l.company_id = s.company_id and l.shipment_id = s.id
  where ${orders} and s.state in (${sentStates})
  group by s.company_id, s.order_id, l.part_id`;

/** The list columns of orders; names are read for the company. */
export const readOrders = (asker: Asker, ids: readonly number[]): Promise<Order[]> =>
  asCompany(asker, async () => {
    const { companyId } = asker.session;
    const asked = sql`any(${[...ids]}::integer[])`;
    const { rows } = await sql<Found>`
      with sent as (${sentFor(sql`s.company_id = ${companyId} and s.order_id = ${asked}`)}),
      sums as (
        select t.order_id, sum(least(t.shipped, l.quantity)) as shipped, sum(least(t.received, l.quantity)) as received
        from sent t
        join sales_order_line l on l.company_id = t.company_id and l.order_id = t.order_id and l.part_id = t.part_id
        group by t.order_id
      )
      select o.id, o.company_id, o.code, o.dealer_id, o.customer_id,
        case when o.dealer_id is null then 'customer' else 'dealer' end as buyer_kind,
        coalesce(d.name, c.name, '') as buyer_name, o.is_from_dealer, o.due_date, o.state, o.ordered,
        coalesce(s.shipped, 0)::bigint as shipped, coalesce(s.received, 0)::bigint as received, o.currency,
        o.tax_rate::float8 as tax_rate, o.net, o.tax, o.total, o.reason, o.remark, o.approve_time, o.complete_time, o.version, o.create_time, o.update_time
      from sales_order o left join sums s on s.order_id = o.id
      left join dealer d on d.company_id = o.company_id and d.dealer_id = o.dealer_id
      left join customer c on c.company_id = o.company_id and c.id = o.customer_id
      where o.company_id = ${companyId} and o.id = ${asked}`.execute(asker.tx);
    return rows.map((row) => ({
      ...row,
      approve_time: iso(row.approve_time),
      complete_time: iso(row.complete_time),
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  });

/** An order with its lines and shipments; a dealer sees its own only. */
export async function readOrder(asker: Asker, id: number): Promise<OrderInfo> {
  const { tx, session } = asker;
  const seen = await tx
    .selectFrom('sales_order')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  const [order] = seen ? await readOrders(asker, [id]) : [];
  if (!order) throw notFound();
  return asCompany(asker, async () => {
    // How it is made is not a dealer's business, nor what is still being picked.
    const isDealer = session.type === 'dealer';
    const batches = isDealer ? [] : await batchesOf(tx, session.companyId, id);
    const unmade = isDealer ? [] : await unmadeLines(tx, session.companyId, id, 'free');
    const { rows: lines } = await sql<SentLine>`
      with sent as (${sentFor(sql`s.company_id = ${session.companyId} and s.order_id = ${id}`)})
      select l.part_id, p.code as part_code, p.name as part_name, l.quantity, l.unit, l.price,
        coalesce(t.shipped, 0) as shipped, coalesce(t.received, 0) as received
      from sales_order_line l join part p on p.company_id = l.company_id and p.id = l.part_id
      left join sent t on t.part_id = l.part_id
      where l.company_id = ${session.companyId} and l.order_id = ${id} order by l.line_no`.execute(
      tx,
    );
    const shipments = await tx
      .selectFrom('shipment')
      .select(['id', 'code', 'state', 'picked', 'received', 'ship_time'])
      .where('company_id', '=', session.companyId)
      .where('order_id', '=', id)
      .where('state', '<>', 'cancelled')
      .$if(isDealer, (query) => query.where('ship_time', 'is not', null))
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute();
    return {
      ...order,
      purchase: isDealer ? null : await purchaseOf(tx, session.companyId, id),
      lines: withProgress(lines, batches, unmade),
      batches: batches.slice(0, mostListed),
      shipments: shipments.map((row) => ({ ...row, ship_time: iso(row.ship_time) })),
    };
  });
}

/** The purchase order of a linked customer that an order delivers. */
async function purchaseOf(tx: Tx, companyId: number, id: number) {
  const { rows } = await sql<{ id: number; code: string }>`
    select p.id, p.code from sales_order o
    join purchase_order p on p.company_id = o.purchase_company_id and p.id = o.purchase_order_id
      and p.seller_id = o.company_id
    where o.company_id = ${companyId} and o.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** How much of each line is planned, made, and still to be planned; recalled batches do not count. */
function withProgress(
  lines: readonly SentLine[],
  batches: readonly OrderBatch[],
  unmade: readonly { part_id: number; quantity: number }[],
): OrderLine[] {
  const sums = new Map<number, { planned: number; made: number }>();
  for (const { part_id: part, state, quantity, made } of batches) {
    if (state === 'recalled') continue;
    const sum = sums.get(part) ?? { planned: 0, made: 0 };
    sums.set(part, { planned: sum.planned + quantity, made: sum.made + made });
  }
  const left = new Map(unmade.map(({ part_id: part, quantity }) => [part, quantity]));
  return lines.map((line) => ({
    ...line,
    planned: 0,
    made: 0,
    ...sums.get(line.part_id),
    unmade: left.get(line.part_id) ?? 0,
  }));
}

/** The batches that were planned for an order, newest first, with the units that exist of each. */
async function batchesOf(tx: Tx, companyId: number, id: number): Promise<OrderBatch[]> {
  const { rows } = await sql<OrderBatch>`
    select b.id, b.code, b.part_id, b.state, b.quantity, (select count(*) from identifier i
      where i.company_id = b.company_id and i.batch_id = b.id and i.level = 0) as made
    from batch b where b.company_id = ${companyId} and b.order_id = ${id} order by b.id desc`.execute(
    tx,
  );
  return rows;
}

/** What an edit is compared with: the lines as the form shows them, and the tax rate as a number. */
export async function readKept(
  { tx, session }: Asker,
  id: number,
): Promise<{ lines: OrderLineInput[]; tax_rate: number }> {
  const lines = await tx
    .selectFrom('sales_order_line')
    .select(['part_id', 'quantity', 'unit', 'price'])
    .where('company_id', '=', session.companyId)
    .where('order_id', '=', id)
    .orderBy('line_no')
    .execute();
  const order = await tx
    .selectFrom('sales_order')
    .select('tax_rate')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { lines, tax_rate: Number(order.tax_rate) };
}

/** What of an order is in no shipment yet; what is being picked counts as far as it was planned. */
export async function openLines(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<{ part_id: number; quantity: number }[]> {
  const { rows } = await sql<{ part_id: number; quantity: number }>`
    select l.part_id, (l.quantity - coalesce(sum(greatest(x.picked, case when s.state in ('draft', 'picking', 'checked')
      then x.quantity end)), 0))::int as quantity
    from sales_order_line l
    left join shipment s on s.company_id = l.company_id and s.order_id = l.order_id and s.state <> 'cancelled'
    left join shipment_line x on x.company_id = s.company_id and x.shipment_id = s.id and x.part_id = l.part_id
    where l.company_id = ${companyId} and l.order_id = ${id}
    group by l.part_id, l.quantity, l.line_no
    having l.quantity > coalesce(sum(greatest(x.picked, case when s.state in ('draft', 'picking', 'checked')
      then x.quantity end)), 0)
    order by l.line_no`.execute(tx);
  return rows;
}

/** Whether everything of an order has left, and whether anything has. */
export async function shippedCounts(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<{ isWhole: boolean; isBegun: boolean }> {
  const { rows } = await sql<{ isWhole: boolean; isBegun: boolean }>`
    with sent as (${sentFor(sql`s.company_id = ${companyId} and s.order_id = ${id}`)})
    select bool_and(coalesce(t.shipped, 0) >= l.quantity) as "isWhole", bool_or(coalesce(t.shipped, 0) > 0) as "isBegun"
    from sales_order_line l left join sent t on t.part_id = l.part_id
    where l.company_id = ${companyId} and l.order_id = ${id}`.execute(tx);
  return rows[0]!;
}
