import { sql } from 'kysely';
import { stateOf } from '#contract/codes/states.ts';
import type { TraceAnswer } from '#contract/features/trace/query/contract.ts';
import { wordsIn } from '#contract/gs1/elements-in.ts';
import { maskMobile } from '#contract/validation.ts';
import { eventColumns, type FoundEvent } from '#server/events/find.ts';
import { signedAddress } from '#server/files/addresses.ts';
import { readBatches } from '#server/identifiers/batch-rows.ts';
import { eventRows } from '#server/identifiers/event-rows.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { readIdentifier } from '#server/scans/identifier-info.ts';
import { readIdentifiers } from '#server/identifiers/identifier-rows.ts';
import { readPacks } from '#server/identifiers/pack-rows.ts';
import { stateOfW } from '#server/logistics/warranty-state.ts';
import { readGenealogy, readOrigins } from '#server/production/genealogy.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { readIncidents } from '#server/scans/incident-rows.ts';
import { readSecurityPacks } from '#server/security/pack-rows.ts';
import { checkAsStaff } from '#server/security/staff-check.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { storyOf } from './story.ts';

const most = { parents: 10, children: 50, files: 100, incidents: 50, events: 200 };
type Answer<F extends TraceAnswer['found']> = Extract<TraceAnswer, { found: F }>;

/** Everything that a typed or scanned text can mean, most likely first. */
export async function findTrace(reader: Reader<StaffSession>, text: string): Promise<TraceAnswer> {
  const { app, tx, session } = reader;
  const companyId = session.companyId;
  const seq = (await findNumbers(app, tx, companyId, [text])).get(text);
  if (seq !== undefined) {
    const known = await aboutIdentifier(reader, seq);
    if (known) return known;
  }
  const covert = await checkAsStaff(reader, text);
  if (covert) {
    const [pack] = await readSecurityPacks(reader, [covert.pack]);
    return { found: 'securityPack', pack: pack!, is_right: covert.isRight };
  }
  const { batch, lot, pack, security } = await findNumbered(reader, wordsIn(text) ?? text);
  if (batch) return aboutBatch(reader, batch);
  if (lot) return { found: 'lot', genealogy: await readGenealogy(reader, lot) };
  if (pack) return { found: 'pack', pack: (await readPacks(reader, [pack]))[0]! };
  if (security) {
    const [found] = await readSecurityPacks(reader, [security]);
    return { found: 'securityPack', pack: found!, is_right: null };
  }
  return (await aboutSerial(reader, text)) ?? { found: 'nothing' };
}

