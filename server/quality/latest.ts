import { sql } from 'kysely';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
import type { SheetCell } from '#contract/quality/sheet.ts';
import type { Tx } from '../database/database.ts';

/** The newest record of a unit and step. */
export type Latest = {
  id: number;
  version: number;
  seq: number;
  step: string;
  std: string;
  content: string;
  value: number | null;
  unit: string;
  result: QualityResult;
  emp_name: string;
  pass_time: Date;
};

/** The newest records of these units, step by step; of some steps only where they are named. */
export async function latestRecords(
  tx: Tx,
  companyId: number,
  kind: QualityKind,
  units: readonly number[],
  steps: readonly string[] | null = null,
): Promise<Latest[]> {
  if (units.length === 0) return [];
  const named = steps === null ? sql`` : sql`and r.step = any(${[...steps]}::text[])`;
  const { rows } = await sql<Latest>`
    select distinct on (r.seq, r.step) r.id, r.version, r.seq, r.step, r.std, r.content, r.value, r.unit, r.result,
      r.emp_name, r.pass_time
    from quality_record r
    where r.company_id = ${companyId} and r.kind = ${kind} and r.seq = any(${[...units]}::bigint[]) ${named}
    order by r.seq, r.step, r.pass_time desc, r.id desc`.execute(tx);
  return rows;
}

export const cellKey = (seq: number, step: string): string => `${seq}/${step}`;
export const cellOf = (row: Latest): SheetCell => ({
  id: row.id,
  version: row.version,
  value: row.value,
  content: row.content,
  result: row.result,
  emp_name: row.emp_name,
  pass_time: row.pass_time.toISOString(),
});
