import { sql } from 'kysely';
import type { BomTreeLine } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { currentBom, readLines } from '#server/production/bom-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';

/** The lines of some bills, each with the bill by which its part is made. */
export async function treeLines(
  { tx, session, language }: Reader<StaffSession>,
  boms: readonly number[],
): Promise<BomTreeLine[]> {
  const { companyId } = session;
  const lines = await readLines(tx, companyId, boms, language);
  const parts = [...new Set(lines.map(({ part_id: part }) => part))];
  const { rows } = await sql<{ part_id: number; id: number }>`
    select part.part_id, c.id from unnest(${parts}::integer[]) part (part_id)
    cross join lateral ${currentBom(companyId, 'part.part_id')} c`.execute(tx);
  const bills = new Map(rows.map((row) => [row.part_id, row.id]));
  return lines.map(({ substitutes: _s, unit: _u, ...line }) => ({
    ...line,
    made_by: bills.get(line.part_id) ?? null,
  }));
}