/** A serial of a supplier as it was received: where it stands now before where it was taken back. */
async function aboutSerial(
  reader: Reader<StaffSession>,
  text: string,
): Promise<Answer<'serial'> | null> {
  const { tx, session } = reader;
  const { rows } = await sql<Answer<'serial'>['serial'] & { lot_id: number; part_id: number }>`
    select s.code, s.history, r.id as receiving_id, r.code as receiving_code, r.state as receiving_state, r.received_date,
      p.name as supplier_name, l.lot_id, l.part_id
    from receiving_serial s
    join receiving r on r.company_id = s.company_id and r.id = s.receiving_id
    join receiving_line l on l.company_id = s.company_id and l.receiving_id = s.receiving_id and l.line_no = s.line_no
    join supplier p on p.company_id = s.company_id and p.id = s.supplier_id
    where s.company_id = ${session.companyId} and s.code = any(${[...new Set([text, codeIn(text)])]}::text[])
      and l.lot_id is not null
    order by s.is_posted desc, r.id desc limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const { lot_id: lot, part_id: part, ...serial } = found;
  return {
    found: 'serial',
    serial,
    fitted: await fittingOf(reader, part, serial.code),
    genealogy: await readGenealogy(reader, lot),
  };
}

/** The repair in which a serial was fitted, for those who may see repairs. */
async function fittingOf(
  { tx, session }: Reader<StaffSession>,
  part: number,
  serial: string,
): Promise<Answer<'serial'>['fitted']> {
  if (rightTo(session, 'sale:repair:view') !== 'ok') return null;
  const row = await tx
    .selectFrom('repair_part as f')
    .innerJoin('repair as r', (join) =>
      join.onRef('r.company_id', '=', 'f.company_id').onRef('r.id', '=', 'f.repair_id'),
    )
    .select(['r.id', 'r.code', 'r.serial_number'])
    .where('f.company_id', '=', session.companyId)
    .where('f.part_id', '=', part)
    .where('f.serial', '=', serial)
    .where('f.serial', '<>', '')
    .where('f.is_taken', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

type Numbered = Record<'batch' | 'lot' | 'pack' | 'security', number | null>;
async function findNumbered(
  { tx, session }: Reader<StaffSession>,
  text: string,
): Promise<Numbered> {
  const called = [...new Set([text, text.toUpperCase()])];
  const one = (table: string) =>
    sql`(select id from ${sql.table(table)} where company_id = ${session.companyId} and code = any(${called}) limit 1)`;
  const { rows } =
    await sql<Numbered>`select ${one('batch')} as batch, ${one('material_lot')} as lot,
    ${one('identifier_pack')} as pack, ${one('security_pack')} as security`.execute(tx);
  return rows[0]!;
}

async function aboutIdentifier(
  reader: Reader<StaffSession>,
  seq: number,
): Promise<Answer<'identifier'> | null> {
  const { tx, session } = reader;
  const companyId = session.companyId;
  const [row] = await readIdentifiers(reader, [seq]);
  // Its pack is still being made.
  if (!row) return null;
  const identifier = await readIdentifier(reader, seq);
  const { rows: up } = await sql<{ seq: number }>`
    with recursive above as (
      select parent_seq as seq, 1 as step from identifier where company_id = ${companyId} and seq = ${seq}
      union all
      select i.parent_seq, a.step + 1 from above a join identifier i on i.company_id = ${companyId} and i.seq = a.seq
      where a.step < ${most.parents})
    select seq from above where seq is not null order by step desc`.execute(tx);
  const { rows: down } = await sql<{ seq: number }>`
    select seq from identifier where company_id = ${companyId} and parent_seq = ${seq} order by seq limit ${most.children}`.execute(
    tx,
  );
  const { rows: inside } = await sql<{ n: number; security: string | null }>`
    select (select count(*) from identifier where company_id = ${companyId} and parent_seq = ${seq}) as n,
      (select p.code from bound_code b join security_pack p on p.company_id = b.company_id and p.id = b.pack_id
        where b.company_id = ${companyId} and b.seq = ${seq} and p.state not in ('voided', 'cancelled')) as security`.execute(
    tx,
  );
  const inOrder = async (numbers: readonly { seq: number }[]) => {
    const list = numbers.map((one) => one.seq);
    const found = new Map((await readIdentifiers(reader, list)).map((one) => [one.id, one]));
    return list.flatMap((number) => found.get(number) ?? []);
  };
  const [batch] = row.batch_id === null ? [] : await readBatches(reader, [row.batch_id]);
  return {
    found: 'identifier',
    identifier,
    batch: batch ?? null,
    parents: await inOrder(up),
    children: await inOrder(down),
    children_count: inside[0]!.n,
    files: await filesOf(reader, row.code),
    warranty: await warrantyOf(reader, seq),
    incidents: await incidentsOf(reader, sql`seq = ${seq}`),
    security_pack: inside[0]!.security,
    materials: row.batch_id === null ? [] : await readOrigins(reader, row.batch_id, seq),
    story: await storyOf(reader, seq, identifier.events),
  };
}

/** Files attached to the serial number. */
async function filesOf({ app, tx, session }: Reader<StaffSession>, serial: string) {
  const rows = await tx
    .selectFrom('wip_file as w')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'w.company_id').onRef('f.id', '=', 'w.file_id'),
    )
    .select(['w.id', 'w.file_name as name', 'w.file_size as size', 'f.address'])
    .where('w.company_id', '=', session.companyId)
    .where('w.serial_number', '=', serial)
    .orderBy('w.file_name')
    .limit(most.files)
    .execute();
  return rows.map(({ address, ...row }) => ({ ...row, url: signedAddress(app.secrets, address) }));
}

/** Only as much of a consumer as is needed to recognise them. */
async function warrantyOf({ app, tx, session }: Reader<StaffSession>, seq: number) {
  const row = await tx
    .selectFrom('warranty as w')
    .select(['name_sealed', 'mobile_sealed', 'active_time', 'expire_time'])
    .select(stateOfW.as('state'))
    .where('company_id', '=', session.companyId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!row) return null;
  const [first = ''] = app.secrets.open('warranty.name', session.companyId, row.name_sealed);
  return {
    state: row.state,
    active_time: row.active_time.toISOString(),
    expire_time: row.expire_time.toISOString(),
    name: `${first}**`,
    mobile: maskMobile(app.secrets.open('warranty.mobile', session.companyId, row.mobile_sealed)),
  };
}

async function incidentsOf(reader: Reader<StaffSession>, about: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: number }>`
    select id from incident where company_id = ${reader.session.companyId} and ${about} order by id desc limit ${most.incidents}`.execute(
    reader.tx,
  );
  const found = await readIncidents(
    reader,
    rows.map(({ id }) => id),
  );
  return found.toSorted((a, b) => b.id - a.id);
}

async function aboutBatch(reader: Reader<StaffSession>, id: number): Promise<Answer<'batch'>> {
  const { tx, session } = reader;
  const companyId = session.companyId;
  const [batch] = await readBatches(reader, [id]);
  const { rows: states } = await sql<{ state: number; n: number }>`
    select state, count(*) as n from identifier where company_id = ${companyId} and batch_id = ${id}
    group by state order by state`.execute(tx);
  const { rows: events } = await sql<FoundEvent>`
    select ${eventColumns}
    from trace_event e where e.company_id = ${companyId} and e.batch_id = ${id}
    order by e.record_time desc, e.id desc limit ${most.events}`.execute(tx);
  return {
    found: 'batch',
    batch: batch!,
    states: states.map(({ state, n }) => ({ state: stateOf(state), n })),
    events: await eventRows(reader, events),
    incidents: await incidentsOf(reader, sql`batch_id = ${id}`),
    materials: await readOrigins(reader, id, null),
  };
}
