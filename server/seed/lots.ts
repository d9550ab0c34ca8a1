import { activate } from '../logistics/activation.ts';
import { lockGoods } from '../logistics/goods.ts';
import { putInto } from '../logistics/packing/pack.ts';
import { recordSale } from '../logistics/sales.ts';
import { addShipment } from '../logistics/shipment-drafts.ts';
import { checkShipment, pickGoods } from '../logistics/shipment-picking.ts';
import { closeShipment, receiveGoods } from '../logistics/shipment-receiving.ts';
import { shipGoods } from '../logistics/shipment-sending.ts';
import { territories } from './scan-places.ts';
import { day, type Call, type Story } from './story.ts';

/** A shipment that leaves the house: to whom, how much of a batch, and how. */
export type Target = {
  dealer?: number;
  customer?: number;
  /** Of what is shipped of a batch; the last target takes the rest. */
  share: number;
  store: string;
  carrier: string;
  tracking: string;
  /** Numbers of boxes, and of a pallet they stand on; the last units of the lot are in them. */
  boxes?: { perBox: number; numbers: () => number[]; pallet?: () => number };
  /** So many do not arrive; `isClosed`: nobody waits for them any more. */
  missing?: { units: number; isClosed: boolean };
};

/** The units of a batch, by their place in it. */
export type Flow = {
  /** So many days after the batch was made, at this hour. */
  at: (days: number, hours: number) => Date;
  /** In days. */
  age: number;
  hasWarranty: boolean;
  numberOf: (offset: number) => number;
};

type Lot = Flow & { from: number; size: number; order: number };

const soldShare = (age: number) => (age > 60 ? 0.8 : age > 30 ? 0.5 : 0.2);
/** A lot is sold in so many sales, and so many of each are activated. */
const salesOfLot = 2;
const activatedOfSale = 2;

const numbers = ({ numberOf, from }: Lot, first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) => numberOf(from + first + at));

/** Ships what is sold of a batch to several receivers, one shipment for each. */
export function sendLots(story: Story, flow: Flow, left: number, targets: readonly Target[]): void {
  let from = 0;
  for (const [order, target] of targets.entries()) {
    const isLast = order === targets.length - 1;
    const size = isLast ? left - from : Math.floor(left * target.share);
    if (size > 0) sendLot(story, { ...flow, from, size, order }, target);
    from += size;
  }
}

function sendLot(story: Story, lot: Lot, target: Target): void {
  const { at, size, order } = lot;
  const { dealer, customer, carrier, tracking, missing } = target;
  const sent = 3 + order;
  const roots = packLot(story, lot, target);
  let shipment = 0;
  story.tell(at(sent, 9), story.by.goods, async (call) => {
    shipment = await addShipment(call, null, {
      ...toWhom(dealer, customer),
      planned_date: isoDay(at(sent, 9)),
      carrier,
      tracking_no: tracking,
      remark: '',
      lines: [],
    });
    await pickGoods(call, shipment, await lockGoods(call, roots()));
    await checkShipment(call, shipment, false);
  });
  story.tell(at(sent, 14), story.by.goods, (call) => shipGoods(call, shipment));
  const receiver = story.by.dealer(dealer ?? null);
  const isHere = story.tell(at(sent + 3, 10), receiver, async (call) => {
    const arrived = missing ? numbers(lot, 0, size - missing.units) : null;
    await receiveGoods(call, shipment, arrived && (await lockGoods(call, arrived)));
  });
  if (missing?.isClosed || (!missing && lot.age > 60))
    story.tell(at(sent + 9, 16), story.by.goods, (call) => closeShipment(call, shipment));
  // What a customer has is no longer the company's business.
  if (isHere && dealer !== undefined) sellLot(story, lot, dealer, target.store, sent + 6);
}

