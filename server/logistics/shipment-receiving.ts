import { sql } from 'kysely';
import { identifierStates, moves } from '#contract/codes/states.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { momentOf } from '../http/moment.ts';
import { leaveContainers } from './boxes.ts';
import { countByPart, lockGoods, type Goods } from './goods.ts';
import { moveGoods, noteGoods } from './move-goods.ts';
import { refuseItems, type Culprit } from './refuse.ts';
import { tellSender } from './shipment-notices.ts';
import { numbersIn } from './shipment-sending.ts';
import { onlyAmong } from './item.ts';
import {
  codeState,
  countUnits,
  lockShipment,
  mayMove,
  moveShipment,
  stepOf,
  type HeldShipment,
  type Shipper,
} from './shipments.ts';

const { culprits: why, done } = shipmentTexts;

async function mark(
  { tx, session }: Shipper,
  id: number,
  numbers: readonly number[],
  state: number,
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    update shipment_code set state = ${state} where company_id = ${session.companyId} and shipment_id = ${id}
      and state = ${codeState.shipped} and seq = any(${[...numbers]}::bigint[])`.execute(tx);
}

/**
 * Receives what was scanned, or everything that is on its way. Asked again, it changes nothing. What was frozen or
 * recalled on the way has arrived as well, and stays what it is.
 */
export async function receiveGoods(
  call: Shipper,
  id: number,
  scanned: Goods | null,
): Promise<{ received: number; missing: number }> {
  const shipment = await lockShipment(call, id);
  const left = () => shipment.picked - shipment.received;
  if (!mayMove(shipment, 'receive')) {
    // Refuses unless everything is received already.
    await moveShipment(call, id, 'receive');
    return { received: 0, missing: 0 };
  }
  if (scanned) await refuseStrangers(call, id, scanned);
  const onTheWay = new Set(await numbersIn(call, id, codeState.shipped));
  const wanted = scanned ?? (await lockGoods(call, [...onTheWay]));
  const arrived = onlyAmong(wanted, onTheWay);
  if (arrived.items.length === 0) {
    call.tell(done.partly, { n: 0, missing: left() });
    return { received: 0, missing: left() };
  }
  await arrive(call, shipment, arrived);
  if (scanned) await arriveFilled(call, shipment);
  await countUnits(call, id, countByPart(arrived.units), 'received');
  const received = arrived.units.length;
  const missing = left() - received;
  const state = missing > 0 ? { state: 'partial' } : {};
  await moveShipment(call, id, 'receive', {
    set: { ...state, receive_time: momentOf(call) },
    noted: { ...state, received: shipment.received + received },
  });
  // Further parts of it are no news.
  if (missing > 0 && shipment.state === 'shipped')
    await tellSender(call, shipment, 'shipmentShort', { n: received, missing });
  call.tell(missing > 0 ? done.partly : done.received, { n: received, missing });
  return { received, missing };
}

async function refuseStrangers(call: Shipper, id: number, { items }: Goods): Promise<void> {
  const { tx, session } = call;
  const { rows } = await sql<{ seq: number }>`
    select seq from shipment_code where company_id = ${session.companyId} and shipment_id = ${id}
      and seq = any(${items.map(({ seq }) => seq)}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ seq }) => seq));
  const strangers = items.filter(({ seq }) => !known.has(seq));
  await refuseItems(
    call,
    strangers.map((item): Culprit => ({ item, why: why.notHere })),
  );
}

async function arrive(call: Shipper, shipment: HeldShipment, goods: Goods): Promise<void> {
  const { app, tx, session } = call;
  const step = stepOf(call, shipment);
  await mark(
    call,
    shipment.id,
    goods.items.map(({ seq }) => seq),
    codeState.received,
  );
  if (shipment.kind === 'transfer') {
    await noteGoods(app, tx, 'arrive', goods, step);
    return;
  }
  const moving = new Set(goods.items.flatMap((one) => (one.state === 'shipped' ? one.seq : [])));
  await moveGoods(app, tx, 'receive', onlyAmong(goods, moving), step);
  const frozen = goods.items.flatMap((one) => (one.state === 'frozen' ? one.seq : []));
  if (frozen.length === 0) return;
  await sql`
    update identifier set before_state = ${identifierStates.received}
    where company_id = ${session.companyId} and before_state = ${identifierStates.shipped}
      and seq = any(${frozen}::bigint[])`.execute(tx);
  await noteGoods(app, tx, 'receive', onlyAmong(goods, new Set(frozen)), step);
}

