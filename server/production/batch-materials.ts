import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { fromDecimal, times, toDecimal } from '#contract/decimal.ts';
import type { BatchMaterials } from '#contract/features/trace/batches/materials.ts';
import { materialTexts } from '#contract/features/trace/batches/material-texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound, Refusal } from '../refusal.ts';
import { unitName } from './bom-rows.ts';
import { lockBatch, openNeeds, type Call } from './use-lots.ts';

const mostUses = 500;
type Use = Omit<BatchMaterials['uses'][number], 'serial_number' | 'create_time'> & {
  seq: number | null;
  own: string | null;
  create_time: Date;
};
type Named = { part_id: number; part_code: string; part_name: string; unit_name: string };

/** What a batch needs by its bill, what it used, and what is missing. */
export async function readMaterials(
  reader: Reader<StaffSession>,
  id: number,
): Promise<BatchMaterials> {
  const { tx, session } = reader;
  const batch = await tx
    .selectFrom('batch as b')
    .leftJoin('bom as m', (join) =>
      join.onRef('m.company_id', '=', 'b.company_id').onRef('m.id', '=', 'b.bom_id'),
    )
    .select(['b.id', 'b.bom_id', 'b.quantity', 'm.code', 'm.version_no'])
    .where('b.company_id', '=', session.companyId)
    .where('b.id', '=', id)
    .executeTakeFirst();
  if (!batch) throw notFound();
  const { bom_id: bom, code, version_no: version } = batch;
  const needs = await openNeeds(reader, batch);
  const parts = needs.map(({ partId }) => partId);
  const names = await namesOf(reader, bom, parts);
  const planned = toDecimal(String(batch.quantity));
  return {
    bom: bom === null ? null : { id: bom, code: code!, version_no: version! },
    rows: needs.map((need) => {
      const needed = times(need.each, planned);
      const { missing, isTracked, partId, unit } = need;
      return {
        ...names.get(`${partId} ${unit}`)!,
        is_tracked: isTracked,
        needed: fromDecimal(needed),
        consumed: fromDecimal(need.consumed),
        missing: fromDecimal(missing),
      };
    }),
    uses: await readUses(reader, id),
  };
}

async function namesOf(
  { tx, session, language }: Reader<StaffSession>,
  bom: number | null,
  parts: readonly number[],
): Promise<ReadonlyMap<string, Named>> {
  if (bom === null) return new Map();
  const { rows } = await sql<Named & { unit: string }>`
    select distinct l.part_id, p.code as part_code, p.name as part_name, l.unit, ${unitName('l.unit', language)} as unit_name
    from bom_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    where l.company_id = ${session.companyId} and l.bom_id = ${bom} and l.part_id = any(${[...parts]}::integer[])`.execute(
    tx,
  );
  return new Map(rows.map(({ unit, ...row }) => [`${row.part_id} ${unit}`, row]));
}

/** What a batch used of lots, newest first. */
async function readUses(
  { app, tx, session, language }: Reader<StaffSession>,
  batch: number,
): Promise<BatchMaterials['uses']> {
  const { companyId } = session;
  const { rows } = await sql<Use>`
    select u.id, u.lot_id, l.code as lot_code, p.id as part_id, p.code as part_code, p.name as part_name,
      coalesce(s.name, '') as supplier_name, trim_scale(u.quantity)::text as quantity,
      ${unitName('l.unit', language)} as unit_name, u.part_id <> l.part_id as is_substitute, u.seq, i.code as own, u.way,
      u.create_user, u.create_time
    from material_use u
    join material_lot l on l.company_id = u.company_id and l.id = u.lot_id
    join part p on p.company_id = l.company_id and p.id = l.part_id
    left join supplier s on s.company_id = l.company_id and s.id = l.supplier_id
    left join identifier i on i.company_id = u.company_id and i.seq = u.seq
    where u.company_id = ${companyId} and u.batch_id = ${batch} and u.undo_time is null and u.repair_id is null
    order by u.id desc limit ${mostUses}`.execute(tx);
  const units = rows.flatMap(({ seq, own }) => (seq === null ? [] : [{ seq, code: own }]));
  const texts = await codeTexts(app, tx, companyId, units);
  return rows.map(({ seq, own: _own, create_time: time, ...row }) => ({
    ...row,
    serial_number: seq === null ? null : (texts.get(seq) ?? ''),
    create_time: time.toISOString(),
  }));
}

/** Gives back what was recorded by mistake; taken back twice, it is given back once. */
export async function unconsume(call: Call, id: number, uses: readonly number[]): Promise<void> {
  const { tx, session } = call;
  const { companyId } = session;
  await lockBatch(call, id);
  const { rows: known } = await sql<{ id: number; lot_id: number; is_undone: boolean }>`
    select id, lot_id, undo_time is not null as is_undone from material_use
    where company_id = ${companyId} and batch_id = ${id} and repair_id is null and id = any(${[...uses]}::integer[])
    order by id for update`.execute(tx);
  if (known.length < new Set(uses).size) throw notFound();
  const open = known.filter((use) => !use.is_undone);
  const lots = [...new Set(open.map(({ lot_id: lot }) => lot))].toSorted((a, b) => a - b);
  await sql`select from material_lot where company_id = ${companyId} and id = any(${lots}::integer[]) order by id for update`.execute(
    tx,
  );
  await sql`
    with undone as (
      update material_use set undo_time = ${momentOf(call)}, undo_user = ${session.realname}
      where company_id = ${companyId} and id = any(${open.map((use) => use.id)}::integer[])
      returning lot_id, quantity)
    update material_lot l set used = l.used - g.quantity, version = l.version + 1, update_time = ${momentOf(call)},
      state = case when l.state <> 'used' then l.state when l.inspection = 'waived' then 'waived' else 'passed' end
    from (select lot_id, sum(quantity) as quantity from undone group by lot_id) g
    where l.company_id = ${companyId} and l.id = g.lot_id`.execute(tx);
  call.changed('batch', id, { consumed: open.map((use) => use.id) }, { consumed: [] });
  call.tell(materialTexts.done.undone, { n: open.length });
}

/** The bill of a batch: a released one of its part; the newest one for a new batch that names none. */
export async function billOf(
  { tx, session }: Call,
  { part_id: part, bom_id: asked }: { part_id: number; bom_id: number | null },
  before: { id: number; bom_id: number | null; part_id: number } | null,
): Promise<number | null> {
  const { companyId } = session;
  if (before && before.bom_id === asked && before.part_id === part) return asked;
  const { rows } = await sql<{ id: number }>`
    select b.id from bom b where b.company_id = ${companyId} and b.part_id = ${part} and b.state = 'released'
      and (${asked}::integer is null or b.id = ${asked}) order by b.version_no desc limit 1`.execute(
    tx,
  );
  if (asked !== null && rows.length === 0)
    throw new Refusal(materialTexts.errors.noBill, { code: codes.invalid, field: 'bom_id' });
  if (before) await refuseUsed(tx, companyId, before.id);
  // A batch that is edited may do without one.
  return asked ?? (before ? null : (rows[0]?.id ?? null));
}

async function refuseUsed(tx: Call['tx'], companyId: number, batch: number): Promise<void> {
  const { rows } = await sql`
    select from material_use where company_id = ${companyId} and batch_id = ${batch} and undo_time is null
      and repair_id is null limit 1`.execute(tx);
  if (rows.length > 0)
    throw new Refusal(materialTexts.errors.bomUsed, { code: codes.conflict, field: 'bom_id' });
}
