import { sql } from 'kysely';
import { moves, type IdentifierState } from '#contract/codes/states.ts';
import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import type { ReturnedInput, Source } from '#contract/features/trace/returns/contract.ts';
import { returnMoves } from '#contract/features/trace/returns/moves.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import type { Text } from '#contract/text.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Holder } from '../events/new-event.ts';
import { changedAt, eventTimes, madeAt, sqlMomentOf } from '../http/moment.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type MovingTable } from '../records/transition.ts';
import { insertRecord, lockRecords, updateRecords } from '../records/write.ts';
import { leaveContainers } from './boxes.ts';
import { lockGoods, readGoods, type Goods, type Item } from './goods.ts';
import { among } from './item.ts';
import { countGoods, moveGoods, noteGoods, type Step } from './move-goods.ts';
import { refuseItems, type Culprit } from './refuse.ts';
import type { Parties } from './return-parties.ts';
import { emptyOnes } from './shipment-judge.ts';
import {
  addReturnCodes,
  changeHands,
  countReturned,
  endShipping,
  makeNew,
  openPicks,
  openReturns,
  putBackToDealer,
  returnNumbers,
  setReturnCodes,
} from './return-rows.ts';

type Call = RecordCall<CompanySession>;
type Held = {
  code: string;
  state: string;
  source: Source;
  dealer_id: number | null;
  customer_id: number | null;
  to_dealer_id: number | null;
  reason: string;
  units: number;
  restocked: number;
  scrapped: number;
};

const { errors, done, fields } = returnTexts;
const announced = 0;
const received = 1;
const restocked = 2;
const scrapped = 3;
const cancelled = 4;

export const returnTable: MovingTable<typeof returnMoves> = {
  name: 'goods_return',
  fields,
  moves: returnMoves,
  target: 'goodsReturn',
};

const outside: readonly IdentifierState[] = [...moves.return.from, 'recalled'];

/** Units that stay what they are when they come back. */
const kept: readonly IdentifierState[] = ['recalled', 'frozen'];

const stopped: readonly IdentifierState[] = [
  'frozen',
  'voided',
  'scrapped',
  'sampled',
  'destroyed',
];
/** A box that is frozen or void stays so: what is in it comes back without it. */
const withoutStoppedBoxes = (goods: Goods): Goods =>
  among(goods, ({ level, state }) => level === 0 || !stopped.includes(state));

/** What cannot come back from there. */
async function refuseUnreturnable(call: Call, goods: Goods, { from, dealer, customer }: Parties) {
  const { tx, session } = call;
  const isElsewhere = (item: Item) =>
    from === 'dealer'
      ? item.dealer_id !== dealer
      : from === 'customer' && item.customer_id !== customer;
  const open = await openReturns(tx, session.companyId, goods.items);
  const picks = await openPicks(tx, session.companyId, goods.items);
  await refuseItems(
    call,
    goods.items.flatMap((item): Culprit[] => {
      const document = open.get(item.seq);
      if (document !== undefined) return [{ item, why: errors.inReturn, params: { document } }];
      const other = picks.get(item.seq);
      if (other !== undefined)
        return [{ item, why: shipmentTexts.culprits.elsewhere, params: { other } }];
      // Boxes may be in any state of their own: what is in them counts.
      if (item.level > 0) return [];
      if (!outside.includes(item.state)) return [{ item, why: errors.notReturned }];
      return isElsewhere(item) ? [{ item, why: errors.heldByOther }] : [];
    }),
  );
}

/**
 * Announces goods that come back, on behalf of the company. Returns the document's id; `known` are its goods, where they
 * were read before.
 */
export async function requestReturn(
  call: Call,
  parties: Parties,
  input: ReturnedInput,
  known?: Goods,
): Promise<number> {
  const { tx, session } = call;
  const scanned = known ?? (await readGoods(call, input.codes));
  await refuseItems(call, emptyOnes(scanned));
  const goods = withoutStoppedBoxes(scanned);
  await refuseUnreturnable(call, goods, parties);
  const [code] = await allocateNumbers(call, session.companyId, 'goods_return', 1);
  const columns = {
    code,
    source: parties.from,
    dealer_id: parties.dealer,
    customer_id: parties.customer,
    to_dealer_id: parties.to,
    reason: input.reason,
    condition: input.condition,
    remark: input.remark,
    units: goods.units.length,
  };
  const id = await insertRecord(tx, returnTable, session, { ...columns, ...madeAt(call) });
  await addReturnCodes(tx, session.companyId, id, goods.items);
  call.changed('goodsReturn', id, null, columns);
  call.tell(done.requested, { n: goods.units.length });
  return id;
}

