import { sql } from 'kysely';
import type * as z from 'zod';
import type { QualityKind } from '#contract/quality/kinds.ts';
import type { QualityRecord, recordFilter } from '#contract/quality/records.ts';
import type { StaffSession } from '../access/sessions.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { findNumbers } from '../identifiers/find.ts';
import { equals, within } from '../records/filters.ts';
import type { ListPlan, Reader } from '../records/list-plan.ts';

type Found = Omit<QualityRecord, 'serial_number' | 'pass_time' | 'create_time' | 'update_time'> & {
  seq: number;
  code: string | null;
  pass_time: Date;
  create_time: Date;
  update_time: Date;
};

/** The list columns of records of one kind: who may see tests may not see inspections by their ids. */
export async function readRecords(
  { app, tx, session }: Reader<StaffSession>,
  kind: QualityKind,
  ids: number[],
): Promise<QualityRecord[]> {
  const { rows } = await sql<Found>`
    select r.id, r.company_id, r.seq, i.code, i.part_id, coalesce(p.name, '') as part_name, i.batch_id,
      coalesce(b.code, '') as batch_code, r.step, r.std, r.content, r.value, r.unit, r.result, r.emp_name, r.pass_time,
      coalesce(r.source_id, '') as source_id, r.version, r.create_time, r.update_time
    from quality_record r
      join identifier i on i.company_id = r.company_id and i.seq = r.seq
      left join part p on p.company_id = i.company_id and p.id = i.part_id
      left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where r.company_id = ${session.companyId} and r.kind = ${kind} and r.id = any(${ids}::integer[])`.execute(
    tx,
  );
  const texts = await codeTexts(app, tx, session.companyId, rows);
  return rows.map(({ seq, code: _code, ...row }) => ({
    ...row,
    serial_number: texts.get(seq) ?? '',
    pass_time: row.pass_time.toISOString(),
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** Units by a column of theirs: a record belongs to the batch and part that its unit has now. */
const ofUnits =
  (column: 'part_id' | 'batch_id') =>
  (id: number, { session }: Reader<StaffSession>) =>
    sql`exists (select from identifier i where i.company_id = ${session.companyId}
      and i.seq = quality_record.seq and i.${sql.ref(column)} = ${id})`;

/** The records of one kind. */
export const recordList = (
  kind: QualityKind,
): ListPlan<z.output<typeof recordFilter>, QualityRecord, StaffSession> => ({
  table: 'quality_record',
  only: () => sql`kind = ${kind}`,
  filters: {
    serial_number: async (typed, { app, tx, session }) => {
      const numbers = await findNumbers(app, tx, session.companyId, [typed]);
      return sql`seq = ${numbers.get(typed) ?? -1}`;
    },
    step: equals('step'),
    // Alone, failed ones have an index of their own.
    result: (results) =>
      results.length === 1 && results[0] === 'fail'
        ? sql`result = 'fail'`
        : sql`result = any(${results})`,
    part_id: ofUnits('part_id'),
    batch_id: ofUnits('batch_id'),
    pass_time: within('pass_time'),
    create_time: within('create_time'),
  },
  rows: (reader, ids) => readRecords(reader, kind, ids),
});
