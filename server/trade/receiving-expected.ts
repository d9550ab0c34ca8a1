import { sql } from 'kysely';
import type {
  ComingShipment,
  ExpectedLine,
  ExpectedOrder,
  OpenOrder,
} from '#contract/features/procure/receivings/expected.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { asSystem } from '../database/database.ts';
import { unitName } from '../production/bom-rows.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';
import { ownPartsOf } from './supplied-parts.ts';

type Asker = Pick<Reader<StaffSession>, 'tx' | 'session'>;

/** Orders to receive for, without what they cost. */
export async function readOpenOrders(
  { tx, session }: Asker,
  ids: readonly number[],
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select o.id, o.code, o.supplier_id, s.name as supplier_name, o.state, o.expected_date, o.line_count
    from purchase_order o join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    where o.company_id = ${session.companyId} and o.id = any(${[...ids]}::integer[])`.execute(tx);
  return rows;
}

/** `GET receiving/expected`: what is still to come of an order, and what a linked supplier has sent for it. */
export async function readExpected(
  reader: Reader<StaffSession>,
  orderId: number,
): Promise<ExpectedOrder> {
  const { tx, session, language } = reader;
  const [found] = await readOpenOrders(reader, [orderId]);
  if (!found) throw notFound();
  const { line_count: _lines, ...order } = found;
  const { rows: lines } = await sql<ExpectedLine>`
    select l.line_no, l.part_id, p.code as part_code, p.name as part_name, trim_scale(l.quantity)::text as quantity,
      trim_scale(l.received)::text as received, trim_scale(greatest(l.quantity - l.received, 0))::text as left,
      ${unitName('l.unit', language)} as unit_name, coalesce(l.confirmed_date, l.date, o.expected_date) as date
    from purchase_order_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${session.companyId} and l.order_id = ${orderId} order by l.line_no`.execute(
    tx,
  );
  return { ...order, lines, shipments: await readComing(reader, orderId) };
}

type FoundShipment = Omit<ComingShipment, 'parts' | 'ship_time'> & {
  ship_time: Date | null;
  seller_id: number;
  parts: { part_id: number; part_name: string; units: number; received: number }[];
};

/** What the company that fulfils an order has sent: only what the buyer may know of it. */
async function readComing({ tx, session }: Asker, orderId: number): Promise<ComingShipment[]> {
  const { companyId } = session;
  const { rows } = await asSystem(tx, actorOf(session), () =>
    sql<FoundShipment>`
      select s.code, s.carrier, s.tracking_no, s.ship_time, s.company_id as seller_id,
        (select jsonb_agg(jsonb_build_object('part_id', l.part_id, 'part_name', p.name, 'units', l.picked,
            'received', l.received) order by p.code)
          from shipment_line l join part p on p.company_id = l.company_id and p.id = l.part_id
          where l.company_id = s.company_id and l.shipment_id = s.id and l.picked > 0) as parts
      from sales_order o join shipment s on s.company_id = o.company_id and s.order_id = o.id
      where o.purchase_company_id = ${companyId} and o.purchase_order_id = ${orderId}
        and s.state in ('shipped', 'partial', 'received', 'closed')
      order by s.ship_time, s.id limit 200`.execute(tx),
  );
  const seller = rows[0]?.seller_id;
  if (seller === undefined) return [];
  const sold = [...new Set(rows.flatMap(({ parts }) => (parts ?? []).map((one) => one.part_id)))];
  const traders = { sellerId: seller, buyerId: companyId, actor: actorOf(session) };
  const own = await ownPartsOf(tx, traders, sold);
  return rows.map(({ seller_id: _seller, parts, ship_time: shipped, ...row }) => ({
    ...row,
    ship_time: shipped?.toISOString() ?? null,
    parts: (parts ?? []).map((part) => ({ ...part, part_id: own.get(part.part_id) ?? null })),
  }));
}
