import { sql } from 'kysely';
import { lateAfterDays } from '#contract/features/query/dealer-data/contract.ts';
import {
  codeStates,
  type CodeState,
  type Shipment,
  type ShipmentCode,
  type ShipmentInfo,
  type ShipmentLine,
} from '#contract/features/trace/shipments/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { Page } from '../http/endpoint.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { notFound } from '../refusal.ts';
import type { Reader } from '../records/list-plan.ts';
import { asCompany } from './as-company.ts';

type Asker = Pick<Reader<CompanySession>, 'tx' | 'session'>;
const iso = (time: Date | null) => time?.toISOString() ?? null;

type Found = Omit<Shipment, 'ship_time' | 'receive_time' | 'create_time' | 'update_time'> &
  Record<'ship_time' | 'receive_time', Date | null> &
  Record<'create_time' | 'update_time', Date>;

/** Received in full only after the limit, or still on its way then. */
export const isSlow = sql<boolean>`coalesce(case when received + missing >= picked then receive_time end, now())
  > ship_time + make_interval(days => ${sql.lit(lateAfterDays)})`;

/** The list columns of shipments; their names are read for the company. */
export const readShipments = (asker: Asker, ids: readonly number[]): Promise<Shipment[]> =>
  asCompany(asker, async () => {
    const { rows } = await sql<Found>`
      select s.id, s.company_id, s.code, s.kind, s.from_dealer_id, coalesce(f.name, '') as from_name, s.dealer_id,
        coalesce(d.name, '') as dealer_name, s.customer_id, coalesce(c.name, '') as customer_name, s.place,
        coalesce(d.name, c.name, s.place) as to_name, s.order_id, s.state, s.planned_date,
        coalesce((select sum(quantity) from shipment_line l where l.company_id = s.company_id and l.shipment_id = s.id),
          0)::int as ordered,
        s.picked, s.received, s.missing, s.carrier, s.tracking_no, s.ship_time, s.receive_time, s.reason, s.remark,
        s.version, s.create_time, s.update_time
      from shipment s
      left join dealer f on f.company_id = s.company_id and f.dealer_id = s.from_dealer_id
      left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
      left join customer c on c.company_id = s.company_id and c.id = s.customer_id
      where s.company_id = ${asker.session.companyId} and s.id = any(${[...ids]}::integer[])`.execute(
      asker.tx,
    );
    return rows.map((row) => ({
      ...row,
      ship_time: iso(row.ship_time),
      receive_time: iso(row.receive_time),
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  });

/** How far each line of a shipment has come. */
export async function readLines(
  tx: Tx,
  companyId: number,
  shipmentId: number,
): Promise<ShipmentLine[]> {
  const { rows } = await sql<ShipmentLine>`
    select l.part_id, p.code as part_code, p.name as part_name, l.quantity, l.picked, l.received
    from shipment_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    where l.company_id = ${companyId} and l.shipment_id = ${shipmentId} order by l.quantity is null, p.code, p.id`.execute(
    tx,
  );
  return rows;
}

/** A shipment with its lines and what happened to its goods. */
export async function readShipment(asker: Asker, id: number): Promise<ShipmentInfo> {
  await seeShipment(asker, id);
  const [shipment] = await readShipments(asker, [id]);
  if (!shipment) throw notFound();
  const { tx, session } = asker;
  return asCompany(asker, async () => {
    const events = await tx
      .selectFrom('trace_event')
      .select(['kind', 'event_time', 'quantity', 'create_user', 'reason', 'place'])
      .where('company_id', '=', session.companyId)
      .where('document', '=', shipment.code)
      .where('document', '<>', '')
      .orderBy('record_time', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return {
      ...shipment,
      lines: await readLines(tx, session.companyId, id),
      events: events.map((event) => ({ ...event, event_time: event.event_time.toISOString() })),
    };
  });
}

/** Refuses a shipment that the caller may not see: a dealer sees its own only. */
export async function seeShipment({ tx, session }: Asker, id: number): Promise<void> {
  const seen = await tx
    .selectFrom('shipment')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!seen) throw notFound();
}

type CodesAsked = {
  id: number;
  page: number;
  limit: number;
  state?: CodeState | undefined;
  roots?: boolean | undefined;
  /** Only those of this part. */
  part?: number;
};
type Row = Pick<ShipmentCode, 'part_name' | 'batch_code'> & {
  seq: number;
  root_seq: number;
  level: number;
  state: number;
  units: number;
  code: string | null;
  root_code: string | null;
};

/** A page of the codes of a shipment. */
export async function readCodes(
  asker: Reader<CompanySession>,
  { id, page, limit, state, roots, part }: CodesAsked,
): Promise<Page<ShipmentCode>> {
  await seeShipment(asker, id);
  const { app, tx, session } = asker;
  const company = session.companyId;
  const where = sql`r.company_id = ${company} and r.shipment_id = ${id}
    ${state === undefined ? sql`` : sql`and r.state = ${codeStates.indexOf(state)}`}
    ${roots ? sql`and r.seq = r.root_seq` : sql``} ${part === undefined ? sql`` : sql`and r.part_id = ${part}`}`;
  return asCompany(asker, async () => {
    const { rows } = await sql<Row>`
      with shown as (
        select r.* from shipment_code r where ${where}
        order by r.seq limit ${limit} offset ${(page - 1) * limit}
      )
      select r.seq, r.root_seq, r.level, r.state, i.code, x.code as root_code, coalesce(p.name, '') as part_name,
        coalesce(b.code, '') as batch_code,
        case when r.level = 0 then 1
          when r.seq = r.root_seq then (select count(*)::int from shipment_code u where u.company_id = ${company}
            and u.shipment_id = ${id} and u.root_seq = r.seq and u.level = 0)
          else (select count(*)::int from identifier u where u.company_id = ${company} and u.parent_seq = r.seq
            and u.level = 0) end as units
      from shown r
      join identifier i on i.company_id = r.company_id and i.seq = r.seq
      join identifier x on x.company_id = r.company_id and x.seq = r.root_seq
      left join part p on p.company_id = r.company_id and p.id = r.part_id
      left join batch b on b.company_id = r.company_id and b.id = r.batch_id
      order by r.seq`.execute(tx);
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from shipment_code r where ${where}`.execute(tx);
    const named = rows.flatMap(({ seq, root_seq: root, code, root_code: rootCode }) => [
      { seq, code },
      { seq: root, code: rootCode },
    ]);
    const texts = await codeTexts(app, tx, company, named);
    return {
      count: counted.rows[0]!.n,
      rows: rows.map(({ seq, root_seq: root, level, state: at, units, ...row }) => ({
        id: seq,
        code: texts.get(seq) ?? '',
        level: levels[level]!,
        part_name: row.part_name,
        batch_code: row.batch_code,
        root_code: root === seq ? '' : (texts.get(root) ?? ''),
        units,
        state: codeStates[at]!,
      })),
    };
  });
}
