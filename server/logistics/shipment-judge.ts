import { sql } from 'kysely';
import type { IdentifierState } from '#contract/codes/states.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import type { ShipmentLine } from '#contract/features/trace/shipments/contract.ts';
import type { Text } from '#contract/text.ts';
import type { Goods, Item } from './goods.ts';
import type { Culprit } from './refuse.ts';
import type { HeldShipment, Shipper } from './shipments.ts';
import { ofStoppedBatches } from './stopped-batches.ts';

const why = shipmentTexts.culprits;

const outOfHouse: readonly IdentifierState[] = ['shipped', 'received', 'sold', 'activated'];
const reasons: Partial<Record<IdentifierState, Text>> = {
  frozen: why.frozen,
  recalled: why.recalled,
  returned: why.returned,
  voided: why.gone,
  scrapped: why.gone,
  sampled: why.gone,
  destroyed: why.gone,
  sold: why.shipped,
  activated: why.shipped,
};

/** What about the item itself forbids that this sender ships it. */
function reasonOf(item: Item, from: number | null): Text | null {
  const { state, level, part_id: part, dealer_id: dealer, customer_id: customer } = item;
  const known = reasons[state];
  if (known) return known;
  if (from === null && outOfHouse.includes(state)) return why.shipped;
  if (dealer !== from || customer !== null) return why.notHeld;
  if (state === 'shipped') return why.notReceived;
  if (state === 'unallocated' || state === 'allocated' || state === 'encoded')
    return level > 0 ? why.empty : why.notBound;
  return level === 0 && part === null ? why.notBound : null;
}

/** Everything about these goods that forbids this shipment to take them along, whatever was ordered. */
export async function judgeGoods(
  call: Shipper,
  shipment: HeldShipment,
  goods: Goods,
): Promise<Culprit[]> {
  const { tx, session } = call;
  const { items, units } = goods;
  const wrong = items.flatMap((item): Culprit[] => {
    const text = reasonOf(item, shipment.from_dealer_id);
    return text ? [{ item, why: text }] : [];
  });
  const taken = await findElsewhere(call, shipment.id, items);
  return firstOfEach([
    ...wrong,
    ...emptyOnes(goods),
    ...(await ofStoppedBatches(tx, session.companyId, units)),
    ...items.flatMap((item): Culprit[] => taken.get(item.seq)?.(item) ?? []),
  ]);
}

/** Boxes and pallets without a single unit. */
export function emptyOnes({ items, units, containers }: Goods): Culprit[] {
  const bySeq = new Map(items.map((item) => [item.seq, item]));
  const filled = new Set<number>();
  for (const unit of units)
    for (let at = unit.parent_seq; at !== null && !filled.has(at);) {
      filled.add(at);
      at = bySeq.get(at)?.parent_seq ?? null;
    }
  return containers.filter(({ seq }) => !filled.has(seq)).map((item) => ({ item, why: why.empty }));
}

/** What of these lies in another open document. */
async function findElsewhere(
  { tx, session }: Shipper,
  shipmentId: number,
  items: readonly Item[],
): Promise<Map<number, (item: Item) => Culprit[]>> {
  const numbers = items.map(({ seq }) => seq);
  const company = session.companyId;
  const { rows } = await sql<{ seq: number; code: string; is_return: boolean }>`
    select r.seq, s.code, false as is_return from shipment_code r
      join shipment s on s.company_id = r.company_id and s.id = r.shipment_id
      where r.company_id = ${company} and r.state < 2 and r.shipment_id <> ${shipmentId}
        and r.seq = any(${numbers}::bigint[])
    union all
    select r.seq, g.code, true from goods_return_code r
      join goods_return g on g.company_id = r.company_id and g.id = r.return_id
      where r.company_id = ${company} and r.state < 2 and r.seq = any(${numbers}::bigint[])`.execute(
    tx,
  );
  return new Map(
    rows.map(({ seq, code: other, is_return: isReturn }) => [
      seq,
      (item) => [{ item, why: isReturn ? why.inReturn : why.elsewhere, params: { other } }],
    ]),
  );
}

/** Each code is told one reason. */
function firstOfEach(culprits: readonly Culprit[]): Culprit[] {
  const told = new Set<number>();
  return culprits.filter(({ item }) => !told.has(item.seq) && told.add(item.seq));
}

/** What was not ordered, or is more than was ordered; told at what was scanned. */
export function judgeOrder(
  goods: Goods,
  lines: readonly ShipmentLine[],
  names: ReadonlyMap<number, string>,
): Culprit[] {
  const ordered = new Map(
    lines.filter(({ quantity }) => quantity !== null).map((line) => [line.part_id, line]),
  );
  if (ordered.size === 0) return [];
  const bySeq = new Map(goods.items.map((item) => [item.seq, item]));
  const perRoot = new Map<number, Map<number, number>>();
  for (const { root, part_id: part } of goods.units) {
    const parts = perRoot.get(root) ?? new Map<number, number>();
    parts.set(part!, (parts.get(part!) ?? 0) + 1);
    perRoot.set(root, parts);
  }
  const left = new Map(
    [...ordered].map(([part, { quantity, picked }]) => [part, quantity! - picked]),
  );
  const culprits: Culprit[] = [];
  for (const [root, parts] of perRoot)
    for (const [part, n] of parts) {
      const item = bySeq.get(root);
      const name = names.get(part) ?? '';
      const open = left.get(part);
      if (!item) continue;
      if (open === undefined) culprits.push({ item, why: why.notOrdered, params: { part: name } });
      else if (n > open)
        culprits.push({ item, why: why.tooMany, params: { part: name, n, left: open } });
      else left.set(part, open - n);
    }
  return culprits;
}
