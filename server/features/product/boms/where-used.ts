import { sql } from 'kysely';
import type { PartName, WhereUsedRow } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { containing } from '#server/production/bom-cycle.ts';
import { unitNames, withoutCompiling } from '#server/production/bom-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

/** A bill that contains a part through one of its lines. */
type Use = [below: number, bom: number, line: number, isSubstitute: boolean];
type Uses = {
  uses: Use[];
  boms: (Pick<WhereUsedRow, 'part_id' | 'version_no' | 'state'> & { id: number; code: string })[];
  lines: { id: number; line_no: number; quantity: string; unit: string }[];
  parts: PartName[];
  units: Record<string, string>;
};

/** Each use once, then what bills, lines and parts are called, looked up by arrays as in explosions. */
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
      select l.part_id as below, l.bom_id, l.id as line_id, false as is_substitute from bom_line l
      where l.company_id = ${companyId} and l.part_id = any(array(select part from reached))
      union all
      select s.part_id, s.bom_id, s.line_id, true from bom_substitute s
      where s.company_id = ${companyId} and s.part_id = any(array(select part from reached)))
    select
      coalesce((select json_agg(json_build_array(below, bom_id, line_id, is_substitute)) from use), '[]') as uses,
      coalesce((select json_agg(json_build_object('id', b.id, 'code', b.code, 'part_id', b.part_id, 'version_no', b.version_no, 'state', b.state))
        from bom b where b.company_id = ${companyId} and b.state <> 'obsolete'
          and b.id = any(array(select bom_id from use))), '[]') as boms,
      coalesce((select json_agg(json_build_object('id', l.id, 'line_no', l.line_no,
          'quantity', trim_scale(l.quantity)::text, 'unit', l.unit))
        from bom_line l where l.company_id = ${companyId} and l.id = any(array(select line_id from use))), '[]') as lines,
      coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name))
        from part p where p.company_id = ${companyId} and p.id = any(array(select part from reached))), '[]') as parts,
      ${unitNames(language)} as units`.execute(tx);
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
  const { boms, lines, parts, units, ...all } = await readUses(reader, partId);
  const partOf = byId(parts);
  const bomOf = byId(boms);
  const lineOf = byId(lines);
  if (!partOf.has(partId)) throw notFound();
  const codeOf = (bom: { part_id: number }) => partOf.get(bom.part_id)!.code;
  boms.sort((a, b) => compare(codeOf(a), codeOf(b)) || b.version_no - a.version_no);
  const rank = new Map(boms.map(({ id }, at) => [id, at]));
  const uses = all.uses.filter(([, bom]) => bomOf.has(bom));
  uses.sort(
    ([, bom, line, isSubstitute], [, otherBom, otherLine, isOther]) =>
      rank.get(bom)! - rank.get(otherBom)! ||
      Number(isSubstitute) - Number(isOther) ||
      lineOf.get(line)!.line_no - lineOf.get(otherLine)!.line_no,
  );
  const productOf = (bom: number) => bomOf.get(bom)!.part_id;
  return nearestFirst(partId, uses, productOf).map(([, bomId, lineId, isSubstitute, path]) => {
    const [bom, line] = [bomOf.get(bomId)!, lineOf.get(lineId)!];
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
      quantity: line.quantity,
      unit_name: units[line.unit] ?? line.unit,
      is_substitute: isSubstitute,
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
    const known = above.get(use[0]);
    if (known) known.push(use);
    else above.set(use[0], [use]);
  }
  const ways = new Map<number, number[]>([[part, [part]]]);
  const seen = new Set<number>();
  const found: [...Use, path: number[]][] = [];
  for (const [below, way] of ways)
    for (const use of above.get(below) ?? []) {
      const bom = use[1];
      if (seen.has(bom)) continue;
      seen.add(bom);
      const product = productOf(bom);
      const path = [product, ...way];
      found.push([...use, path]);
      if (!ways.has(product)) ways.set(product, path);
    }
  return found;
}
