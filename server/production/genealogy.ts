import { sql } from 'kysely';
import type {
  LotGenealogy,
  LotHolders,
  LotOrigin,
  LotUse,
} from '#contract/features/trace/lots/contract.ts';
import type { CompanySession } from '../access/sessions.ts';
import { countHolders } from '../logistics/unit-holders.ts';
import type { Condition, Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';
import { unitName, withoutCompiling } from './bom-rows.ts';
import { readLots } from './lot-rows.ts';

type Asker = Pick<Reader<CompanySession>, 'tx' | 'session' | 'language'>;
/** Nothing is made in more steps; a loop in the data ends here. */
const deepest = 20;
/** So many uses are shown; a recall reaches all. */
const most = 5_000;

/**
 * Every use of a lot, and of the lots that were made in the batches that used it. Uses are recorded for batches, so
 * a lot in a million units is a handful of rows; `seqs` are the single units, where it is recorded for these only.
 */
const usesBelow = (companyId: number, lot: number) => sql`
  with recursive below (lot_id, level) as (
    select ${lot}::integer, 1
    union
    select m.id, below.level + 1 from below
    join material_use u on u.company_id = ${companyId} and u.lot_id = below.lot_id and u.undo_time is null
      and u.repair_id is null
    join material_lot m on m.company_id = ${companyId} and m.source_batch_id = u.batch_id
    where below.level < ${deepest}),
  used as (
    select min(b.level) as level, b.lot_id, u.batch_id, sum(u.quantity) as quantity, bool_and(u.seq is not null) as is_single,
      array_agg(distinct u.seq) filter (where u.seq is not null) as seqs
    from below b join material_use u on u.company_id = ${companyId} and u.lot_id = b.lot_id and u.undo_time is null
    group by b.lot_id, u.batch_id)`;

type FoundUse = Omit<LotUse, 'units'> & { seqs: string[] | null };

async function readDown(
  { tx, session, language }: Asker,
  lot: number,
  limit: number | null,
): Promise<FoundUse[]> {
  const { companyId } = session;
  const { rows } = await sql<FoundUse>`
    ${usesBelow(companyId, lot)}
    select d.level, d.batch_id, b.code as batch_code, p.id as part_id, p.code as part_code, p.name as part_name, b.state,
      d.lot_id, l.code as lot_code, trim_scale(d.quantity)::text as quantity, ${unitName('l.unit', language)} as unit_name,
      d.is_single, d.seqs
    from used d
    join batch b on b.company_id = ${companyId} and b.id = d.batch_id
    join part p on p.company_id = ${companyId} and p.id = b.part_id
    join material_lot l on l.company_id = ${companyId} and l.id = d.lot_id
    order by d.level, b.id limit ${limit}::integer`.execute(tx);
  return rows;
}

/** How many codes each batch has; counted in an index alone. */
async function unitsOf({ tx, session }: Asker, batches: readonly number[]) {
  const { rows } = await sql<{ id: number; n: number }>`
    select batch_id as id, count(*) as n from identifier
    where company_id = ${session.companyId} and batch_id = any(${[...new Set(batches)]}::integer[])
    group by batch_id`.execute(tx);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Where a lot went, and what it was made of. */
export async function readGenealogy(asker: Asker, id: number): Promise<LotGenealogy> {
  const [lot] = await readLots(asker, [id]);
  if (!lot) throw notFound();
  await withoutCompiling(asker.tx);
  const found = await readDown(asker, id, most);
  const counts = await unitsOf(
    asker,
    found.flatMap(({ batch_id: batch, is_single: isSingle }) => (isSingle ? [] : [batch])),
  );
  const down = found.map(({ seqs, ...use }) => ({
    ...use,
    units: use.is_single ? (seqs?.length ?? 0) : (counts.get(use.batch_id) ?? 0),
  }));
  const perBatch = new Map<number, number>();
  for (const { batch_id: batch, units } of down)
    perBatch.set(batch, Math.max(perBatch.get(batch) ?? 0, units));
  return {
    lot,
    up: lot.source_batch_id === null ? [] : await readOrigins(asker, lot.source_batch_id, null),
    down,
    units: [...perBatch.values()].reduce((sum, n) => sum + n, 0),
    receipt: await readReceipt(asker, id),
  };
}

async function readReceipt({ tx, session }: Asker, lot: number): Promise<LotGenealogy['receipt']> {
  const { rows } = await sql<NonNullable<LotGenealogy['receipt']>>`
    select r.id, r.code, l.line_no, l.serial_count from receiving_line l
    join receiving r on r.company_id = l.company_id and r.id = l.receiving_id
    where l.company_id = ${session.companyId} and l.lot_id = ${lot}`.execute(tx);
  return rows[0] ?? null;
}

/** The lots that a batch used, and what those were made of; for one unit only what is recorded for it or for all. */
export async function readOrigins(
  { tx, session, language }: Asker,
  batch: number,
  seq: number | null,
): Promise<LotOrigin[]> {
  const { companyId } = session;
  const ofUnit = seq === null ? sql`u.repair_id is null` : sql`(u.seq is null or u.seq = ${seq})`;
  const { rows } = await sql<LotOrigin>`
    with recursive above (batch_id, lot_id, level) as (
      select u.batch_id, u.lot_id, 1 from material_use u
      where u.company_id = ${companyId} and u.batch_id = ${batch} and u.undo_time is null and ${ofUnit}
      union
      select u.batch_id, u.lot_id, above.level + 1 from above
      join material_lot m on m.company_id = ${companyId} and m.id = above.lot_id
      join material_use u on u.company_id = ${companyId} and u.batch_id = m.source_batch_id and u.undo_time is null
        and u.repair_id is null
      where above.level < ${deepest}),
    used as (
      select min(a.level) as level, a.batch_id, a.lot_id, sum(u.quantity) as quantity, bool_and(u.seq is not null) as is_single
      from (select batch_id, lot_id, min(level) as level from above group by 1, 2) a
      join material_use u on u.company_id = ${companyId} and u.batch_id = a.batch_id and u.lot_id = a.lot_id
        and u.undo_time is null and case when a.level > 1 then u.repair_id is null else ${ofUnit} end
      group by a.batch_id, a.lot_id)
    select d.level, d.lot_id, l.code as lot_code, p.id as part_id, p.code as part_code, p.name as part_name, l.supplier_id,
      coalesce(s.name, '') as supplier_name, l.supplier_lot, l.state, trim_scale(d.quantity)::text as quantity,
      ${unitName('l.unit', language)} as unit_name, d.batch_id, b.code as batch_code, d.is_single
    from used d
    join material_lot l on l.company_id = ${companyId} and l.id = d.lot_id
    join part p on p.company_id = ${companyId} and p.id = l.part_id
    join batch b on b.company_id = ${companyId} and b.id = d.batch_id
    left join supplier s on s.company_id = ${companyId} and s.id = l.supplier_id
    order by d.level, d.lot_id limit ${most}`.execute(tx);
  return rows;
}

/** The batches that a lot is in as a whole, the single units it is in, and the lots that were made of it. */
export async function affectedBy(asker: Asker, lot: number) {
  const { tx, session } = asker;
  const found = await readDown(asker, lot, null);
  const batches = [...new Set(found.filter((use) => !use.is_single).map((use) => use.batch_id))];
  const units = found.flatMap(({ seqs, is_single: isSingle, batch_id: batch }) =>
    isSingle && !batches.includes(batch) ? (seqs ?? []).map(Number) : [],
  );
  units.push(...(await readUnbatched(asker, lot)));
  const { rows } = await sql<{ id: number }>`
    select id from material_lot where company_id = ${session.companyId}
      and source_batch_id = any(${[...new Set(found.map((use) => use.batch_id))]}::integer[]) order by id`.execute(
    tx,
  );
  return {
    batches: batches.toSorted((a, b) => a - b),
    units: [...new Set(units)].toSorted((a, b) => a - b),
    lots: rows.map(({ id }) => id),
  };
}

/** The repaired units of no batch that a lot is in. */
async function readUnbatched({ tx, session }: Asker, lot: number): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    ${usesBelow(session.companyId, lot)} select unnest(seqs) as seq from used where batch_id is null`.execute(
    tx,
  );
  return rows.map(({ seq }) => seq);
}

/** Identifiers `i` of these batches, or of these numbers. */
export const isAffected = ({ batches, units }: { batches: number[]; units: number[] }): Condition =>
  sql`(i.batch_id = any(${batches}::integer[]) or i.seq = any(${units}::bigint[]))`;

/** Who holds the products that a lot is in. */
export async function readLotHolders(asker: Asker, id: number): Promise<LotHolders> {
  const [lot] = await readLots(asker, [id]);
  if (!lot) throw notFound();
  return countHolders(asker, isAffected(await affectedBy(asker, id)));
}
