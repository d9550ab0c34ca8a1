import { sql } from 'kysely';
import type { BomExplosion, PartName } from '#contract/features/product/boms/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { readBoms, unitNames, withoutCompiling } from '#server/production/bom-rows.ts';
import { fromDecimal, plus, times, toDecimal, zero, type Decimal } from '#contract/decimal.ts';
import type { Tx } from '#server/database/database.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Edge = { part_id: number; quantity: Decimal; unit: string; is_tracked: boolean };
type Structure = {
  /** The lines of each bill. */
  edges: Map<number, Edge[]>;
  /** The bill by which each part is made. */
  made: Map<number, number>;
};
/** The lines of all bills of a level, column by column. */
type Level = {
  bom_ids: number[];
  part_ids: number[];
  quantities: string[];
  line_units: string[];
  tracked: boolean[];
};

/**
 * The lines of a bill and of all bills below it, each bill once however often it is used. A part is made by its newest
 * released bill.
 *
 * Level by level, each read in one go by arrays: a recursive query looks up every bill and every line by itself, which
 * takes several times as long. As JSON, because taking apart ten thousand rows takes longer still.
 */
async function readStructure(tx: Tx, companyId: number, id: number): Promise<Structure> {
  const found: Structure = { edges: new Map(), made: new Map() };
  const known = new Set<number>();
  const decimals = new Map<string, Decimal>();
  for (let boms = [id]; boms.length > 0;) {
    const { rows } = await sql<Level>`
      select coalesce(json_agg(bom_id), '[]') as bom_ids, coalesce(json_agg(part_id), '[]') as part_ids,
        coalesce(json_agg(quantity), '[]') as quantities, coalesce(json_agg(unit), '[]') as line_units,
        coalesce(json_agg(is_tracked), '[]') as tracked
      from (select bom_id, part_id, trim_scale(quantity)::text as quantity, unit, is_tracked from bom_line
        where company_id = ${companyId} and bom_id = any(${boms}::integer[]) order by bom_id, line_no) as l`.execute(
      tx,
    );
    addLines(found.edges, rows[0]!, decimals);
    const parts = [...new Set(rows[0]!.part_ids)].filter((part) => !known.has(part));
    for (const part of parts) known.add(part);
    const released = parts.length === 0 ? [] : await readReleased(tx, companyId, parts);
    for (const [part, bom] of released) found.made.set(part, bom);
    boms = released.map(([, bom]) => bom);
  }
  return found;
}

/** The newest released bill of each of these parts. */
async function readReleased(tx: Tx, companyId: number, parts: readonly number[]) {
  const { rows } = await sql<{ made: [part: number, bom: number][] }>`
    select coalesce(json_agg(json_build_array(part_id, id)), '[]') as made
    from (select distinct on (part_id) part_id, id from bom
      where company_id = ${companyId} and part_id = any(${[...parts]}::integer[]) and state = 'released'
      order by part_id, version_no desc) as b`.execute(tx);
  return rows[0]!.made;
}

/** What the parts and units are called. */
async function readNames(
  { tx, session, language }: Reader<StaffSession>,
  parts: readonly number[],
) {
  const { rows } = await sql<{ parts: PartName[]; units: Record<string, string> }>`
    select coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name)) from part p
        where p.company_id = ${session.companyId} and p.id = any(${[...parts]}::integer[])), '[]') as parts,
      ${unitNames(language)} as units`.execute(tx);
  return rows[0]!;
}

function addLines(edges: Structure['edges'], level: Level, decimals: Map<string, Decimal>): void {
  for (const [at, bom] of level.bom_ids.entries()) {
    const text = level.quantities[at]!;
    let quantity = decimals.get(text);
    if (!quantity) decimals.set(text, (quantity = toDecimal(text)));
    const edge = {
      part_id: level.part_ids[at]!,
      quantity,
      unit: level.line_units[at]!,
      is_tracked: level.tracked[at]!,
    };
    const known = edges.get(bom);
    if (known) known.push(edge);
    else edges.set(bom, [edge]);
  }
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
  const { edges, made } = await readStructure(reader.tx, reader.session.companyId, id);
  const used = new Set([...edges.values()].flatMap((lines) => lines.map((line) => line.part_id)));
  const { parts, units } = await readNames(reader, [...used]);
  const names = new Map(parts.map((part) => [part.id, part]));
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
