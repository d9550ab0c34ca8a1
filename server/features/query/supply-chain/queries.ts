import { sql } from 'kysely';
import type {
  ChainEdge,
  ChainNode,
  SupplyChain,
  SupplyChainAnswer,
} from '#contract/features/query/supply-chain/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { readIdentifiers } from '#server/identifiers/identifier-rows.ts';
import { countHolders } from '#server/logistics/unit-holders.ts';
import { isAffected } from '#server/production/genealogy.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { bounded, shipmentsOf, type Affected } from './goods.ts';
import { affectedOf, comesFrom, goesInto, type Materials } from './materials.ts';

type Asker = Reader<StaffSession>;
type Subject = SupplyChain['subject'];
type Start = { lots: number[]; batches: number[]; seq?: number; isCut?: boolean };
/** A part begins with so many of its newest lots and batches: all of their units are counted. */
const newest = 10;

/** The chain of a part, a lot, a batch or a serial number. */
export async function findChain(asker: Asker, text: string): Promise<SupplyChainAnswer> {
  const { app, tx, session } = asker;
  const of = session.companyId;
  const seq = (await findNumbers(app, tx, of, [text])).get(text);
  if (seq !== undefined) {
    const [unit] = await readIdentifiers(asker, [seq]);
    if (unit && unit.level === 'unit' && unit.batch_id !== null) {
      const subject: Subject = { kind: 'unit', id: seq, name: unit.code, hint: unit.part_name };
      return chainOf(asker, subject, { lots: [], batches: [unit.batch_id], seq });
    }
  }
  const called = [...new Set([text, text.toUpperCase()])];
  const { rows } = await sql<Subject>`
    (select 'batch' as kind, b.id, b.code as name, p.name as hint from batch b
      join part p on p.company_id = b.company_id and p.id = b.part_id
      where b.company_id = ${of} and b.code = any(${called}) limit 1)
    union all
    (select 'lot', l.id, l.code, p.name from material_lot l
      join part p on p.company_id = l.company_id and p.id = l.part_id
      where l.company_id = ${of} and l.code = any(${called}) limit 1)
    union all
    (select 'part', id, code, name from part where company_id = ${of} and code = any(${called}) limit 1)`.execute(
    tx,
  );
  const [subject] = rows;
  if (!subject) return { found: 'nothing' };
  if (subject.kind === 'batch') return chainOf(asker, subject, { lots: [], batches: [subject.id] });
  if (subject.kind === 'lot') return chainOf(asker, subject, { lots: [subject.id], batches: [] });
  return chainOf(asker, subject, await startOfPart(asker, subject.id));
}

