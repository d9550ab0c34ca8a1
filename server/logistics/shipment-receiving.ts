import { sql } from 'kysely';
import { identifierStates, moves } from '#contract/codes/states.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { codes } from '#contract/envelope.ts';
import { Refusal } from '../refusal.ts';
import { momentOf } from '../http/moment.ts';
import { standing } from '../identifiers/holders.ts';
import { leaveContainers } from './boxes.ts';
import { lockGoods, type Goods } from './goods.ts';
import { countGoods, moveGoods, noteGoods } from './move-goods.ts';
import { refuseItems, type Culprit } from './refuse.ts';
import { openReturns } from './return-rows.ts';
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

/** Moves codes of a shipment on that are under way; gives how many units of each part they are, as they were picked. */
async function mark(
  { tx, session }: Shipper,
  id: number,
  numbers: readonly number[],
  state: number,
): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ part_id: number; units: number }>`
    with marked as (
      update shipment_code set state = ${state} where company_id = ${session.companyId} and shipment_id = ${id}
        and state = ${codeState.shipped} and seq = any(${[...numbers]}::bigint[]) returning part_id, level
    )
    select part_id, count(*) as units from marked where level = 0 group by part_id`.execute(tx);
  return new Map(rows.map(({ part_id: part, units }) => [part, units]));
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
  let received = 0;
  for (const part of scanned ? [arrived, await soldBefore(call, onTheWay, arrived)] : [arrived]) {
    if (part.items.length === 0) continue;
    await countUnits(call, id, await arrive(call, shipment, part), 'received');
    received += part.units.length;
  }
  if (scanned) await arriveFilled(call, shipment);
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

/** What a consumer has already is not missing, although nobody scans it any more. */
async function soldBefore(
  call: Shipper,
  onTheWay: ReadonlySet<number>,
  { items }: Goods,
): Promise<Goods> {
  const scanned = new Set(items.map(({ seq }) => seq));
  const sold = await soldOnTheWay(
    call,
    [...onTheWay].filter((seq) => !scanned.has(seq)),
  );
  return onlyAmong(await lockGoods(call, sold), new Set(sold));
}

/** How many units of these are still on their way in a shipment; what is not in it is refused. */
export async function countArriving(call: Shipper, id: number, scanned: Goods): Promise<number> {
  await refuseStrangers(call, id, scanned);
  const onTheWay = new Set(await numbersIn(call, id, codeState.shipped));
  return onlyAmong(scanned, onTheWay).units.length;
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

/** What is under way has arrived; gives how many units of each part. */
async function arrive(
  call: Shipper,
  shipment: HeldShipment,
  goods: Goods,
): Promise<Map<number, number>> {
  const { app, tx, session } = call;
  const step = stepOf(call, shipment);
  const counts = await mark(
    call,
    shipment.id,
    goods.items.map(({ seq }) => seq),
    codeState.received,
  );
  if (shipment.kind === 'transfer') {
    await noteGoods(app, tx, 'arrive', goods, step);
    return counts;
  }
  const moving = new Set(goods.items.flatMap((one) => (one.state === 'shipped' ? one.seq : [])));
  await moveGoods(app, tx, 'receive', onlyAmong(goods, moving), step);
  const { frozen, recalled, shipped, received } = identifierStates;
  const { rows } = await sql<{ seq: number }>`
    update identifier set before_state = ${received}
    where company_id = ${session.companyId} and state in (${frozen}, ${recalled}) and before_state = ${shipped}
      and seq = any(${goods.items.map(({ seq }) => seq)}::bigint[]) returning seq`.execute(tx);
  const stopped = onlyAmong(goods, new Set(rows.map(({ seq }) => seq)));
  if (stopped.items.length > 0) {
    await noteGoods(app, tx, 'receive', stopped, step);
    await countGoods(tx, 'receive', stopped, step);
  }
  return counts;
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

/** Ends a shipment. What never arrived is recorded as missing and frozen as lost; what was sold on its way has arrived. */
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
  const here = new Set([
    ...(await boxesThatCame(call, shipment, open)),
    ...(await soldOnTheWay(call, [...onTheWay])),
  ]);
  const lost = onlyAmong(open, new Set([...onTheWay].filter((seq) => !here.has(seq))));
  const [comingBack] = (await openReturns(tx, session.companyId, lost.units)).values();
  if (comingBack !== undefined)
    throw new Refusal(shipmentTexts.errors.comingBack, {
      code: codes.conflict,
      params: { document: comingBack },
    });
  const missing = lost.units.length;
  await moveShipment(call, id, 'close', { set: { missing }, noted: { missing } });
  if (here.size > 0)
    await countUnits(call, id, await arrive(call, shipment, onlyAmong(open, here)), 'received');
  if (lost.items.length === 0) return;
  const numbers = lost.items.map(({ seq }) => seq);
  await mark(call, id, numbers, codeState.missing);
  await leaveContainers(call, lost);
  const { packed, commissioned, frozen } = identifierStates;
  const freezable = [...moves.freeze.from, 'frozen' as const].map((name) => identifierStates[name]);
  // What was frozen before, with its batch for example, is lost all the same.
  await sql`
    update identifier i set state = ${frozen}, reason = 'lost',
      before_state = case when ${standing} = ${packed} and i.parent_seq is null then ${commissioned} else ${standing} end
    where i.company_id = ${session.companyId} and i.seq = any(${numbers}::bigint[])
      and i.state = any(${freezable}::smallint[])`.execute(tx);
  const { to: _to, from: _from, ...step } = stepOf(call, shipment);
  await noteGoods(app, tx, 'freeze', lost, { ...step, reason: 'lost' });
  await tellSender(call, shipment, 'shipmentLost', { missing });
  call.tell(done.closedShort, { n: missing });
}

/** What a consumer has. */
async function soldOnTheWay(
  { tx, session }: Shipper,
  numbers: readonly number[],
): Promise<number[]> {
  const { sold, activated } = identifierStates;
  const { rows } = await sql<{ seq: number }>`
    select i.seq from identifier i where i.company_id = ${session.companyId}
      and i.seq = any(${[...numbers]}::bigint[]) and ${standing} in (${sold}, ${activated})`.execute(
    tx,
  );
  return rows.map(({ seq }) => seq);
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
