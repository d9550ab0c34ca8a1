import { sql } from 'kysely';
import type {
  Supplied,
  SuppliedInfo,
  SuppliedLine,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { limits } from '#contract/limits.ts';
import type { ListInput } from '#contract/list.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { asSystem } from '../database/database.ts';
import type { Page } from '../http/endpoint.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';
import { readChanges } from './change-rows.ts';
import { matchParts } from './supplied-parts.ts';
import { suppliedBy } from './supplier-orders.ts';

type Asker = Pick<Reader<StaffSession>, 'tx' | 'session'>;
const iso = (time: Date | null) => time?.toISOString() ?? null;
const mostShipments = 100;

type Times = 'approve_time' | 'confirm_time' | 'close_time';
type Found = Omit<Supplied, Times> & Record<Times, Date | null>;

/** The list columns of orders that this company supplies; the customers' names are read as the system. */
export async function readSupplied(
  { tx, session }: Asker,
  ids: readonly number[],
): Promise<Supplied[]> {
  const { rows } = await asSystem(tx, actorOf(session), () =>
    sql<Found>`
      select o.id, o.code, o.company_id as buyer_id, c.name as buyer_name, o.state, o.seller_code, o.seller_note,
        o.currency, o.tax_rate::float8 as tax_rate, o.line_count, o.net, o.tax, o.total, o.expected_date, o.reason,
        o.remark, o.approve_time, o.confirm_time,
        -- Who of the customer wrote it down is not told.
        case when o.confirm_way = 'buyer' then '' else o.confirm_user end as confirm_user, o.confirm_way, o.close_time,
        (select x.side from purchase_change x where x.company_id = o.company_id and x.order_id = o.id
          and x.state = 'open') as open_change,
        o.version
      from (select * from purchase_order where ${suppliedBy(session.companyId)}
        and id = any(${[...ids]}::integer[])) o
      join company c on c.company_id = o.company_id`.execute(tx),
  );
  return rows.map((row) => ({
    ...row,
    approve_time: iso(row.approve_time),
    confirm_time: iso(row.confirm_time),
    close_time: iso(row.close_time),
  }));
}

type FoundLine = Omit<SuppliedLine, 'own_part'> & { part_id: number };

/** An order as its supplier sees it: its lines, what is delivered for them, and what was asked to be changed. */
export async function readSuppliedOrder(
  { tx, session, language }: Reader<StaffSession>,
  id: number,
): Promise<SuppliedInfo> {
  const [order] = await readSupplied({ tx, session }, [id]);
  if (!order) throw notFound();
  const { buyer_id: buyer } = order;
  const sellerId = session.companyId;
  const actor = actorOf(session);
  const { lines, link, changes } = await asSystem(tx, actor, async () => {
    const found = await sql<FoundLine>`
      select l.line_no, l.part_id, p.code as part_code, p.name as part_name, trim_scale(l.quantity)::text as quantity,
        l.unit, coalesce(d.name ->> ${language}, l.unit) as unit_name, l.price, l.date, l.confirmed_date,
        trim_scale(l.received)::text as received, l.remark
      from purchase_order_line l join part p on p.company_id = l.company_id and p.id = l.part_id
      left join dict_data d on d.dict_code = 'unit' and d.value = l.unit
      where l.company_id = ${buyer} and l.order_id = ${id} order by l.line_no`.execute(tx);
    const partnership = await sql<{ state: 'active' | 'suspended' | 'waiting' }>`
      select state from partnership where buyer_id = ${buyer} and seller_id = ${sellerId}`.execute(
      tx,
    );
    const state = partnership.rows[0]?.state ?? 'none';
    return {
      lines: found.rows,
      link: state === 'waiting' ? ('none' as const) : state,
      changes: await readChanges(tx, { ...order, company_id: buyer }),
    };
  });
  const matched = await matchParts(tx, { sellerId, buyerId: buyer, actor }, [
    ...new Set(lines.map((line) => line.part_id)),
  ]);
  const own = await ownParts({ tx, session }, [...matched.values()]);
  return {
    ...order,
    lines: lines.map(({ part_id: part, ...line }) => ({
      ...line,
      own_part: own.get(matched.get(part) ?? 0) ?? null,
    })),
    link,
    changes,
    ...(await deliveryOf({ tx, session }, buyer, id)),
  };
}

/** Parts that can still be delivered. */
export async function ownParts({ tx, session }: Asker, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'code', 'name'])
    .where('company_id', '=', session.companyId)
    .where('state', '=', 'active')
    .where((is) => is('id', '=', is.fn.any(is.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The sales order by which a purchase order is delivered, and its shipments. */
async function deliveryOf(
  { tx, session }: Asker,
  buyer: number,
  id: number,
): Promise<Pick<SuppliedInfo, 'sales_order' | 'shipments'>> {
  const order = await tx
    .selectFrom('sales_order')
    .select(['id', 'code', 'state'])
    .where('company_id', '=', session.companyId)
    .where('purchase_company_id', '=', buyer)
    .where('purchase_order_id', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  if (!order) return { sales_order: null, shipments: [] };
  const shipments = await tx
    .selectFrom('shipment')
    .select(['id', 'code', 'state', 'picked', 'received', 'ship_time'])
    .where('company_id', '=', session.companyId)
    .where('order_id', '=', order.id)
    .where('state', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .limit(mostShipments)
    .execute();
  return {
    sales_order: order,
    shipments: shipments.map((row) => ({ ...row, ship_time: iso(row.ship_time) })),
  };
}

type Asked = ListInput & { keyword?: string | undefined };

/** The customers that have ordered from this company. */
export async function readBuyers(
  { tx, session }: Asker,
  { page, limit: asked, sort_by, keyword = '' }: Asked,
): Promise<Page<{ id: number; name: string }>> {
  const limit = Math.min(asked, limits.listMax);
  const way = sort_by === 'desc' ? sql`desc` : sql`asc`;
  const supplied = suppliedBy(session.companyId);
  // From one customer to the next in an index: each may have ordered a million times.
  const buyers = sql`with recursive buyer (id) as (
    (select company_id from purchase_order where ${supplied} order by company_id limit 1)
    union all
    select (select o.company_id from purchase_order o where ${supplied} and o.company_id > buyer.id
      order by o.company_id limit 1) from buyer where buyer.id is not null)`;
  const of = sql`from company c where strpos(lower(c.name), ${keyword.toLowerCase()}) > 0
    and c.company_id in (select id from buyer)`;
  return asSystem(tx, actorOf(session), async () => {
    const { rows } = await sql<{ id: number; name: string }>`
      ${buyers} select c.company_id as id, c.name ${of} order by c.name ${way}, c.company_id ${way}
      limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
    const counted = await sql<{ count: number }>`
      ${buyers} select count(*) as count ${of}`.execute(tx);
    return { rows, count: counted.rows[0]!.count };
  });
}
