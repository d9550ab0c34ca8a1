import { sql } from 'kysely';
import type { ShipScreen } from '#contract/features/trace/shipments/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { readShipments } from '#server/logistics/shipment-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';

const mostShown = 40;
const day = sql`(now() at time zone 'Asia/Shanghai')::date`;
const since = sql`(${day})::timestamp at time zone 'Asia/Shanghai'`;

/** Today's shipments of the company itself: what is to be done, what was done, what is late. */
export async function readScreen(reader: Reader<StaffSession>): Promise<ShipScreen> {
  const { tx, session } = reader;
  const own = sql`company_id = ${session.companyId} and from_dealer_id is null`;
  const open = sql`${own} and state in ('draft', 'picking', 'checked')`;
  const { rows: figures } = await sql<ShipScreen['figures']>`
    select
      (select count(*)::int from shipment where ${own} and state = 'draft') as to_pick,
      (select count(*)::int from shipment where ${own} and state = 'picking') as picking,
      (select count(*)::int from shipment where ${own} and state = 'checked') as checked,
      s.n as shipped, s.units as shipped_units, r.n as received, r.units as received_units,
      (select count(*)::int from shipment where ${open} and planned_date < ${day}) as late
    from (select count(*)::int as n, coalesce(sum(picked), 0)::int as units from shipment
        where ${own} and ship_time >= ${since}) as s,
      (select count(*)::int as n, coalesce(sum(received), 0)::int as units from shipment
        where ${own} and state in ('partial', 'received', 'closed') and receive_time >= ${since}) as r`.execute(
    tx,
  );
  // The late ones first, then what is to be done, then what was done today.
  const { rows: ids } = await sql<{ id: number }>`
    select id from (
      select id, 0 as part, planned_date, ship_time from shipment where ${open}
      union all
      select id, 1, planned_date, ship_time from shipment where ${own} and ship_time >= ${since}
    ) as shown order by part, planned_date nulls last, ship_time desc, id limit ${mostShown}`.execute(
    tx,
  );
  const order = ids.map(({ id }) => id);
  const rows = await readShipments(reader, order);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { figures: figures[0]!, rows: order.flatMap((id) => byId.get(id) ?? []) };
}
