import { sql } from 'kysely';
import type { TraceEvent } from '#contract/features/identity/identifiers/contract.ts';
import type { UnitStory } from '#contract/features/trace/query/contract.ts';
import { inspectionRights } from '#contract/features/trace/nonconformances/sources.ts';
import type { Permission } from '#contract/permissions.ts';
import { qualityKinds } from '#contract/quality/kinds.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { faultsOf } from '#server/repairs/words.ts';

const most = { records: 200, documents: 100, places: 100, scans: 10_000, others: 50 };
type Asking = Reader<StaffSession>;

/** What happened to one unit beyond its own events. What the asker may not see in its own list is left out. */
export async function storyOf(
  reader: Asking,
  seq: number,
  events: readonly Pick<TraceEvent, 'record_time'>[],
): Promise<UnitStory> {
  return {
    records: await recordsOf(reader, seq),
    documents: await documentsOf(reader, seq),
    repairs: await repairsOf(reader, seq),
    reports: await reportsOf(reader, seq),
    findings: await findingsOf(reader, seq),
    places: await placesOf(reader, seq),
    seals: await sealsOf(reader, events),
  };
}

const may = ({ session }: Asking, right: Permission) => rightTo(session, right) === 'ok';

async function recordsOf(reader: Asking, seq: number): Promise<UnitStory['records']> {
  const kinds = qualityKinds.filter((kind) => may(reader, inspectionRights[kind]));
  if (kinds.length === 0) return [];
  const rows = await reader.tx
    .selectFrom('quality_record')
    .select(['id', 'kind', 'step', 'std', 'content', 'value', 'unit', 'result', 'emp_name'])
    .select('pass_time')
    .where('company_id', '=', reader.session.companyId)
    .where('seq', '=', seq)
    .where('kind', 'in', kinds)
    .orderBy('pass_time')
    .orderBy('id')
    .limit(most.records)
    .execute();
  return rows.map((row) => ({ ...row, pass_time: row.pass_time.toISOString() }));
}

type Document = UnitStory['documents'][number];

async function documentsOf(reader: Asking, seq: number): Promise<Document[]> {
  const { tx, session } = reader;
  const of = session.companyId;
  const { rows } = await sql<Omit<Document, 'time'> & { time: Date }>`
    with sent as (
      select s.* from shipment_code c join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
      where c.company_id = ${of} and c.seq = ${seq} and ${may(reader, 'trace:shipment:view')})
    select 'shipment' as kind, s.id, s.code, coalesce(d.name, k.name, '') as party,
      coalesce(s.ship_time, s.create_time) as time
    from sent s
      left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
      left join customer k on k.company_id = s.company_id and k.id = s.customer_id
    union all
    select distinct 'order', o.id, o.code, coalesce(d.name, k.name, ''), o.create_time
    from sent s join sales_order o on o.company_id = s.company_id and o.id = s.order_id
      left join dealer d on d.company_id = o.company_id and d.dealer_id = o.dealer_id
      left join customer k on k.company_id = o.company_id and k.id = o.customer_id
    where ${may(reader, 'order:salesOrder:view')}
    union all
    select 'sale', r.id, r.code, coalesce(d.name, ''), r.sold_at
    from sale_code c join sale_record r on r.company_id = c.company_id and r.id = c.sale_id
      left join dealer d on d.company_id = r.company_id and d.dealer_id = r.dealer_id
    where c.company_id = ${of} and c.seq = ${seq} and ${may(reader, 'trace:saleRecord:view')}
    union all
    select 'return', r.id, r.code, coalesce(d.name, k.name, ''), coalesce(r.receive_time, r.create_time)
    from goods_return_code c join goods_return r on r.company_id = c.company_id and r.id = c.return_id
      left join dealer d on d.company_id = r.company_id and d.dealer_id = r.dealer_id
      left join customer k on k.company_id = r.company_id and k.id = r.customer_id
    where c.company_id = ${of} and c.seq = ${seq} and ${may(reader, 'trace:goodsReturn:view')}
    order by time, id limit ${most.documents}`.execute(tx);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
}