const partyOf = ({ source, dealer_id: dealer, customer_id: customer }: Held): Holder | null =>
  source === 'dealer' && dealer !== null
    ? { dealer }
    : source === 'customer' && customer !== null
      ? { customer }
      : null;

function stepOf(call: Call, held: Held, more: Partial<Step> = {}): Step {
  const { session } = call;
  const from = partyOf(held);
  return {
    companyId: session.companyId,
    by: { id: session.accountId, name: session.realname },
    document: held.code,
    ...eventTimes(call),
    ...(from ? { from } : {}),
    ...more,
  };
}

/** All goods of a return that stand at one point, boxes with what of this return is in them. */
async function goodsAt(call: Call, id: number, state: number): Promise<Goods> {
  const numbers = await returnNumbers(call.tx, call.session.companyId, id, state);
  const own = new Set(numbers);
  const goods = among(await lockGoods(call, numbers), ({ seq }) => own.has(seq));
  return withoutStoppedBoxes(goods);
}

/** The goods are here: they belong to the company again, or to the dealer that takes them back. */
export async function receiveReturn(call: Call, id: number): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const [before] = await lockRecords<Held>(tx, returnTable, session, [id]);
  // What a dealer takes back is its stock at once: its return is closed as it is received. Asked again, it is done.
  if (before!.to_dealer_id !== null && before!.state === 'closed') {
    call.tell(returnMoves.moves.receive.done);
    return;
  }
  const [held] = await transition<typeof returnMoves, Held>(call, returnTable, [id], 'receive', {
    set: { receive_time: sqlMomentOf(call) },
    skipsDone: true,
  });
  if (!held) return;
  const { to_dealer_id: taker, reason } = held;
  const goods = await goodsAt(call, id, announced);
  const isGone = ({ level, state }: Item) =>
    level === 0 && !outside.includes(state) && !kept.includes(state);
  await refuseItems(
    call,
    goods.items.filter(isGone).map((item) => ({ item, why: errors.notReturned })),
  );
  await leaveContainers(call, goods);
  await endShipping(call, goods.items);
  await countReturned(call, held, goods.units);
  const unmoved = among(goods, ({ state }) => kept.includes(state));
  const others = among(goods, ({ state }) => !kept.includes(state));
  const step = stepOf(call, held, { reason, to: taker === null ? 'company' : { dealer: taker } });
  await moveGoods(app, tx, 'return', others, step);
  if (unmoved.items.length > 0) {
    await changeHands(call, unmoved.items, taker);
    await noteGoods(app, tx, 'return', unmoved, step);
    await countGoods(tx, 'return', unmoved, step);
  }
  if (taker === null) await setReturnCodes(tx, companyId, id, goods.items, received);
  else {
    await putBackToDealer(tx, companyId, others.items);
    await setReturnCodes(tx, companyId, id, goods.items, restocked);
    const columns = { state: 'closed', restocked: goods.units.length, ...changedAt(call) };
    await updateRecords(tx, returnTable, session, [id], columns);
  }
  call.tell(done.received, { n: goods.units.length });
}

/** The goods of a return that somebody names, or all that are left of it. */
async function goodsToSettle(
  call: Call,
  id: number,
  codes: readonly string[] | null,
  target: number,
): Promise<Goods> {
  if (!codes) return goodsAt(call, id, received);
  const { tx, session } = call;
  const goods = await readGoods(call, codes);
  const open = new Set(await returnNumbers(tx, session.companyId, id, received));
  const dealtWith = new Set(await returnNumbers(tx, session.companyId, id, target));
  const strange = goods.units.filter(({ seq }) => !open.has(seq) && !dealtWith.has(seq));
  await refuseItems(
    call,
    strange.map((item) => ({ item, why: errors.notInThis })),
  );
  return withoutStoppedBoxes(among(goods, ({ seq }) => open.has(seq)));
}