async function startOfPart({ tx, session }: Asker, part: number): Promise<Start> {
  const newestOf = async (table: 'batch' | 'material_lot') => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where company_id = ${session.companyId} and part_id = ${part}
      order by id desc limit ${newest + 1}`.execute(tx);
    return rows.map(({ id }) => id);
  };
  const [lots, batches] = [await newestOf('material_lot'), await newestOf('batch')];
  return {
    lots: lots.slice(0, newest),
    batches: batches.slice(0, newest),
    isCut: lots.length > newest || batches.length > newest,
  };
}

async function chainOf(asker: Asker, subject: Subject, start: Start): Promise<SupplyChain> {
  const up = await comesFrom(asker, start);
  // What a single unit is made of goes nowhere else by it.
  const down = start.seq === undefined ? await goesInto(asker, start) : null;
  const affected: Affected = down
    ? affectedOf(down, start.batches)
    : { batches: [], units: [start.seq!] };
  const goods = await shipmentsOf(asker, affected);
  const held = await countHolders(asker, isAffected(affected));
  const materials = await materialNodes(asker, [up, ...(down ? [down] : [])]);
  const consumers = consumersOf(held.holders, goods.nodes);
  const counted = (kind: ChainNode['kind']) =>
    goods.nodes.filter((node) => node.kind === kind).length;
  return {
    found: 'chain',
    subject,
    ...bounded(
      [...materials.nodes, ...goods.nodes, ...consumers.nodes],
      [...materials.edges, ...goods.edges, ...consumers.edges],
    ),
    back: {
      suppliers: new Set(
        materials.edges.flatMap(({ from, to }) =>
          from.startsWith('supplier ') && up.lots.has(Number(to.slice(4))) ? from : [],
        ),
      ).size,
      lots: up.lots.size - start.lots.length,
      batches: up.batches.size - start.batches.length,
    },
    forward: {
      lots: down ? down.lots.size - start.lots.length : 0,
      batches: affected.batches.length,
      units: held.total,
      shipments: counted('shipment'),
      dealers: counted('dealer'),
      customers: counted('customer'),
    },
    holders: held.holders.map(({ kind, id, name, units, on_way }) => ({
      kind,
      id,
      name,
      units,
      on_way,
    })),
    is_cut: start.isCut ?? false,
  };
}

type Named = { id: number; code: string; part_name: string };
type NamedLot = Named & { supplier_id: number | null; supplier_name: string };

/** Lots, batches and suppliers with their names, and what leads from one to the other. */
async function materialNodes({ tx, session }: Asker, parts: readonly Materials[]) {
  const of = session.companyId;
  const lotIds = [...new Set(parts.flatMap(({ lots }) => [...lots]))];
  const batchIds = [...new Set(parts.flatMap(({ batches }) => [...batches]))];
  const lots = await sql<NamedLot>`
    select l.id, l.code, p.name as part_name, l.supplier_id, coalesce(s.name, '') as supplier_name from material_lot l
    join part p on p.company_id = l.company_id and p.id = l.part_id
    left join supplier s on s.company_id = l.company_id and s.id = l.supplier_id
    where l.company_id = ${of} and l.id = any(${lotIds}::int[]) order by l.id desc`.execute(tx);
  const batches = await sql<Named>`
    select b.id, b.code, p.name as part_name from batch b
    join part p on p.company_id = b.company_id and p.id = b.part_id
    where b.company_id = ${of} and b.id = any(${batchIds}::int[]) order by b.id desc`.execute(tx);
  const nodes = new Map<string, ChainNode>();
  const edges = new Map<string, ChainEdge>();
  const put = (kind: ChainNode['kind'], id: number, name: string, hint: string) => {
    const key = `${kind} ${id}`;
    nodes.set(key, { key, kind, id, name, hint, units: null });
    return key;
  };
  const lead = (from: string, to: string) => edges.set(`${from}>${to}`, { from, to, units: null });
  for (const {
    id,
    code,
    part_name: part,
    supplier_id: supplier,
    supplier_name: name,
  } of lots.rows) {
    const lot = put('lot', id, code, part);
    if (supplier !== null) lead(put('supplier', supplier, name, ''), lot);
  }
  for (const { id, code, part_name: part } of batches.rows) put('batch', id, code, part);
  for (const { uses, made } of parts) {
    for (const { lot, batch } of uses.values()) lead(`lot ${lot}`, `batch ${batch}`);
    for (const { lot, batch } of made.values()) lead(`batch ${batch}`, `lot ${lot}`);
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** Those who bought: one part of the chain, which all dealers that sold lead to. */
function consumersOf(
  holders: Awaited<ReturnType<typeof countHolders>>['holders'],
  known: readonly ChainNode[],
): { nodes: ChainNode[]; edges: ChainEdge[] } {
  const sold = holders.filter(({ kind }) => kind === 'consumer');
  const [first] = sold;
  if (!first) return { nodes: [], edges: [] };
  const units = sold.reduce((sum, one) => sum + one.units, 0);
  const key = 'consumer 0';
  const keys = new Set(known.map((node) => node.key));
  return {
    nodes: [{ key, kind: 'consumer', id: 0, name: '', hint: '', units }],
    edges: sold.flatMap((one) => {
      const from = `dealer ${one.id}`;
      return keys.has(from) ? { from, to: key, units: one.units } : [];
    }),
  };
}