/** Packs the end of a lot; gives what has to be scanned when it is shipped. */
function packLot(story: Story, lot: Lot, { boxes }: Target): () => number[] {
  const { size, at } = lot;
  if (!boxes) return () => numbers(lot, 0, size);
  const { perBox, pallet } = boxes;
  const alone = (count: number) => numbers(lot, 0, size - count * perBox);
  story.tell(at(2, 9), story.by.goods, async (call) => {
    const all = boxes.numbers();
    for (const [box, parent] of all.entries()) {
      const first = size - (all.length - box) * perBox;
      await pack(call, parent, numbers(lot, first, perBox));
    }
    if (pallet) await pack(call, pallet(), all, true);
  });
  return () => [...alone(boxes.numbers().length), ...(pallet ? [pallet()] : boxes.numbers())];
}

/** Puts goods into a box or onto a pallet; closed if there is room left. */
export const pack = (call: Call, parent: number, children: readonly number[], isPartial = false) =>
  putInto(call, { parent, children, packagingId: null, isPartial });

function sellLot(
  story: Story,
  lot: Lot,
  seller: number | null,
  store: string,
  first: number,
): void {
  const { age, at, size } = lot;
  const sold = Math.floor(size * soldShare(age));
  const every = Math.max(1, Math.min(6, age / 7));
  for (let slice = 0; slice < salesOfLot; slice += 1) {
    const begin = Math.floor((sold * slice) / salesOfLot);
    const count = Math.floor((sold * (slice + 1)) / salesOfLot) - begin;
    const time = at(first + slice * every, 11 + slice);
    if (count === 0) continue;
    const isOver = story.tell(time, story.by.dealer(seller), (call) =>
      sell(call, seller, numbers(lot, begin, count), { store }),
    );
    if (!isOver || !lot.hasWarranty) continue;
    for (let one = 0; one < Math.min(count, activatedOfSale); one += 1)
      story.tell(new Date(time.getTime() + (1 + one * 1.7) * day), story.by.sales, (call) =>
        register(call, seller, numbers(lot, begin + one, 1)[0]!),
      );
  }
}

/** Without dealers the company sells what it made. */
export const sellDirectly = (story: Story, flow: Flow, left: number): void =>
  sellLot(story, { ...flow, from: 0, size: left, order: 0 }, null, '官方旗舰店', 6);

type Buyer = {
  store: string;
  buyer_name?: string;
  buyer_phone?: string;
  price?: number;
  is_activated?: boolean;
};
/** A sale at the time of the call. */
export async function sell(
  call: Call,
  seller: number | null,
  units: readonly number[],
  { store, buyer_name = '', buyer_phone = '', price, is_activated = false }: Buyer,
): Promise<number> {
  const input = {
    codes: [],
    sold_at: call.at!.toISOString(),
    buyer_name,
    buyer_phone,
    price: price ?? null,
    store,
    is_activated,
  };
  return recordSale(call, seller, input, await lockGoods(call, units));
}

const consumers: [name: string, phone: string][] = [
  ['林晓晨', '13911110001'],
  ['何思远', '13911110002'],
  ['沈佳宁', '13911110003'],
  ['罗子轩', '13911110004'],
  ['范雨桐', '13911110005'],
  ['曹建国', '13911110006'],
  ['严文静', '13911110007'],
];

/** Somebody who bought it activates the warranty. */
async function register(call: Call, seller: number | null, seq: number): Promise<void> {
  const [name, phone] = consumers[seq % consumers.length]!;
  const province = (seller === null ? null : territories[seller]?.[0]) ?? 0;
  const place = { province, city: '' };
  await activate(call, { name, phone, company: call.session.companyId, seq, place });
}

export const isoDay = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The receiver of a shipment, as its form says it. */
export const toWhom = (dealer?: number, customer?: number) => ({
  kind: dealer === undefined ? ('customer' as const) : ('dealer' as const),
  dealer_id: dealer ?? null,
  customer_id: customer ?? null,
  place: '',
  order_id: null,
});
