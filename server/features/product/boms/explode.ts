import { sql } from 'kysely';
import type { BomExplosion, PartName } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { currentBom, readBoms, withoutCompiling } from '#server/production/bom-rows.ts';
import { fromDecimal, plus, times, toDecimal, zero, type Decimal } from '#contract/decimal.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Line = {
  id: number;
  bom_id: number;
  part_id: number;
  quantity: string;
  unit: string;
  is_tracked: boolean;
  position: string;
  remark: string;
};
type Edge = Line & { child: number | null };
type Substitute = PartName & { line_id: number };
type Structure = {
  lines: Line[];
  substitutes: Substitute[];
  parts: PartName[];
  units: Record<string, string>;
};

/**
 * All bills below one, each once however often it is used, with the bill by which each of their parts is made: the
 * newest released one.
 */
async function billsBelow({ tx, session }: Reader<StaffSession>, id: number) {
  const { companyId } = session;
  const { rows } = await sql<{ part_id: number; bom_id: number }>`
    with recursive below (part_id) as (
      select l.part_id from bom_line l where l.company_id = ${companyId} and l.bom_id = ${id}
      union
      select l.part_id from below
      cross join lateral ${currentBom(companyId, 'below.part_id')} c
      join bom_line l on l.company_id = ${companyId} and l.bom_id = c.id)
    select below.part_id, c.id as bom_id from below cross join lateral ${currentBom(companyId, 'below.part_id')} c`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.part_id, row.bom_id]));
}

/**
 * The lines of these bills, and what their parts and units are called. As JSON, read in one go: taking apart ten thousand
 * rows with repeated names takes several times as long.
 */
async function readStructure(
  { tx, session, language }: Reader<StaffSession>,
  bills: readonly number[],
): Promise<Structure> {
  const { rows } = await sql<Structure>`
    with line as materialized (
      select id, bom_id, line_no, part_id, trim_scale(quantity)::text as quantity, unit, is_tracked, position, remark
      from bom_line where company_id = ${session.companyId} and bom_id = any(${[...bills]}::integer[])
    ), substitute as materialized (
      select s.line_id, s.rank, o.id, o.code, o.name
      from bom_substitute s join part o on o.company_id = s.company_id and o.id = s.part_id
      where s.company_id = ${session.companyId} and s.bom_id = any(${[...bills]}::integer[]))
    select
      coalesce((select json_agg(line order by bom_id, line_no) from line), '[]') as lines,
      coalesce((select json_agg(substitute order by rank) from substitute), '[]') as substitutes,
      coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name)) from part p
        where p.company_id = ${session.companyId} and p.id in (select part_id from line)), '[]') as parts,
      coalesce((select json_object_agg(d.value, d.name ->> ${language}) from dict_data d where d.dict_code = 'unit'),
        '{}') as units`.execute(tx);
  return rows[0]!;
}

/** The bills in an order in which each comes after all that use it, with the deepest level of each. */
function inOrder(root: number, edges: ReadonlyMap<number, readonly Edge[]>) {
  const users = new Map<number, number>();
  const children = new Map<number, Set<number>>();
  for (const [bom, lines] of edges) {
    const own = new Set<number>();
    for (const { child } of lines) if (child !== null) own.add(child);
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

/** What a quantity takes at every level: sums of each part, and the lines of all bills. */
export async function explode(
  reader: Reader<StaffSession>,
  id: number,
  quantity: string,
): Promise<BomExplosion> {
  const [bom] = await readBoms(reader, [id]);
  if (!bom) throw notFound();
  await withoutCompiling(reader.tx);
  const made = await billsBelow(reader, id);
  const bills = [...new Set([id, ...made.values()])];
  const { lines, substitutes, parts, units } = await readStructure(reader, bills);
  const names = new Map(parts.map((part) => [part.id, part]));
  const instead = new Map<number, PartName[]>();
  for (const { line_id: line, id: part, code, name } of substitutes)
    instead.set(line, [...(instead.get(line) ?? []), { id: part, code, name }]);
  const edges = new Map<number, Edge[]>(bills.map((one) => [one, []]));
  for (const line of lines)
    edges.get(line.bom_id)!.push({ ...line, child: made.get(line.part_id) ?? null });
  const { order, level } = inOrder(id, edges);

  type Sum = BomExplosion['parts'][number] & { sum: Decimal };
  const sums = new Map<string, Sum>();
  const needed = new Map<number, Decimal>([[id, toDecimal(quantity)]]);
  for (const one of order)
    for (const edge of edges.get(one)!) {
      const { part_id, unit, child } = edge;
      const taken = times(needed.get(one)!, toDecimal(edge.quantity));
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
    lines: lines.map((line) => ({
      bom_id: line.bom_id,
      part_id: line.part_id,
      quantity: line.quantity,
      unit_name: units[line.unit] ?? line.unit,
      is_tracked: line.is_tracked,
      substitute_parts: instead.get(line.id) ?? [],
      position: line.position,
      remark: line.remark,
    })),
  };
}
