import { sql } from 'kysely';
import type { SerialHistory } from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { actAs, asSystem } from '../database/database.ts';
import { lastTimesOf } from '../events/find.ts';
import { momentOf } from '../http/moment.ts';
import { lockGoods } from '../logistics/goods.ts';
import { onlyAmong } from '../logistics/item.ts';
import { receiveGoods } from '../logistics/shipment-receiving.ts';
import { lockShipment } from '../logistics/shipments.ts';
import type { RecordCall } from '../records/plan.ts';
import {
  readScanned,
  refuseSerials,
  type Culprit,
  type LinkedUnit,
  type SupplierLink,
} from './receiving-codes.ts';
import { isOtherPart } from './receiving-serials.ts';
import { ownPartsOf } from './supplied-parts.ts';

type Call = RecordCall<StaffSession>;
type Serial = { code: string; part_id: number };
const { errors } = receivingTexts;

/** Units of a linked company by their serials; what it has not sent to us, or is another part, refuses the receipt. */
async function readUnits(
  call: Call,
  link: SupplierLink,
  serials: readonly Serial[],
): Promise<LinkedUnit[]> {
  const { tx, session } = call;
  const scanned = await readScanned(
    call,
    link,
    serials.map(({ code }) => code),
  );
  const culprits: Culprit[] = [];
  const units: (LinkedUnit & { wanted: number })[] = [];
  for (const { code, part_id: wanted } of serials) {
    const found = scanned.get(code)!;
    if (found === 'stranger') culprits.push({ code, why: errors.notShipped });
    else if (found !== 'serial') units.push(...found.units.map((unit) => ({ ...unit, wanted })));
  }
  const sellerParts = [...new Set(units.flatMap(({ part_id: part }) => part ?? []))];
  const { sellerId } = link;
  const traders = { sellerId, buyerId: session.companyId, actor: actorOf(session) };
  const parts = await ownPartsOf(tx, traders, sellerParts);
  for (const { wanted, ...unit } of units)
    culprits.push(...[isOtherPart(unit, wanted, parts)].filter((one) => one !== null));
  refuseSerials(culprits);
  return units;
}

/**
 * Receives units of a linked company in its own shipments, as its staff would, and keeps with each serial what is known
 * of it. What is frozen or recalled there stays so; gives how many that are.
 */
export async function takeFromSeller(
  call: Call,
  link: SupplierLink,
  receiving: number,
  serials: readonly Serial[],
): Promise<number> {
  const seen = await readUnits(call, link, serials);
  if (seen.length === 0) return 0;
  const units = await asSeller(call, link, async (seller) => {
    const shipments = [...new Set(seen.map((unit) => unit.shipment_id))].toSorted((a, b) => a - b);
    for (const id of shipments) await lockShipment(seller, id);
    const goods = await lockGoods(
      seller,
      seen.map(({ seq }) => seq),
    );
    // Once more under lock: they may have gone back or been received meanwhile.
    await actAs(call.tx, actorOf(call.session));
    const now = await readUnits(call, link, serials);
    await actAs(call.tx, actorOf(seller.session));
    for (const id of shipments) {
      const coming = now.filter((unit) => unit.is_coming && unit.shipment_id === id);
      if (coming.length === 0) continue;
      await receiveGoods(seller, id, onlyAmong(goods, new Set(coming.map(({ seq }) => seq))));
    }
    return now;
  });
  await keepHistory(call, link, receiving, units);
  return units.filter((unit) => unit.is_stopped).length;
}

/** Runs a piece of work as the linked company, in the name of the buyer; its log and answers are not the caller's. */
async function asSeller<T>(
  call: Call,
  { sellerId }: SupplierLink,
  work: (seller: Call) => Promise<T>,
): Promise<T> {
  const { tx, session } = call;
  const { name } = await tx
    .selectFrom('company')
    .select('name')
    .where('company_id', '=', session.companyId)
    .executeTakeFirstOrThrow();
  const seller: StaffSession = { ...session, companyId: sellerId, realname: name };
  await actAs(tx, actorOf(seller));
  const result = await work({
    ...call,
    session: seller,
    changed: () => undefined,
    tell: () => undefined,
  });
  await actAs(tx, actorOf(session));
  return result;
}

async function keepHistory(
  call: Call,
  { sellerId, name }: SupplierLink,
  receiving: number,
  units: readonly LinkedUnit[],
): Promise<void> {
  const { tx, session } = call;
  const numbers = units.map(({ seq }) => seq);
  const { made, packed } = await asSystem(tx, actorOf(session), async () => ({
    made: await lastTimesOf(tx, sellerId, numbers, 'bind'),
    packed: await lastTimesOf(tx, sellerId, numbers, 'pack'),
  }));
  const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;
  const received = iso(momentOf(call));
  const histories = units.map((unit): SerialHistory => ({
    maker: name,
    part_code: unit.part_code,
    part_name: unit.part_name,
    batch: unit.batch,
    shipment: unit.shipment,
    made_time: iso(made.get(unit.seq)),
    pack_time: iso(packed.get(unit.seq)),
    ship_time: iso(unit.ship_time),
    receive_time: received,
  }));
  await sql`
    update receiving_serial s set seller_id = ${sellerId}::integer, seq = g.seq, history = g.history
    from unnest(${units.map(({ code }) => code)}::text[], ${numbers}::bigint[],
      ${histories.map((one) => JSON.stringify(one))}::jsonb[]) as g (code, seq, history)
    where s.company_id = ${session.companyId} and s.receiving_id = ${receiving} and s.code = g.code`.execute(
    tx,
  );
}
