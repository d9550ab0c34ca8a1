import { sql } from 'kysely';
import type { RepairRecord } from '#blocks/kit/scene.ts';
import { statusOf, type RepairState } from '#contract/features/sale/repairs/states.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '../database/database.ts';
import { faultsOf, statusWords } from './words.ts';

/** The product whose repairs are read. */
export type Of = { company: number; seq: number };
export type Records = { rows: RepairRecord[]; count: number };

type Row = {
  state: RepairState;
  fault_type: string;
  create_time: Date;
  complete_time: Date | null;
};

/** The public data of repairs, newest first: date, type of fault, status. Without what people wrote or were told. */
export async function readRepairs(
  tx: Tx,
  of: Of,
  { page, limit }: { page: number; limit: number },
  language: Language,
): Promise<Records> {
  // A company may hide its repairs.
  const where = sql`company_id = ${of.company} and seq = ${of.seq} and not exists (
    select from mark m where m.company_id = repair.company_id and 'repairs' = any(m.hidden))`;
  const { rows } = await sql<Row>`
    select state, fault_type, create_time, complete_time from repair where ${where}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const isAll = page === 1 && rows.length < limit;
  const count = isAll
    ? rows.length
    : (await sql<{ n: number }>`select count(*)::int as n from repair where ${where}`.execute(tx))
        .rows[0]!.n;
  if (rows.length === 0) return { rows: [], count };
  const [fault, status] = [await faultsOf(tx, language), await statusWords(tx, language)];
  return {
    rows: rows.map(({ state, fault_type: kind, create_time: asked, complete_time: done }) => ({
      create_time: asked.toISOString(),
      complete_time: done?.toISOString() ?? '',
      content: fault.name(kind),
      repair_status: status(statusOf[state]),
    })),
    count,
  };
}
