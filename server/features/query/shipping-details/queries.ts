import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  ShippingDetail,
  shippingDetailFilter,
} from '#contract/features/query/shipping-details/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { inShipment, shippedLines } from '#server/logistics/shipped-lines.ts';

const isMissing = sql`case when s.state = 'closed' then l.picked - l.received else 0 end`;
const ofShipment = sql`join shipment s on s.company_id = l.company_id and s.id = l.shipment_id`;

type Found = Omit<ShippingDetail, 'ship_time' | 'receive_time'> & {
  ship_time: Date;
  receive_time: Date | null;
};

async function readRows(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<ShippingDetail[]> {
  const { rows } = await sql<Found>`
    select l.id, s.id as shipment_id, s.code as shipment_code, l.ship_time, s.kind, coalesce(f.name, '') as from_name,
      s.dealer_id, s.customer_id, coalesce(d.name, c.name, s.place) as to_name, l.part_id, p.code as part_code,
      p.name as part_name, l.picked as quantity, l.boxes, l.received, ${isMissing} as missing, l.returned, s.carrier,
      s.tracking_no, s.state, s.receive_time
    from shipment_line l ${ofShipment}
    join part p on p.company_id = l.company_id and p.id = l.part_id
    left join dealer f on f.company_id = s.company_id and f.dealer_id = s.from_dealer_id
    left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
    left join customer c on c.company_id = s.company_id and c.id = s.customer_id
    where l.company_id = ${session.companyId} and l.ship_time is not null and l.id = any(${[...ids]}::int[])`.execute(
    tx,
  );
  return rows.map((row) => ({
    ...row,
    ship_time: row.ship_time.toISOString(),
    receive_time: row.receive_time?.toISOString() ?? null,
  }));
}

export const shippingDetailList: ListPlan<
  z.output<typeof shippingDetailFilter>,
  ShippingDetail,
  StaffSession
> = {
  table: 'shipment_line',
  only: () => sql`ship_time is not null`,
  filters: {
    ...shippedLines,
    from_dealer_id: (id, reader) => inShipment(reader, sql`from_dealer_id = ${id}`),
    receive_time: (days, reader) => inShipment(reader, within('receive_time')(days)),
    state: (states, reader) => inShipment(reader, sql`state = any(${states})`),
  },
  order: () => sql`ship_time desc, id desc`,
  rows: readRows,
  totals: async ({ tx }, where) => {
    const { rows } = await sql<
      Pick<ShippingDetail, 'quantity' | 'boxes' | 'received' | 'missing' | 'returned'>
    >`
      select coalesce(sum(l.picked), 0)::float8 as quantity, coalesce(sum(l.boxes), 0)::float8 as boxes,
        coalesce(sum(l.received), 0)::float8 as received, coalesce(sum(${isMissing}), 0)::float8 as missing,
        coalesce(sum(l.returned), 0)::float8 as returned
      from (select * from shipment_line where ${where}) as l ${ofShipment}`.execute(tx);
    return rows[0]!;
  },
};

/** The shipment and the part of a line. */
export async function findLine({ tx, session }: Reader<StaffSession>, id: number) {
  const { rows } = await sql<{ shipment_id: number; part_id: number }>`
    select shipment_id, part_id from shipment_line
    where company_id = ${session.companyId} and id = ${id} and ship_time is not null`.execute(tx);
  return rows[0];
}
