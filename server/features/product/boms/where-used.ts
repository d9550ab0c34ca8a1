import { sql } from 'kysely';
import type { PartName, WhereUsedRow } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { containing } from '#server/production/bom-cycle.ts';
import { unitNames, withoutCompiling } from '#server/production/bom-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Use = {
  /** The part that is used. */
  below: number;
  bom: number;
  line_no: number;
  quantity: string;
  unit: string;
  isSubstitute: boolean;
};
type Uses = {
  /** The lines that use one of the parts, column by column. */
  below: number[];
  bom_ids: number[];
  line_nos: number[];
  quantities: string[];
  line_units: string[];
  substitutes: boolean[];
  boms: (Pick<WhereUsedRow, 'part_id' | 'version_no' | 'state'> & { id: number; code: string })[];
  parts: PartName[];
  units: Record<string, string>;
};

/** Each use once, and what bills and parts are called, looked up by arrays as in explosions. */
async function readUses(
  { tx, session, language }: Reader<StaffSession>,
  partId: number,
): Promise<Uses> {
  const { companyId } = session;
  const { rows } = await sql<Uses>`
    with recursive reached (part) as (
      select ${partId}::integer
      union
      select u.above from reached cross join ${containing(companyId, 'reached.part')} u
    ), use as materialized (
      select l.part_id as below, l.bom_id, l.line_no, trim_scale(l.quantity)::text as quantity, l.unit, false as is_substitute
      from bom_line l where l.company_id = ${companyId} and l.part_id = any(array(select part from reached))
      union all
      select s.part_id, s.bom_id, l.line_no, trim_scale(l.quantity)::text, l.unit, true
      from bom_substitute s join bom_line l on l.company_id = s.company_id and l.id = s.line_id
      where s.company_id = ${companyId} and s.part_id = any(array(select part from reached))
    ), uses as (
      select coalesce(json_agg(below), '[]') as below, coalesce(json_agg(bom_id), '[]') as bom_ids,
        coalesce(json_agg(line_no), '[]') as line_nos, coalesce(json_agg(quantity), '[]') as quantities,
        coalesce(json_agg(unit), '[]') as line_units, coalesce(json_agg(is_substitute), '[]') as substitutes
      from use)
    select uses.*,
      coalesce((select json_agg(json_build_object('id', b.id, 'code', b.code, 'part_id', b.part_id, 'version_no', b.version_no, 'state', b.state))
        from bom b where b.company_id = ${companyId} and b.state <> 'obsolete'
          and b.id = any(array(select distinct bom_id from use))), '[]') as boms,
      coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name))
        from part p where p.company_id = ${companyId} and p.id = any(array(select part from reached))), '[]') as parts,
      ${unitNames(language)} as units
    from uses`.execute(tx);
  return rows[0]!;
}

/**
 * Every bill that is not obsolete and contains a part, directly or through others: each once, by its shortest way.
 * There can be far more ways than bills, so the ways themselves are never listed.
 */
export async function whereUsed(
  reader: Reader<StaffSession>,
  partId: number,
): Promise<WhereUsedRow[]> {
  await withoutCompiling(reader.tx);
  const found = await readUses(reader, partId);
  const { boms, parts, units } = found;
  const partOf = byId(parts);
  const bomOf = byId(boms);
  if (!partOf.has(partId)) throw notFound();
  const codeOf = (bom: { part_id: number }) => partOf.get(bom.part_id)!.code;
  boms.sort((a, b) => compare(codeOf(a), codeOf(b)) || b.version_no - a.version_no);
  const rank = new Map(boms.map(({ id }, at) => [id, at]));
  const uses = found.below
    .map((below, at): Use => ({
      below,
      bom: found.bom_ids[at]!,
      line_no: found.line_nos[at]!,
      quantity: found.quantities[at]!,
      unit: found.line_units[at]!,
      isSubstitute: found.substitutes[at]!,
    }))
    .filter(({ bom }) => bomOf.has(bom));
  uses.sort(
    (a, b) =>
      rank.get(a.bom)! - rank.get(b.bom)! ||
      Number(a.isSubstitute) - Number(b.isSubstitute) ||
      a.line_no - b.line_no,
  );
  const productOf = (bom: number) => bomOf.get(bom)!.part_id;
  return nearestFirst(partId, uses, productOf).map(({ use, path }) => {
    const bom = bomOf.get(use.bom)!;
    const part = partOf.get(bom.part_id)!;
    return {
      bom_id: bom.id,
      bom_code: bom.code,
      version_no: bom.version_no,
      state: bom.state,
      part_id: part.id,
      part_code: part.code,
      part_name: part.name,
      level: path.length - 1,
      path,
      quantity: use.quantity,
      unit_name: units[use.unit] ?? use.unit,
      is_substitute: use.isSubstitute,
    };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Level by level up from the part: each bill once, by the use that reaches it first, with the way down from it. */
function nearestFirst(part: number, uses: readonly Use[], productOf: (bom: number) => number) {
  const above = new Map<number, Use[]>();
  for (const use of uses) {
    const known = above.get(use.below);
    if (known) known.push(use);
    else above.set(use.below, [use]);
  }
  const ways = new Map<number, number[]>([[part, [part]]]);
  const seen = new Set<number>();
  const found: { use: Use; path: number[] }[] = [];
  for (const [below, way] of ways)
    for (const use of above.get(below) ?? []) {
      const { bom } = use;
      if (seen.has(bom)) continue;
      seen.add(bom);
      const product = productOf(bom);
      const path = [product, ...way];
      found.push({ use, path });
      if (!ways.has(product)) ways.set(product, path);
    }
  return found;
}
