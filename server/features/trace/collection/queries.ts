import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Collection,
  MissingUnit,
  missingFilter,
} from '#contract/features/trace/collection/contract.ts';
import { limits } from '#contract/limits.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Page } from '#server/http/endpoint.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { judgedUnits, unitsOf } from '#server/quality/progress.ts';
import { findBatch } from '#server/quality/sheet.ts';
import type { Reader } from '#server/records/list-plan.ts';

type Found = Omit<Collection, 'create_time'> & { create_time: Date };

/** How far these batches are, all of them in one statement. */
export async function readCollections(
  { tx, session }: Reader<StaffSession>,
  ids: number[],
): Promise<Collection[]> {
  const company = session.companyId;
  const { rows } = await sql<Found>`
    with units as materialized (${unitsOf(company, ids)}),
      judged as (${judgedUnits(company)}),
      counted as (
        select batch_id, count(*) filter (where status = 'complete')::int as complete,
          count(*) filter (where status = 'missing')::int as missing,
          count(*) filter (where status = 'failed')::int as failed,
          count(*) filter (where status = 'waived')::int as waived
        from judged group by batch_id),
      sizes as (select batch_id, count(*)::int as units from units group by batch_id)
    select b.id, b.company_id, b.code as batch_code, b.part_id, p.name as part_name, b.state, n.id as plan_id,
      coalesce(s.units, 0) as units, coalesce(c.complete, 0) as complete, coalesce(c.missing, 0) as missing,
      coalesce(c.failed, 0) as failed, coalesce(c.waived, 0) as waived, b.create_time
    from batch b
      join part p on p.company_id = b.company_id and p.id = b.part_id
      left join inspection_plan n on n.company_id = b.company_id and n.part_id = b.part_id and n.state = 'published'
      left join sizes s on s.batch_id = b.id
      left join counted c on c.batch_id = b.id
    where b.company_id = ${company} and b.id = any(${ids}::integer[])`.execute(tx);
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
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
    with units as materialized (${unitsOf(company, [batch])}), judged as (${judgedUnits(company)})
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
