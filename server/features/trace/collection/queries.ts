import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Collection,
  MissingUnit,
  missingFilter,
  Progress,
} from '#contract/features/trace/collection/contract.ts';
import { limits } from '#contract/limits.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Page } from '#server/http/endpoint.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { countStandings, judgedUnits, unitsOf } from '#server/quality/progress.ts';
import { findBatch } from '#server/quality/sheet.ts';
import type { Reader } from '#server/records/list-plan.ts';

type Found = Omit<Collection, keyof Progress | 'create_time'> & {
  create_time: Date;
  units: number;
};

/** So many units are judged for one page of the list, beginning with the smallest batches. */
const mostJudged = 10_000;

/** How far these batches are, as far as a list can count them: its cost follows the page, not the batches. */
export const readCollections = (reader: Reader<StaffSession>, ids: number[]) =>
  collectionsOf(reader, ids, mostJudged);

/** The same for an export, which counts all of them. */
export const readAllCollections = (reader: Reader<StaffSession>, ids: number[]) =>
  collectionsOf(reader, ids, null);

/** `most`: so many units are judged at most; null: all. */
export async function collectionsOf(
  { tx, session }: Reader<StaffSession>,
  ids: number[],
  most: number | null,
): Promise<Collection[]> {
  const company = session.companyId;
  const bound = most === null ? sql`` : sql`limit ${most + 1}`;
  const { rows } = await sql<Found>`
    select b.id, b.company_id, b.code as batch_code, b.part_id, p.name as part_name, b.state, n.id as plan_id,
      (select count(*)::int from (${unitsOf(company, sql`b.id`)} ${bound}) as u) as units, b.create_time
    from batch b
      join part p on p.company_id = b.company_id and p.id = b.part_id
      left join inspection_plan n on n.company_id = b.company_id and n.part_id = b.part_id and n.state = 'published'
    where b.company_id = ${company} and b.id = any(${ids}::integer[])`.execute(tx);
  let left = most ?? Infinity;
  const judged = rows
    .filter(({ plan_id: plan }) => plan !== null)
    .toSorted((one, other) => one.units - other.units)
    .filter(({ units }) => (left -= units) >= 0);
  const counts = await countStandings(
    tx,
    company,
    judged.map(({ id }) => id),
  );
  return rows.map(({ units, ...row }) => ({
    ...row,
    units: most !== null && units > most ? null : units,
    ...(counts.get(row.id) ?? uncounted),
    create_time: row.create_time.toISOString(),
  }));
}

const uncounted = { complete: null, missing: null, failed: null, waived: null };

/** How far one batch is; nothing is required without a plan. */
export async function readProgress(reader: Reader<StaffSession>, id: number): Promise<Progress> {
  await findBatch(reader, id);
  const counts = await countStandings(reader.tx, reader.session.companyId, [id]);
  return counts.get(id)!;
}

type Unit = Omit<MissingUnit, 'id' | 'serial_number'> & {
  seq: number;
  code: string | null;
  total: number;
};

/** The units of a batch that are not complete, a page at a time. */
export async function readMissing(
  reader: Reader<StaffSession>,
  { batch_id: batch, status, page, limit: asked }: z.output<typeof missingFilter>,
): Promise<Page<MissingUnit>> {
  const { app, tx, session } = reader;
  const company = session.companyId;
  await findBatch(reader, batch);
  const limit = Math.min(asked, limits.listMax);
  const wanted = status ?? ['missing', 'failed', 'waived'];
  const { rows } = await sql<Unit>`
    with units as materialized (${unitsOf(company, sql`${batch}`)}), judged as (${judgedUnits(company)})
    select seq, code, status, steps, count(*) over ()::int as total from judged
    where status = any(${wanted}::text[])
    order by seq limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const texts = await codeTexts(app, tx, company, rows);
  return {
    rows: rows.map(({ seq, status: is, steps }) => ({
      id: seq,
      serial_number: texts.get(seq) ?? '',
      status: is,
      steps,
    })),
    count: rows[0]?.total ?? 0,
  };
}
