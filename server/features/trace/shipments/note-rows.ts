import { sql } from 'kysely';
import type { ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { maskMobile } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { readShipment } from '#server/logistics/shipment-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';

type Asker = Reader<StaffSession>;
type Receiver = { address: string; contact: string; mobile: string };
type Totals = { units: number; boxes: number; pallets: number };

/** What a delivery note tells before its codes. */
export type Note = {
  shipment: ShipmentInfo;
  company: string;
  /** The company, or the dealer that sends it. */
  sender: string;
  receiver: Receiver;
  /** How many boxes hold units of a part. */
  boxesOf: ReadonlyMap<number, number>;
  totals: Totals;
};

/**
 * The codes of a shipment with the box that each unit is in. Units know the box or pallet they were scanned with; which
 * box of a pallet it was is read from the unit, as long as it is still packed.
 */
const placed = (company: number, id: number) => sql`
  select r.seq, r.root_seq, r.level, r.part_id, i.code, x.level as root_level,
    case when x.level = 1 then r.root_seq when r.level = 1 then r.seq else b.seq end as box_seq
  from shipment_code r
  join identifier i on i.company_id = r.company_id and i.seq = r.seq
  join shipment_code x on x.company_id = r.company_id and x.shipment_id = r.shipment_id and x.seq = r.root_seq
  left join shipment_code b on b.company_id = r.company_id and b.shipment_id = r.shipment_id and b.seq = i.parent_seq
    and b.root_seq = r.root_seq and b.level = 1 and r.level = 0
  where r.company_id = ${company} and r.shipment_id = ${id}`;

export async function readNote(asker: Asker, id: number): Promise<Note> {
  const { tx, session } = asker;
  const company = session.companyId;
  const shipment = await readShipment(asker, id);
  const { rows: named } = await sql<Receiver & { company: string }>`
    select o.name as company, coalesce(d.address, c.address, '') as address, coalesce(d.contact, c.contact, '') as contact,
      coalesce(d.mobile, c.mobile, '') as mobile
    from company o
    left join dealer d on d.company_id = o.company_id and d.dealer_id = ${shipment.dealer_id}
    left join customer c on c.company_id = o.company_id and c.id = ${shipment.customer_id}
    where o.company_id = ${company}`.execute(tx);
  const { rows: counted } = await sql<Totals & { part_id: number | null }>`
    select part_id, count(*) filter (where level = 0)::int as units, count(distinct box_seq)::int as boxes,
      count(*) filter (where level = 2)::int as pallets
    from (${placed(company, id)}) as p group by grouping sets ((part_id), ())
    order by grouping(part_id) desc`.execute(tx);
  const [totals, ...parts] = counted;
  const { company: name, ...receiver } = named[0]!;
  const reveal = shipment.dealer_id === null ? 'order:customer:reveal' : 'app:dealer:reveal';
  const showPhone = rightTo(session, reveal) === 'ok' ? (phone: string) => phone : maskMobile;
  return {
    shipment,
    company: name,
    sender: shipment.from_name || name,
    receiver: { ...receiver, mobile: showPhone(receiver.mobile) },
    boxesOf: new Map(parts.flatMap(({ part_id: part, boxes }) => (part ? [[part, boxes]] : []))),
    totals: totals!,
  };
}

/** A code where it is packed. Pallets come first, each box followed by its units, what travels alone last. */
export type PlacedCode = {
  code: string;
  level: number;
  /** Of a box or pallet: the units in it. */
  units: number;
  /** A unit that is in no box. */
  is_loose: boolean;
};

const atOnce = 250;

/** The codes of a shipment, some at a time: neither side holds them all. */
export async function* readPlacedCodes(
  { app, tx, session }: Asker,
  id: number,
): AsyncGenerator<PlacedCode[]> {
  const company = session.companyId;
  await sql`
    declare noted no scroll cursor for
    select seq, code, level, level = 0 and box_seq is null as is_loose,
      (case level
        when 2 then count(*) filter (where level = 0) over (partition by root_seq)
        when 1 then count(*) filter (where level = 0) over (partition by root_seq, box_seq)
        else 1 end)::int as units
    from (${placed(company, id)}) as p
    order by root_level desc, root_seq, seq <> root_seq, box_seq nulls last, level desc, seq`.execute(
    tx,
  );
  const fetch = sql<Omit<PlacedCode, 'code'> & { seq: number; code: string | null }>`
    fetch ${sql.raw(String(atOnce))} from noted`;
  for (;;) {
    const { rows } = await fetch.execute(tx);
    if (rows.length === 0) return;
    const texts = await codeTexts(app, tx, company, rows);
    yield rows.map(({ seq, code: _stored, ...row }) => ({ ...row, code: texts.get(seq) ?? '' }));
  }
}
