import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import type { ReturnedInput } from '#contract/features/trace/returns/contract.ts';
import type { DealerSession, StaffSession } from '../../access/sessions.ts';
import { momentOf } from '../../http/moment.ts';
import { Refusal } from '../../refusal.ts';
import { asCompany } from '../as-company.ts';
import { scanIntoCount, startCount } from '../counts.ts';
import { lockGoods, type Goods, type Item } from '../goods.ts';
import { onlyAmong } from '../item.ts';
import { pack } from '../packing/pack.ts';
import { refuseItems, type Culprit } from '../refuse.ts';
import { byOrigin } from '../return-parties.ts';
import { receiveReturn, requestReturn } from '../returns.ts';
import { recordSale } from '../sales.ts';
import { pickGoods } from '../shipment-picking.ts';
import { receiveGoods } from '../shipment-receiving.ts';
import { codeState, lockShipment } from '../shipments.ts';
import type { Call } from './call.ts';
import type { Group } from './groups.ts';

type StaffCall = Call & { session: StaffSession };
type DealerCall = Call & { session: DealerSession };
/** Units per scanned number. */
type Units = Map<number, number>;

const { errors } = gatheredTexts;

const isDealer = (call: Call): call is DealerCall => call.session.type === 'dealer';
const rootsOf = ({ items }: Group): number[] => [
  ...new Set(items.flatMap(({ numbers }) => numbers)),
];
const codesOf = ({ items }: Group): string[] => [
  ...new Set(items.flatMap(({ item }) => item.codes)),
];