/** Boxes, then pallets, of which everything was received piece by piece have arrived as well. */
async function arriveFilled(call: Shipper, shipment: HeldShipment): Promise<void> {
  const { tx, session } = call;
  const company = session.companyId;
  for (const level of [1, 2]) {
    const { rows } = await sql<{ seq: number }>`
      select b.seq from shipment_code b
      where b.company_id = ${company} and b.shipment_id = ${shipment.id} and b.state = ${codeState.shipped}
        and b.level = ${level} and not exists (
          select from identifier i join shipment_code r on r.company_id = i.company_id and r.seq = i.seq
            and r.shipment_id = b.shipment_id
          where i.company_id = b.company_id and i.parent_seq = b.seq and r.state = ${codeState.shipped})`.execute(
      tx,
    );
    const filled = new Set(rows.map(({ seq }) => seq));
    if (filled.size === 0) continue;
    await arrive(call, shipment, onlyAmong(await lockGoods(call, [...filled]), filled));
  }
}

/** Ends a shipment. What never arrived is recorded as missing and frozen as lost. */
export async function closeShipment(call: Shipper, id: number): Promise<void> {
  const { app, tx, session } = call;
  const shipment = await lockShipment(call, id);
  if (!mayMove(shipment, 'close')) {
    // Refuses unless it is closed already.
    await moveShipment(call, id, 'close');
    return;
  }
  const onTheWay = new Set(await numbersIn(call, id, codeState.shipped));
  const open = onlyAmong(await lockGoods(call, [...onTheWay]), onTheWay);
  const here = await boxesThatCame(call, shipment, open);
  const lost = onlyAmong(open, new Set([...onTheWay].filter((seq) => !here.has(seq))));
  const missing = lost.units.length;
  await moveShipment(call, id, 'close', { set: { missing }, noted: { missing } });
  if (here.size > 0) await arrive(call, shipment, onlyAmong(open, here));
  if (lost.items.length === 0) return;
  const numbers = lost.items.map(({ seq }) => seq);
  await mark(call, id, numbers, codeState.missing);
  await leaveContainers(call, lost);
  const { packed, commissioned, frozen } = identifierStates;
  await sql`
    update identifier set state = ${frozen}, reason = 'lost',
      before_state = case when state = ${packed} and parent_seq is null then ${commissioned} else state end
    where company_id = ${session.companyId} and seq = any(${numbers}::bigint[])
      and state = any(${moves.freeze.from.map((state) => identifierStates[state])}::smallint[])`.execute(
    tx,
  );
  const { to: _to, from: _from, ...step } = stepOf(call, shipment);
  await noteGoods(app, tx, 'freeze', lost, { ...step, reason: 'lost' });
  await tellSender(call, shipment, 'shipmentLost', { missing });
  call.tell(done.closedShort, { n: missing });
}

/** Boxes and pallets on the list of which something was received: they are there, though not everything in them is. */
async function boxesThatCame(
  { tx, session }: Shipper,
  { id }: HeldShipment,
  { containers }: Goods,
): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    select distinct i.parent_seq as seq from identifier i
    join shipment_code r on r.company_id = i.company_id and r.seq = i.seq
    where i.company_id = ${session.companyId} and r.shipment_id = ${id} and r.state = ${codeState.received}
      and i.parent_seq = any(${containers.map(({ seq }) => seq)}::bigint[])`.execute(tx);
  const came = new Set(rows.map(({ seq }) => seq));
  const pallets = new Set(containers.flatMap(({ seq, level }) => (level === 2 ? seq : [])));
  for (const { seq, parent_seq: pallet } of containers)
    if (came.has(seq) && pallet !== null && pallets.has(pallet)) came.add(pallet);
  return came;
}
