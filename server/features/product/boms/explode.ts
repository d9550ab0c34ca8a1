import { sql } from 'kysely';
import type { BomExplosion, PartName } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { currentBom, readBoms, unitNames, withoutCompiling } from '#server/production/bom-rows.ts';
import { fromDecimal, plus, times, toDecimal, zero, type Decimal } from '#contract/decimal.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Edge = { part_id: number; quantity: Decimal; unit: string; is_tracked: boolean };
type Structure = {
  /** The lines of all bills, column by column. */
  bom_ids: number[];
  part_ids: number[];
  quantities: string[];
  line_units: string[];
  tracked: boolean[];
  parts: PartName[];
  /** The bill by which each part is made: part, bill. */
  made: [number, number][];
  units: Record<string, string>;
};

/**
 * The lines of a bill and of all bills below it, each bill once however often it is used, with what their parts and units
 * are called. A part is made by its newest released bill.
 *
 * As JSON, read in one go: taking apart ten thousand rows takes several times as long. Parts and lines are looked up by
 * arrays: joined, a table that has just grown would be read once for every line.
 */
async function readStructure(
  { tx, session, language }: Reader<StaffSession>,
  id: number,
): Promise<Structure> {
  const { companyId } = session;
  const { rows } = await sql<Structure>`
    with recursive below (part_id) as (
      select l.part_id from bom_line l where l.company_id = ${companyId} and l.bom_id = ${id}
      union
      select l.part_id from below
      cross join lateral ${currentBom(companyId, 'below.part_id')} c
      join bom_line l on l.company_id = ${companyId} and l.bom_id = c.id
    ), made as materialized (
      select below.part_id, c.id as bom_id from below
      cross join lateral ${currentBom(companyId, 'below.part_id')} c
    ), edge as (
      select l.bom_id, l.part_id, trim_scale(l.quantity)::text as quantity, l.unit, l.is_tracked
      from bom_line l where l.company_id = ${companyId} and l.bom_id = any(array(select bom_id from made) || ${id}::integer)
      order by l.bom_id, l.line_no
    ), edges as (
      select coalesce(json_agg(bom_id), '[]') as bom_ids, coalesce(json_agg(part_id), '[]') as part_ids,
        coalesce(json_agg(quantity), '[]') as quantities, coalesce(json_agg(unit), '[]') as line_units,
        coalesce(json_agg(is_tracked), '[]') as tracked
      from edge)
    select edges.*,
      coalesce((select json_agg(json_build_array(part_id, bom_id)) from made), '[]') as made,
      coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name)) from part p
        where p.company_id = ${companyId} and p.id = any(array(select part_id from below))), '[]') as parts,
      ${unitNames(language)} as units
    from edges`.execute(tx);
  return rows[0]!;
}

/** The lines of each bill. */
function linesByBom({ bom_ids, part_ids, quantities, line_units, tracked }: Structure) {
  const edges = new Map<number, Edge[]>();
  const decimals = new Map<string, Decimal>();
  for (const [at, bom] of bom_ids.entries()) {
    const text = quantities[at]!;
    let quantity = decimals.get(text);
    if (!quantity) decimals.set(text, (quantity = toDecimal(text)));
    const edge = {
      part_id: part_ids[at]!,
      quantity,
      unit: line_units[at]!,
      is_tracked: tracked[at]!,
    };
    const known = edges.get(bom);
    if (known) known.push(edge);
    else edges.set(bom, [edge]);
  }
  return edges;
}

/** The bills in an order in which each comes after all that use it, with the deepest level of each. */
function inOrder(
  root: number,
  edges: ReadonlyMap<number, readonly Edge[]>,
  made: ReadonlyMap<number, number>,
) {
  const users = new Map<number, number>();
  const children = new Map<number, Set<number>>();
  for (const [bom, lines] of edges) {
    const own = new Set<number>();
    for (const { part_id: part } of lines) {
      const child = made.get(part);
      if (child !== undefined) own.add(child);
    }
    children.set(bom, own);
    for (const child of own) users.set(child, (users.get(child) ?? 0) + 1);
  }
  const level = new Map([[root, 0]]);
  const order = [root];
  for (const bom of order)
    for (const child of children.get(bom) ?? []) {
      level.set(child, Math.max(level.get(child) ?? 0, level.get(bom)! + 1));
      const left = users.get(child)! - 1;
      users.set(child, left);
      if (left === 0) order.push(child);
    }
  return { order, level };
}

/** What a quantity takes of each part, at every level. */
export async function explode(
  reader: Reader<StaffSession>,
  id: number,
  quantity: string,
): Promise<BomExplosion> {
  const [bom] = await readBoms(reader, [id]);
  if (!bom) throw notFound();
  await withoutCompiling(reader.tx);
  const found = await readStructure(reader, id);
  const { parts, units } = found;
  const made = new Map(found.made);
  const names = new Map(parts.map((part) => [part.id, part]));
  const edges = linesByBom(found);
  const { order, level } = inOrder(id, edges, made);

  type Sum = BomExplosion['parts'][number] & { sum: Decimal };
  const sums = new Map<string, Sum>();
  const needed = new Map<number, Decimal>([[id, toDecimal(quantity)]]);
  for (const one of order)
    for (const edge of edges.get(one) ?? []) {
      const { part_id, unit } = edge;
      const child = made.get(part_id) ?? null;
      const taken = times(needed.get(one)!, edge.quantity);
      if (child !== null) needed.set(child, plus(needed.get(child) ?? zero, taken));
      const key = `${part_id} ${unit}`;
      const known = sums.get(key);
      if (known) {
        known.sum = plus(known.sum, taken);
        known.level = Math.max(known.level, level.get(one)! + 1);
        known.is_tracked ||= edge.is_tracked;
        continue;
      }
      const { code, name } = names.get(part_id)!;
      sums.set(key, {
        part_id,
        part_code: code,
        part_name: name,
        unit,
        unit_name: units[unit] ?? unit,
        quantity: '',
        level: level.get(one)! + 1,
        bom_id: child,
        is_tracked: edge.is_tracked,
        sum: taken,
      });
    }
  const { code, version_no, part_id, part_code, part_name } = bom;
  return {
    id,
    code,
    version_no,
    part_id,
    part_code,
    part_name,
    quantity,
    parts: [...sums.values()].map(({ sum, ...part }) => ({ ...part, quantity: fromDecimal(sum) })),
  };
}
