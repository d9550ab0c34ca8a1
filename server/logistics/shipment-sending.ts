import { sql } from 'kysely';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { momentOf } from '../http/moment.ts';
import { leaveContainers } from './boxes.ts';
import { lockGoods, type Goods, type Item } from './goods.ts';
import { followShipment } from './orders/orders.ts';
import { moveGoods, noteGoods } from './move-goods.ts';
import { refuseItems, type Culprit } from './refuse.ts';
import { checkTarget } from './shipment-drafts.ts';
import { judgeGoods } from './shipment-judge.ts';
import { tellReceiver } from './shipment-notices.ts';
import { onlyAmong } from './item.ts';
import { uninspected } from './uninspected.ts';
import {
  codeState,
  lockShipment,
  moveShipment,
  stepOf,
  type HeldShipment,
  type Shipper,
} from './shipments.ts';

const why = shipmentTexts.culprits;

/** Everything of a shipment that is in this state. */
export async function numbersIn(
  { tx, session }: Shipper,
  id: number,
  state: number,
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from shipment_code where company_id = ${session.companyId} and shipment_id = ${id} and state = ${state}`.execute(
    tx,
  );
  return rows.map(({ seq }) => seq);
}

/** Everything that was picked, with the part and batch that it was then. */
async function readPicked({ tx, session }: Shipper, id: number) {
  const { rows } = await sql<Pick<Item, 'seq' | 'part_id' | 'batch_id'>>`
    select seq, part_id, batch_id from shipment_code
    where company_id = ${session.companyId} and shipment_id = ${id} and state = ${codeState.picked}`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.seq, row]));
}

/** Sends a checked shipment off: its goods are judged once more under lock, and pass to the receiver. */
export async function shipGoods(call: Shipper, id: number): Promise<void> {
  const { app, tx, session } = call;
  const shipment = await lockShipment(call, id);
  if (!(await moveShipment(call, id, 'ship', { set: { ship_time: momentOf(call) } }))) return;
  // The dealer may have been disabled since: nobody would be there to receive it.
  await checkTarget(call, shipment, shipment.from_dealer_id);
  const picked = await readPicked(call, id);
  const found = await lockGoods(call, [...picked.keys()]);
  // Something was put into a box after it was picked.
  const added = found.items.filter(({ seq }) => !picked.has(seq));
  await refuseItems(
    call,
    added.map((item): Culprit => ({ item, why: why.added })),
  );
  await refuseItems(call, await judgeGoods(call, shipment, found));
  // What a dealer sends on has left the house already.
  if (shipment.from_dealer_id === null)
    await refuseItems(call, await uninspected(tx, session.companyId, found.units));
  const isOther = ({ seq, part_id: part, batch_id: batch }: Item) =>
    part !== picked.get(seq)!.part_id || batch !== picked.get(seq)!.batch_id;
  await refuseItems(
    call,
    found.units.filter(isOther).map((item): Culprit => ({ item, why: why.bound })),
  );
  const step = stepOf(call, shipment);
  if (shipment.kind === 'transfer') {
    await openBoxes(call, shipment, found);
    await noteGoods(app, tx, 'transfer', found, step);
  } else {
    await leaveContainers(call, found);
    await moveGoods(app, tx, 'ship', found, step);
  }
  await sql`
    update shipment_code set state = ${codeState.shipped}
    where company_id = ${session.companyId} and shipment_id = ${id} and state = ${codeState.picked}`.execute(
    tx,
  );
  await markLines(call, id);
  await followShipment(call, shipment.order_id);
  await tellReceiver(call, shipment);
}

/** When each line left, in how many boxes or pallets that were picked as a whole, and which is the first of them. */
async function markLines(call: Shipper, id: number): Promise<void> {
  const { tx, session } = call;
  await sql`
    update shipment_line l set ship_time = ${momentOf(call)}, boxes = n.boxes, is_first = n.is_first
    from (select part_id, count(distinct root_seq) filter (where root_seq <> seq) as boxes,
        part_id = min(part_id) over () as is_first from shipment_code
      where company_id = ${session.companyId} and shipment_id = ${id} and level = 0 group by part_id) as n
    where l.company_id = ${session.companyId} and l.shipment_id = ${id} and l.part_id = n.part_id`.execute(
    tx,
  );
}

/** What is transferred without its box is no longer packed. */
async function openBoxes(call: Shipper, shipment: HeldShipment, goods: Goods): Promise<void> {
  const { app, tx } = call;
  const along = new Set(goods.items.map(({ seq }) => seq));
  const alone = goods.items.filter(
    ({ parent_seq: parent, state }) => parent !== null && !along.has(parent) && state === 'packed',
  );
  await leaveContainers(call, goods);
  const { to: _to, from: _from, ...step } = stepOf(call, shipment);
  const opened = onlyAmong(goods, new Set(alone.map(({ seq }) => seq)));
  await moveGoods(app, tx, 'unpack', opened, step);
}

/** Gives up a shipment before it has left; what was picked is free again. */
export async function cancelShipment(call: Shipper, id: number, reason: string): Promise<void> {
  const { tx, session } = call;
  if (!(await moveShipment(call, id, 'cancel', { reason, set: { picked: 0 } }))) return;
  const own = sql`company_id = ${session.companyId} and shipment_id = ${id}`;
  await sql`delete from shipment_code where ${own}`.execute(tx);
  await sql`delete from shipment_line where ${own} and quantity is null`.execute(tx);
  await sql`update shipment_line set picked = 0 where ${own}`.execute(tx);
}