/** What is left of a return may be dealt with by scrapping: what was voided or scrapped by itself meanwhile, too. */
const settled: Record<'restock' | 'scrap', readonly IdentifierState[]> = {
  restock: ['returned'],
  scrap: ['returned', 'recalled', 'voided', 'scrapped', 'destroyed'],
};

/** Puts goods of a return back into stock, or scraps them; with the last of them the return is closed. */
async function settle(
  call: Call,
  id: number,
  move: 'restock' | 'scrap',
  codes: readonly string[] | null,
  reason: string,
): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const [held] = await lockRecords<Held>(tx, returnTable, session, [id]);
  const { state, to_dealer_id: taker } = held!;
  if ((state !== 'received' && state !== 'closed') || taker !== null)
    // Refuses it in the usual words.
    await transition(call, returnTable, [id], move);
  const target = move === 'restock' ? restocked : scrapped;
  const goods = await goodsToSettle(call, id, codes, target);
  const { moves: declared } = returnMoves;
  call.tell(declared[move].done, { n: goods.units.length });
  if (goods.items.length === 0) return;
  const whyOf = (item: Item): Text =>
    item.state === 'recalled' ? errors.recalled : logisticsTexts.errors.wrongState;
  await refuseItems(
    call,
    goods.units
      .filter((item) => !settled[move].includes(item.state))
      .map((item): Culprit => ({ item, why: whyOf(item) })),
  );
  await leaveContainers(call, goods);
  const step = stepOf(call, held!, { reason, from: 'company', to: 'company' });
  const isWaste = ({ state: now }: Item) => now === 'recalled' || now === 'voided';
  const isGone = ({ state: now }: Item) => now === 'scrapped' || now === 'destroyed';
  await moveGoods(
    app,
    tx,
    move,
    among(goods, (item) => !isWaste(item) && !isGone(item)),
    step,
  );
  // What was recalled or voided is not used again.
  await moveGoods(app, tx, 'destroy', among(goods, isWaste), step);
  if (move === 'restock') await makeNew(tx, companyId, goods.items);
  await setReturnCodes(tx, companyId, id, goods.items, target);
  await countSettled(call, id, held!);
}

/** Counts what is done of a return, and closes it with the last one. */
async function countSettled(call: Call, id: number, held: Held): Promise<void> {
  const { tx, session } = call;
  const { rows } = await sql<{ restocked: number; scrapped: number; left: number }>`
    select count(*) filter (where state = ${restocked}) as restocked, count(*) filter (where state = ${scrapped}) as scrapped,
      count(*) filter (where state = ${received}) as left
    from goods_return_code where company_id = ${session.companyId} and return_id = ${id} and level = 0`.execute(
    tx,
  );
  const { left, ...counts } = rows[0]!;
  const after = { ...counts, state: left === 0 ? 'closed' : 'received' };
  await updateRecords(tx, returnTable, session, [id], { ...after, ...changedAt(call) });
  // Boxes whose content was dealt with one by one.
  if (left === 0)
    await sql`
      update goods_return_code set state = ${restocked}
      where company_id = ${session.companyId} and return_id = ${id} and state = ${received}`.execute(
      tx,
    );
  const { restocked: before, scrapped: waste, state } = held;
  call.changed('goodsReturn', id, { restocked: before, scrapped: waste, state }, after);
}

export const restockReturn = (call: Call, id: number, codes: readonly string[] | null) =>
  settle(call, id, 'restock', codes, '');
export const scrapReturn = (
  call: Call,
  id: number,
  codes: readonly string[] | null,
  reason: string,
) => settle(call, id, 'scrap', codes, reason);

/** The goods stay where they are. */
export async function cancelReturn(call: Call, id: number, reason: string): Promise<void> {
  const { tx, session } = call;
  const moved = await transition(call, returnTable, [id], 'cancel', { reason, skipsDone: true });
  if (moved.length === 0) return;
  await sql`
    update goods_return_code set state = ${cancelled}
    where company_id = ${session.companyId} and return_id = ${id}`.execute(tx);
}
