import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { notFound } from '../refusal.ts';

type Named = 'part' | 'dealer' | 'batch';

/** Another company's part, dealer or batch counts as not found. */
export async function checkOwn(
  tx: Tx,
  companyId: number,
  table: Named,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) return;
  const { rows } = await sql`
    select from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** The names of a company's parts or dealers, or the codes of its batches, by id. */
export async function readNames(
  tx: Tx,
  companyId: number,
  table: Named,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const name = sql.ref(table === 'batch' ? 'code' : 'name');
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${sql.table(table)}
    where company_id = ${companyId} and id = any(${[...ids]}::int[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.name]));
}
