import { sql } from 'kysely';
import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import { identifierStates, moves, type IdentifierState } from '#contract/codes/states.ts';
import { codes as answers } from '#contract/envelope.ts';
import { saleLimits, type SaleInput } from '#contract/features/trace/sales/contract.ts';
import { saleMoves } from '#contract/features/trace/sales/moves.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { bareMobile } from '#contract/validation.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Holder } from '../events/new-event.ts';
import { tallyDealer } from '../identifiers/dealer-tally.ts';
import { talliesOf, tally } from '../identifiers/tally.ts';
import { eventTimes, madeAt } from '../http/moment.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type MovingTable } from '../records/transition.ts';
import { insertRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { activateGoods, endWarranties } from './activation.ts';
import { leaveContainers } from './boxes.ts';
import { lockGoods, readGoods, type Goods, type Item } from './goods.ts';
import { onlyAmong } from './item.ts';
import { moveGoods, noteGoods, type Step } from './move-goods.ts';
import { refuseItems, type Culprit } from './refuse.ts';
import { openReturns } from './return-rows.ts';
import { codeState } from './shipments.ts';
import { ofStoppedBatches } from './stopped-batches.ts';
import { uninspected } from './uninspected.ts';
import { reportWrongSale } from './wrong-seller.ts';

type Call = RecordCall<StaffSession>;
/** The dealer that sells; null: the company. */
type Seller = number | null;

const { errors, done, fields } = saleTexts;
// Clocks of phones differ a little.
const patience = 10 * 60_000;
const yearLong = 366 * 86_400_000;

const unbound: readonly IdentifierState[] = ['unallocated', 'allocated', 'encoded'];

/** What cannot be sold by anybody. */
async function refuseUnsellable(call: Call, { items, units, containers }: Goods): Promise<void> {
  const whyOf = ({ state }: Item) => {
    if (unbound.includes(state)) return logisticsTexts.errors.notBound;
    if (state === 'sold' || state === 'activated') return errors.sold;
    return moves.sell.from.includes(state) ? null : logisticsTexts.errors.wrongState;
  };
  const full = new Set(units.map(({ parent_seq: parent }) => parent));
  const holding = new Set(
    containers.filter(({ seq }) => full.has(seq)).map((one) => one.parent_seq),
  );
  const culprits = items.flatMap((item): Culprit[] => {
    if (item.level > 0 && !full.has(item.seq) && !holding.has(item.seq))
      return [{ item, why: logisticsTexts.errors.emptyContainer }];
    const why = whyOf(item);
    return why ? [{ item, why }] : [];
  });
  await refuseItems(call, culprits);
  await refuseItems(call, await ofStoppedBatches(call.tx, call.session.companyId, units));
}

/** What is being sent back is not sold, nor is its sale undone. */
async function refuseReturning(call: Call, { items }: Goods): Promise<void> {
  const open = await openReturns(call.tx, call.session.companyId, items);
  await refuseItems(
    call,
    items.flatMap((item): Culprit[] => {
      const document = open.get(item.seq);
      return document === undefined
        ? []
        : [{ item, why: returnTexts.errors.inReturn, params: { document } }];
    }),
  );
}

const isHeldBy =
  (seller: Seller) =>
  ({ dealer_id: dealer, customer_id: customer }: Item): boolean =>
    dealer === seller && customer === null;

/** What of these goods the seller holds. Boxes go along when all that is in them does. */
function heldOf({ units, containers }: Goods, seller: Seller): Goods {
  const isHeld = isHeldBy(seller);
  const right = units.filter(isHeld);
  const split = new Set(units.filter((one) => !isHeld(one)).map((one) => one.parent_seq));
  for (const { seq, parent_seq: parent } of containers) if (split.has(seq)) split.add(parent);
  const whole = containers.filter(({ seq }) => !split.has(seq));
  const items = [...right, ...whole].toSorted((a, b) => a.seq - b.seq);
  return { items, units: right, containers: whole };
}

/** The same sale, sent once more. */
async function findSame(
  { tx, session }: Call,
  seller: Seller,
  soldAt: Date,
  units: readonly Item[],
) {
  const { rows } = await sql<{ id: number }>`
    select s.id from sale_record s
    where s.company_id = ${session.companyId} and s.sold_at = ${soldAt} and s.dealer_id is not distinct from ${seller}::integer
      and s.state <> 'void' and s.units = ${units.length}
      and ${units.length} = (select count(*) from sale_code c where c.company_id = s.company_id and c.sale_id = s.id
        and c.seq = any(${units.map(({ seq }) => seq)}::bigint[]))
    order by s.id desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

const partyOf = (dealer: number | null, customer: number | null = null): Holder =>
  dealer !== null ? { dealer } : customer !== null ? { customer } : 'company';

/** A sale as it is registered; a warranty begins with it only where that is asked for. */
type NewSale = Omit<SaleInput, 'is_activated'> & Partial<Pick<SaleInput, 'is_activated'>>;

/** A warranty needs somebody whom it belongs to. */
function checkBuyer(input: NewSale): void {
  for (const field of ['buyer_name', 'buyer_phone'] as const)
    if (input[field] === '') throw new Refusal(errors.noBuyer, { code: answers.invalid, field });
}

/**
 * Registers a sale to a consumer, on behalf of the company. What the seller holds is sold; what it does not hold stays as
 * it is, and an incident opens. Returns the sale's id; `known` are its goods, where they were read before.
 */
export async function recordSale(
  call: Call,
  seller: Seller,
  input: NewSale,
  known?: Goods,
): Promise<number> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const soldAt = new Date(input.sold_at);
  const isActivated = input.is_activated ?? false;
  if (isActivated) checkBuyer(input);
  if (soldAt.getTime() > Date.now() + patience)
    throw new Refusal(errors.future, { code: answers.invalid, field: 'sold_at' });
  if (soldAt.getTime() < Date.now() - saleLimits.years * yearLong)
    throw new Refusal(errors.tooOld, {
      code: answers.invalid,
      field: 'sold_at',
      params: { n: saleLimits.years },
    });
  const goods = known ?? (await readGoods(call, input.codes));
  const same = await findSame(call, seller, soldAt, goods.units);
  if (same !== null) {
    call.tell(done.already);
    return same;
  }
  await refuseUnsellable(call, goods);
  const held = heldOf(goods, seller);
  await refuseReturning(call, held);
  // What a dealer sells has left the house already.
  if (seller === null) await refuseItems(call, await uninspected(tx, companyId, held.units));
  const wrong = goods.units.filter((one) => !isHeldBy(seller)(one));
  const [code] = await allocateNumbers(call, companyId, 'sale_record', 1);
  const phone = input.buyer_phone === '' ? '' : bareMobile(input.buyer_phone);
  const sealed = (as: 'name' | 'mobile', text: string) =>
    text === '' ? null : app.secrets.seal(`sale_record.${as}`, companyId, text);
  const id = await insertRecord(tx, { name: 'sale_record', fields }, session, {
    code,
    dealer_id: seller,
    sold_at: soldAt,
    buyer_name_sealed: sealed('name', input.buyer_name),
    buyer_phone_sealed: sealed('mobile', phone),
    buyer_phone_index: phone === '' ? null : app.secrets.index('mobile', phone),
    price: input.price,
    store: input.store,
    units: goods.units.length,
    wrong: wrong.length,
    state: wrong.length > 0 ? 'disputed' : 'valid',
    is_activated: isActivated,
    ...madeAt(call),
  });
  const noted = [...held.items, ...wrong].map(({ seq }) => seq);
  await sql`
    insert into sale_code (company_id, sale_id, seq, part_id, batch_id, dealer_id, customer_id, before_state, held_since, is_right)
    select i.company_id, ${id}, i.seq, i.part_id, i.batch_id, i.dealer_id, i.customer_id, i.state, i.held_since,
      i.seq <> all(${wrong.map(({ seq }) => seq)}::bigint[])
    from identifier i where i.company_id = ${companyId} and i.seq = any(${noted}::bigint[])`.execute(
    tx,
  );
  const step: Step = {
    companyId,
    by: { id: session.accountId, name: session.realname },
    ...eventTimes(call),
    time: soldAt,
    place: input.store,
    document: code!,
    from: partyOf(seller),
  };
  await leaveContainers(call, held);
  // The dealer is kept for its territory and the warranty.
  await moveGoods(app, tx, 'sell', held, { ...step, since: soldAt });
  if (isActivated && held.units.length > 0) {
    const customer = { name: input.buyer_name, phone, dealer: seller };
    const sold = held.units.map((unit) => ({ ...unit, state: 'sold' as const }));
    await activateGoods({ ...call, at: soldAt }, sold, customer);
  }
  await reportWrongSale(call, { id, code: code!, seller, soldAt }, wrong);
  call.changed('saleRecord', id, null, {
    code,
    dealer_id: seller,
    sold_at: input.sold_at,
    store: input.store,
    price: input.price,
    units: goods.units.length,
    wrong: wrong.length,
    is_activated: isActivated,
  });
  call.tell(wrong.length > 0 ? done.disputed : isActivated ? done.activated : done.sold, {
    n: goods.units.length,
    wrong: wrong.length,
  });
  return id;
}

const table: MovingTable<typeof saleMoves> = {
  name: 'sale_record',
  fields,
  moves: saleMoves,
  target: 'saleRecord',
};

type VoidedSale = {
  code: string;
  dealer_id: number | null;
  sold_at: Date;
  is_activated: boolean;
  buyer_phone_index: Buffer | null;
};
type Before = {
  seq: number;
  dealer_id: number | null;
  customer_id: number | null;
};

/**
 * Undoes a sale: everything goes back to where it was, as long as nothing else has happened to it. Warranties that began
 * with it end with it; one that the customer began later keeps the sale from being undone.
 */
export async function voidSale(call: Call, id: number, reason: string): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const [sale] = await transition<typeof saleMoves, VoidedSale>(call, table, [id], 'void', {
    reason,
    skipsDone: true,
  });
  if (!sale) return;
  const { rows } = await sql<Before>`
    select seq, dealer_id, customer_id from sale_code
    where company_id = ${companyId} and sale_id = ${id} and is_right`.execute(tx);
  if (rows.length === 0) return;
  const numbers = rows.map(({ seq }) => seq);
  const goods = onlyAmong(await lockGoods(call, numbers), new Set(numbers));
  const { items } = goods;
  const later = await soldLater(call, id, numbers);
  const ended = sale.is_activated
    ? await endWarranties(call, numbers, sale.buyer_phone_index)
    : new Set<number>();
  // A warranty may outlast the sale: what was recalled, frozen or scrapped since has one, too.
  const isAsSold = ({ seq, state }: Item) =>
    state === 'sold' || (state === 'activated' && ended.has(seq));
  const culprits = items.filter((item) => !isAsSold(item) || later.has(item.seq));
  await refuseItems(
    call,
    culprits.map((item) => ({ item, why: errors.movedOn })),
  );
  await refuseReturning(call, goods);
  const { packed, commissioned, shipped, received } = identifierStates;
  // What was taken out of its box to be sold is not in it any more; what was sold on its way may have arrived since.
  await sql`
    update identifier i set state = case when c.before_state = ${packed} and i.parent_seq is null then ${commissioned}
        when c.before_state = ${shipped} and not exists (select from shipment_code r
          where r.company_id = i.company_id and r.seq = i.seq and r.state = ${codeState.shipped}) then ${received}
        else c.before_state end,
      before_state = null, reason = null, dealer_id = c.dealer_id, customer_id = c.customer_id, held_since = c.held_since
    from sale_code c
    where c.company_id = ${companyId} and c.sale_id = ${id} and c.is_right
      and i.company_id = c.company_id and i.seq = c.seq`.execute(tx);
  await noteGoods(app, tx, 'unsell', goods, {
    companyId,
    by: { id: session.accountId, name: session.realname },
    reason,
    document: sale.code,
    to: partyOf(sale.dealer_id),
    ...eventTimes(call),
  });
  if (sale.dealer_id !== null)
    await tallyDealer(tx, {
      companyId,
      dealerId: sale.dealer_id,
      metric: 'sold',
      units: goods.units,
      sign: -1,
      time: sale.sold_at,
    });
  const activated = goods.units.filter(({ seq }) => ended.has(seq));
  await tally(tx, companyId, [
    // On the day on which they were counted.
    ...talliesOf(goods.units, ['sold', -1], sale.sold_at),
    ...talliesOf(activated, ['activated', -1], sale.sold_at),
  ]);
}

/** Those that were sold again after this sale. */
async function soldLater({ tx, session }: Call, id: number, numbers: readonly number[]) {
  const { rows } = await sql<{ seq: number }>`
    select distinct c.seq from sale_code c
    join sale_record s on s.company_id = c.company_id and s.id = c.sale_id and s.state <> 'void'
    where c.company_id = ${session.companyId} and c.seq = any(${[...numbers]}::bigint[]) and c.sale_id > ${id}
      and c.is_right`.execute(tx);
  return new Set(rows.map(({ seq }) => seq));
}
