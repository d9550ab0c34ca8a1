import { sql } from 'kysely';
import type { PartName, WhereUsedRow } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { containing } from '#server/production/bom-cycle.ts';
import { withoutCompiling } from '#server/production/bom-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Found = Omit<WhereUsedRow, 'level' | 'path'> & { below: number };

/**
 * Every bill that is not obsolete and contains a part, directly or through others: each once, by its shortest way.
 * There can be far more ways than bills, so the ways themselves are never listed.
 */
export async function whereUsed(
  { tx, session, language }: Reader<StaffSession>,
  partId: number,
): Promise<WhereUsedRow[]> {
  const { companyId } = session;
  const part = await tx
    .selectFrom('part')
    .select(['id', 'code', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', partId)
    .executeTakeFirst();
  if (!part) throw notFound();
  await withoutCompiling(tx);
  const { rows } = await sql<Found>`
    with recursive reached (part) as (
      select ${partId}::integer
      union
      select u.above from reached cross join ${containing(companyId, 'reached.part')} u)
    select w.bom_id, b.code as bom_code, b.version_no, b.state, w.above as part_id, p.code as part_code, p.name as part_name,
      r.part as below, trim_scale(l.quantity)::text as quantity, coalesce(d.name ->> ${language}, l.unit) as unit_name, w.is_substitute
    from reached r cross join ${containing(companyId, 'r.part')} w
    join bom b on b.company_id = ${companyId} and b.id = w.bom_id
    join bom_line l on l.company_id = ${companyId} and l.id = w.line_id
    join part p on p.company_id = ${companyId} and p.id = w.above
    left join dict_data d on d.dict_code = 'unit' and d.value = l.unit
    order by p.code, b.version_no desc, w.is_substitute, l.line_no`.execute(tx);
  return byShortestWay(part, rows);
}

/** Level by level up from the part: what is reached first is nearest. */
function byShortestWay(part: PartName, rows: readonly Found[]): WhereUsedRow[] {
  const above = new Map<number, Found[]>();
  for (const row of rows) above.set(row.below, [...(above.get(row.below) ?? []), row]);
  const ways = new Map<number, PartName[]>([[part.id, [part]]]);
  const seen = new Set<number>();
  const used: WhereUsedRow[] = [];
  for (const [below, way] of ways)
    for (const { below: _below, ...row } of above.get(below) ?? []) {
      if (seen.has(row.bom_id)) continue;
      seen.add(row.bom_id);
      const path = [{ id: row.part_id, code: row.part_code, name: row.part_name }, ...way];
      used.push({ ...row, level: way.length, path });
      if (!ways.has(row.part_id)) ways.set(row.part_id, path);
    }
  return used;
}