/** Its repairs, and the one in which it was handed out for another unit. */
async function repairsOf(reader: Asking, seq: number): Promise<UnitStory['repairs']> {
  if (!may(reader, 'sale:repair:view')) return [];
  const rows = await reader.tx
    .selectFrom('repair')
    .select(['id', 'code', 'fault_type', 'state', 'create_time'])
    .select(['seq', 'serial_number', 'replacement_sn'])
    .where('company_id', '=', reader.session.companyId)
    .where((is) => is.or([is('seq', '=', seq), is('replacement_seq', '=', seq)]))
    .orderBy('id', 'desc')
    .limit(most.others)
    .execute();
  if (rows.length === 0) return [];
  const faults = await faultsOf(reader.tx, reader.language);
  const own = rows.filter((row) => row.seq === seq).map(({ id }) => id);
  const fitted = await fittedIn(reader, own);
  return rows.map(({ id, code, state, ...row }) => ({
    id,
    code,
    state,
    fault_name: faults.name(row.fault_type),
    replaces_code: row.seq === seq ? '' : row.serial_number,
    replaced_by_code: row.seq === seq ? row.replacement_sn : '',
    parts: fitted
      .filter((part) => part.repair_id === id)
      .map(({ repair_id: _repair, ...part }) => part),
    create_time: row.create_time.toISOString(),
  }));
}

type Fitted = UnitStory['repairs'][number]['parts'][number] & { repair_id: number };

/** What was fitted in these repairs. */
async function fittedIn({ tx, session }: Asking, repairs: readonly number[]): Promise<Fitted[]> {
  const { rows } = await sql<Fitted>`
    select r.repair_id, p.name, trim_scale(r.quantity)::text as quantity, r.serial
    from repair_part r join part p on p.company_id = r.company_id and p.id = r.part_id
    where r.company_id = ${session.companyId} and r.repair_id = any(${[...repairs]}::int[]) and r.is_taken
    order by r.repair_id, r.line_no limit ${most.others}`.execute(tx);
  return rows;
}

async function reportsOf(reader: Asking, seq: number): Promise<UnitStory['reports']> {
  if (!may(reader, 'sale:fakeReport:view')) return [];
  const rows = await reader.tx
    .selectFrom('fake_report')
    .select(['id', 'code', 'state', 'create_time'])
    .where('company_id', '=', reader.session.companyId)
    .where('seq', '=', seq)
    .orderBy('id', 'desc')
    .limit(most.others)
    .execute();
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
}

async function findingsOf(reader: Asking, seq: number): Promise<UnitStory['findings']> {
  if (!may(reader, 'trace:nonconformance:view')) return [];
  const rows = await reader.tx
    .selectFrom('nonconformance')
    .select(['id', 'code', 'title', 'state', 'create_time'])
    .where('company_id', '=', reader.session.companyId)
    .where('seq', '=', seq)
    .orderBy('id', 'desc')
    .limit(most.others)
    .execute();
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
}

/** Where it was scanned. Of a code that somebody scans all day, only so many scans are counted. */
async function placesOf({ tx, session }: Asking, seq: number): Promise<UnitStory['places']> {
  const { rows } = await sql<Omit<UnitStory['places'][number], 'last_time'> & { time: Date }>`
    select province, city, count(*) as count, max(scan_time) as time
    from (select province, city, scan_time from scan_log where company_id = ${session.companyId} and seq = ${seq}
      limit ${most.scans}) as scans
    group by province, city order by count desc, time desc limit ${most.places}`.execute(tx);
  return rows.map(({ time, ...row }) => ({ ...row, last_time: time.toISOString() }));
}

/** The days on which its events were written, with their root hashes. */
async function sealsOf(
  { tx, session }: Asking,
  events: readonly Pick<TraceEvent, 'record_time'>[],
): Promise<UnitStory['seals']> {
  const { rows } = await sql<{ day: string; root: Buffer | null }>`
    select d.day, r.root
    from (select distinct (t at time zone 'Asia/Shanghai')::date as day
      from unnest(${events.map((one) => one.record_time)}::timestamptz[]) as t) as d
    left join event_root r on r.company_id = ${session.companyId} and r.day = d.day
    order by d.day`.execute(tx);
  return rows.map(({ day, root }) => ({ day, root: root?.toString('hex') ?? null }));
}
