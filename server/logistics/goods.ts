import { sql } from 'kysely';
import { stateOf } from '#contract/codes/states.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { goodsOf, type Goods, type Item } from './item.ts';
import { unknownCodes } from './refuse.ts';
import { findScanned } from './scanned-numbers.ts';

export type { Goods, Item } from './item.ts';

type Asker = { app: App; tx: Tx; session: CompanySession };
type Found = Omit<Item, 'state'> & { state: number };

/**
 * Reads what a scanner read, boxes and pallets with all that is in them, and locks it until the transaction ends. Codes
 * that do not exist here, or belong to somebody else, refuse the command.
 */
export async function readGoods(asker: Asker, codes: readonly string[]): Promise<Goods> {
  const found = await findScanned(asker, codes);
  const missing = [...new Set(codes.filter((code) => !found.has(code)))];
  if (missing.length > 0) throw unknownCodes(missing);
  const roots = [...new Set(found.values())];
  const goods = await lockGoods(asker, roots);
  // Codes of somebody else are read as numbers, too, but their rows are not visible.
  const seen = new Set(goods.items.map(({ seq }) => seq));
  const hidden = codes.filter((code) => !seen.has(found.get(code)!));
  if (hidden.length > 0) throw unknownCodes([...new Set(hidden)]);
  return goods;
}

type Locker = { tx: Tx; session: { companyId: number } };

/** The same by their numbers. */
export async function lockGoods(locker: Locker, roots: readonly number[]): Promise<Goods> {
  for (;;) {
    const goods = await lockOnce(locker, roots);
    if (goods.containers.length === 0 || (await isStillInside(locker, roots, goods))) return goods;
  }
}

/** Whether boxes and pallets hold what was locked: another transaction may have packed or unpacked them meanwhile. */
async function isStillInside(
  { tx, session }: Locker,
  roots: readonly number[],
  { items }: Goods,
): Promise<boolean> {
  const { rows } = await sql<{ seq: number; root: number }>`
    with ${wanted(session.companyId, roots)} select seq, root from wanted`.execute(tx);
  const locked = new Map(items.map(({ seq, root }) => [seq, root]));
  return rows.length === items.length && rows.every(({ seq, root }) => locked.get(seq) === root);
}

async function lockOnce({ tx, session }: Locker, roots: readonly number[]): Promise<Goods> {
  const company = session.companyId;
  const { rows } = await sql<Found>`
    with ${wanted(company, roots)}
    select i.seq, w.root, i.level, i.state, i.part_id, i.batch_id, i.parent_seq, i.dealer_id, i.customer_id, i.code
    from wanted w join identifier i on i.company_id = ${company} and i.seq = w.seq
    order by i.seq for update of i`.execute(tx);
  const items = rows.map((row) => ({ ...row, state: stateOf(row.state) }));
  return goodsOf(items);
}

/** What was scanned with all that is in it. A pallet holds boxes, a box holds units: two steps down reach everything. */
const wanted = (company: number, roots: readonly number[]) => sql`
    scanned as (
      select i.seq, i.level from identifier i where i.company_id = ${company} and i.seq = any(${[...roots]}::bigint[])
    ), inside as (
      select c.seq, s.seq as root, c.level from scanned s
        join identifier c on c.company_id = ${company} and c.parent_seq = s.seq where s.level > 0
    ), deeper as (
      select c.seq, b.root from inside b
        join identifier c on c.company_id = ${company} and c.parent_seq = b.seq where b.level > 0
    ), wanted as (
      -- The outermost that was scanned.
      select seq, (array_agg(root order by depth desc))[1] as root from (
        select seq, seq as root, 0 as depth from scanned union all select seq, root, 1 from inside
        union all select seq, root, 2 from deeper) as every_one
      group by seq
    )`;

/** How many units there are of each part. */
export function countByPart(units: readonly Pick<Item, 'part_id'>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { part_id: part } of units)
    if (part !== null) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