function unitsByRoot(units: readonly Item[]): Units {
  const counts: Units = new Map();
  for (const { root } of units) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

/** Refuses a command because of goods that are not the caller's to move; a dealer cannot read their rows itself. */
async function refuseNumbers(call: Call, numbers: readonly number[], why: Text): Promise<void> {
  if (numbers.length === 0) return;
  const asked = new Set(numbers);
  await asCompany(call, async (staff) => {
    const { items } = await lockGoods(staff, numbers);
    const culprits = items.filter(({ seq }) => asked.has(seq));
    await refuseItems(
      staff,
      culprits.map((item): Culprit => ({ item, why, isForeign: isDealer(call) })),
    );
  });
}

/** Reads goods as the caller: of what a dealer does not hold it learns no more than that. */
async function readOwn(call: Call, roots: readonly number[]): Promise<Goods> {
  const goods = await lockGoods(call, roots);
  const seen = new Set(goods.items.map(({ seq }) => seq));
  await refuseNumbers(
    call,
    roots.filter((root) => !seen.has(root)),
    errors.notYours,
  );
  return goods;
}

type OnTheWay = { seq: number; shipment_id: number; state: number };

/** Which shipments bring these goods here, or have brought them. */
async function findShipments(call: Call, roots: readonly number[]): Promise<OnTheWay[]> {
  const { tx, session } = call;
  const here = isDealer(call) ? sql`s.dealer_id = ${session.dealerId}` : sql`s.kind = 'transfer'`;
  const { rows } = await sql<OnTheWay>`
    select distinct on (c.seq) c.seq, c.shipment_id, c.state from shipment_code c
    join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
    where c.company_id = ${session.companyId} and c.seq = any(${[...roots]}::bigint[])
      and c.state in (${codeState.shipped}, ${codeState.received}) and ${here}
    order by c.seq, c.state, c.shipment_id desc`.execute(tx);
  return rows;
}

/** Receives what is on its way here, in whichever shipments. What was received before is left alone. */
async function receive(call: Call, group: Group): Promise<Units> {
  const roots = rootsOf(group);
  const found = await findShipments(call, roots);
  const known = new Set(found.map(({ seq }) => seq));
  await refuseNumbers(
    call,
    roots.filter((root) => !known.has(root)),
    errors.notExpected,
  );
  const byShipment = new Map<number, number[]>();
  for (const { seq, shipment_id: id, state } of found)
    if (state === codeState.shipped) byShipment.set(id, [...(byShipment.get(id) ?? []), seq]);
  const units: Units = new Map();
  await asCompany(call, async (staff) => {
    // A group is of few shipments, however many scans it has. They are locked before any of their goods.
    const ids = [...byShipment.keys()].toSorted((one, other) => one - other);
    for (const id of ids) await lockShipment(staff, id);
    for (const id of ids) {
      const goods = await lockGoods(staff, byShipment.get(id)!);
      await receiveGoods({ ...staff, session: call.session }, id, goods);
      for (const [root, n] of unitsByRoot(goods.units)) units.set(root, n);
    }
  });
  return units;
}

async function sell(call: Call, group: Group): Promise<Units> {
  const details = group.items[0]!.item.sale;
  return asCompany(call, async (staff) => {
    const goods = await lockGoods(staff, rootsOf(group));
    await recordSale(
      staff,
      call.session.dealerId,
      {
        buyer_name: '',
        buyer_phone: '',
        price: null,
        store: '',
        ...details,
        codes: [],
        sold_at: momentOf(call).toISOString(),
      },
      goods,
    );
    return unitsByRoot(goods.units);
  });
}

const plain: Omit<ReturnedInput, 'codes'> = { reason: '', condition: 'good', remark: '' };

/** A dealer sends goods back to whom they came from: one return for each. */
async function sendBack(call: DealerCall, group: Group): Promise<Units> {
  const { dealerId: dealer } = call.session;
  const input = { ...plain, ...group.items[0]!.item.returned, codes: [] };
  const goods = await readOwn(call, rootsOf(group));
  return asCompany(call, async (staff) => {
    for (const [to, part] of await byOrigin(staff, goods, dealer))
      await requestReturn(staff, { from: 'dealer', dealer, customer: null, to }, input, part);
    return unitsByRoot(goods.units);
  });
}

/** The company takes goods back from their holders: one return for each. */
async function takeBack(call: StaffCall, group: Group): Promise<Units> {
  const goods = await lockGoods(call, rootsOf(group));
  const input = { ...plain, ...group.items[0]!.item.returned, codes: [] };
  for (const [from, part] of byHolder(goods)) {
    const [dealer, customer] = [from.dealer ?? null, from.customer ?? null];
    const source = dealer !== null ? 'dealer' : customer !== null ? 'customer' : 'consumer';
    const id = await requestReturn(call, { from: source, dealer, customer, to: null }, input, part);
    await receiveReturn(call, id);
  }
  return unitsByRoot(goods.units);
}

type From = { dealer?: number; customer?: number };
/** Goods apart by who has them: what is sold is the consumer's. */
function byHolder(goods: Goods): [From, Goods][] {
  const holders = new Map<string, From>();
  const numbers = new Map<string, Set<number>>();
  for (const item of goods.items) {
    const isSold = item.state === 'sold' || item.state === 'activated';
    const from: From = isSold
      ? {}
      : item.dealer_id !== null
        ? { dealer: item.dealer_id }
        : item.customer_id !== null
          ? { customer: item.customer_id }
          : {};
    const key = JSON.stringify(from);
    holders.set(key, from);
    numbers.set(key, (numbers.get(key) ?? new Set()).add(item.seq));
  }
  return [...holders].map(([key, from]) => [from, onlyAmong(goods, numbers.get(key)!)]);
}

/** Counts stock. A dealer's open count is found, or opened. */
async function count(call: Call, group: Group): Promise<Units> {
  const id = isDealer(call) ? await dealersCount(call) : group.items[0]!.item.count_id;
  if (id === null) throw new Refusal(errors.noCount);
  let units: Units = new Map();
  await scanIntoCount(call, id, async () => {
    const goods = await readOwn(call, rootsOf(group));
    units = unitsByRoot(goods.units);
    return goods;
  });
  return units;
}

async function dealersCount(call: DealerCall): Promise<number> {
  const { tx, session } = call;
  // Two phones of a dealer count together.
  await sql`select pg_advisory_xact_lock(hashtext('stock count of a dealer'), ${session.dealerId})`.execute(
    tx,
  );
  const open = await tx
    .selectFrom('stock_count')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('dealer_id', '=', session.dealerId)
    .where('state', '=', 'counting')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return open?.id ?? asCompany(call, () => startCount(call, { place: '' }));
}

async function packInto(call: StaffCall, group: Group): Promise<Units> {
  const { parent } = group.items[0]!.item;
  if (parent === null) throw new Refusal(errors.noBox);
  const isPartial = group.items.some(({ item }) => item.is_partial);
  await pack(call, {
    parent,
    codes: codesOf(group),
    ranges: [],
    packaging_id: null,
    is_partial: isPartial,
  });
  return new Map(rootsOf(group).map((root) => [root, 1]));
}

async function pick(call: StaffCall, group: Group): Promise<Units> {
  const id = group.items[0]!.item.shipment_id;
  if (id === null) throw new Refusal(errors.noShipment);
  await lockShipment(call, id);
  const goods = await lockGoods(call, rootsOf(group));
  await pickGoods(call, id, goods);
  return unitsByRoot(goods.units);
}

const actions: Record<Group['action'], (call: Call, group: Group) => Promise<Units>> = {
  receive,
  sell,
  return: (call, group) =>
    isDealer(call) ? sendBack(call, group) : takeBack(call as StaffCall, group),
  count,
  pack: (call, group) => packInto(call as StaffCall, group),
  pick: (call, group) => pick(call as StaffCall, group),
};

/** Carries out a group of items; refuses all of it, or does all of it. */
export const runAction = (call: Call, group: Group): Promise<Units> =>
  actions[group.action](call, group);
