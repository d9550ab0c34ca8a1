import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import type {
  OrderLineInput,
  OrderState,
  OrderTerms,
} from '#contract/features/orders/sales-orders/contract.ts';
import { orderMoves } from '#contract/features/orders/sales-orders/moves.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { sumsOf } from '#contract/trade/sums.ts';
import type { CompanySession } from '../../access/sessions.ts';
import type { Tx } from '../../database/database.ts';
import { madeAt, momentOf } from '../../http/moment.ts';
import { allocateNumbers } from '../../numbers/numbers.ts';
import type { RecordCall } from '../../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../../records/transition.ts';
import { insertRecord, lockRecords } from '../../records/write.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { keepLines } from '../shipment-drafts.ts';
import { tellOrders, tellPurchaser } from './order-notices.ts';
import { openLines, shippedCounts } from './order-rows.ts';

type Call = RecordCall<CompanySession>;
const { errors, fields, states } = orderTexts;

export const orderTable: MovingTable<typeof orderMoves> = {
  name: 'sales_order',
  fields,
  moves: orderMoves,
  target: 'salesOrder',
};

export type HeldOrder = HeldRecord & {
  code: string;
  state: OrderState;
  dealer_id: number | null;
  customer_id: number | null;
  due_date: string | null;
  purchase_company_id: number | null;
  purchase_order_id: number | null;
};

/** A refusal that names the order and its state. */
export const refuse = (text: Text, { code, state }: Pick<HeldOrder, 'code' | 'state'>) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(states[state], language) }),
    ),
    { code: answers.conflict },
  );

/** An order changes until it is approved. */
export function checkChangeable(order: Pick<HeldOrder, 'code' | 'state'>): void {
  if (order.state !== 'draft') throw refuse(errors.fixed, order);
}
export function checkDeletable(orders: readonly Pick<HeldOrder, 'code' | 'state'>[]): void {
  const wrong = orders.find(({ state }) => state !== 'draft');
  if (wrong) throw refuse(errors.notDraft, wrong);
}

/** The parts of lines exist; a line without a unit has that of its part. */
export async function checkOrdered<Line extends { part_id: number; unit?: string }>(
  { tx, session }: { tx: Tx; session: { companyId: number } },
  lines: readonly Line[],
): Promise<(Line & { unit: string })[]> {
  const found = await tx
    .selectFrom('part')
    .select(['id', 'unit'])
    .where('company_id', '=', session.companyId)
    .where((is) => is('id', '=', is.fn.any(is.val(lines.map(({ part_id: part }) => part)))))
    .execute();
  const known = new Map(found.map(({ id, unit }) => [id, unit]));
  const at = lines.findIndex(({ part_id: part }) => !known.has(part));
  if (at >= 0)
    throw new Refusal(errors.noPart, { code: answers.invalid, field: `lines.${at}.part_id` });
  return lines.map((line) => ({ ...line, unit: line.unit || known.get(line.part_id)! }));
}

/** Replaces the lines of an order. */
export async function keepOrderLines(
  { tx, session }: { tx: Tx; session: { companyId: number } },
  id: number,
  lines: readonly OrderLineInput[],
): Promise<void> {
  const column = <T>(pick: (line: OrderLineInput) => T) => lines.map(pick);
  await sql`delete from sales_order_line where company_id = ${session.companyId} and order_id = ${id}`.execute(
    tx,
  );
  await sql`
    insert into sales_order_line (company_id, order_id, line_no, part_id, quantity, unit, price)
    select ${session.companyId}::integer, ${id}::integer, g.at, g.part, g.quantity, g.unit, g.price
    from unnest(${column(({ part_id: part }) => part)}::integer[], ${column(({ quantity }) => quantity)}::integer[],
      ${column(({ unit }) => unit)}::text[], ${column(({ price }) => price)}::bigint[])
      with ordinality as g (part, quantity, unit, price, at)`.execute(tx);
}

/** What an order keeps of its lines. The schema has refused sums that are too large. */
export function keptSums(lines: readonly Omit<OrderLineInput, 'unit'>[], rate: number) {
  const sums = sumsOf(lines, rate);
  const number = (cents: bigint | undefined) => (cents === undefined ? null : Number(cents));
  return {
    ordered: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    net: number(sums?.net),
    tax: number(sums?.tax),
    total: number(sums?.total),
  };
}

type Buyer = { dealer_id?: number | undefined; customer_id?: number | undefined };

/** The buyer is one of the company's. */
export async function findBuyer(
  { tx, session }: { tx: Tx; session: { companyId: number } },
  { dealer_id: dealer, customer_id: customer }: Buyer,
): Promise<void> {
  const { rows } = await sql`
    select from dealer where company_id = ${session.companyId} and dealer_id = ${dealer ?? null}
    union all
    select from customer where company_id = ${session.companyId} and id = ${customer ?? null}`.execute(
    tx,
  );
  if (rows.length < [dealer, customer].filter((id) => id !== undefined).length) throw notFound();
}

/** The currency and tax rate of a buyer's last order; for a new buyer yuan, without tax. */
export async function termsOf(
  { tx, session }: { tx: Tx; session: { companyId: number } },
  buyer: Buyer,
): Promise<OrderTerms> {
  const column = buyer.dealer_id === undefined ? 'customer_id' : 'dealer_id';
  const last = await tx
    .selectFrom('sales_order')
    .select(['currency', 'tax_rate'])
    .where('company_id', '=', session.companyId)
    .where(column, '=', buyer[column] ?? 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { currency: last?.currency ?? 'CNY', tax_rate: Number(last?.tax_rate ?? 0) };
}

type Placed = Partial<OrderTerms> & {
  lines: readonly { part_id: number; quantity: number; unit?: string; price?: number | null }[];
  due_date?: string | null;
  remark?: string;
  /** The purchase order of another company that it delivers. */
  purchase_company_id?: number;
  purchase_order_id?: number;
};

/** Enters an order; one that a dealer placed itself has no prices yet. */
export async function placeOrder(
  call: Call,
  buyer: { dealer_id: number; is_from_dealer: boolean } | { customer_id: number },
  { lines: placed, ...given }: Placed,
): Promise<{ id: number; code: string }> {
  const { tx, session } = call;
  const lines = (await checkOrdered(call, placed)).map((line) => ({ price: null, ...line }));
  const [code] = await allocateNumbers(call, session.companyId, 'sales_order', 1);
  const terms = await termsOf(call, buyer);
  const sums = keptSums(lines, given.tax_rate ?? terms.tax_rate);
  const columns = { ...terms, ...given, ...buyer, ...sums, code };
  const id = await insertRecord(tx, orderTable, session, { ...columns, ...madeAt(call) });
  await keepOrderLines(call, id, lines);
  call.changed('salesOrder', id, null, { ...columns, lines });
  return { id, code: code! };
}

/** Orders that may be shipped from now on. */
export const approveOrders = (call: Call, ids: readonly number[]) =>
  transition<typeof orderMoves, HeldOrder>(call, orderTable, ids, 'approve', {
    set: { approve_time: momentOf(call) },
    skipsDone: true,
  });

export async function lockOrder({ tx, session }: Call, id: number): Promise<HeldOrder> {
  const [order] = await lockRecords<HeldOrder>(tx, orderTable, session, [id]);
  return order!;
}

const shippable: readonly OrderState[] = ['approved', 'producing', 'partial'];

/** Makes a draft shipment of all that is not in a shipment yet. */
export async function shipOrder(call: Call, id: number): Promise<{ id: number; code: string }> {
  const { tx, session } = call;
  const order = await lockOrder(call, id);
  if (!shippable.includes(order.state)) throw refuse(errors.notApproved, order);
  const lines = await openLines(tx, session.companyId, id);
  if (lines.length === 0) throw refuse(errors.nothingLeft, order);
  const [code] = await allocateNumbers(call, session.companyId, 'shipment', 1);
  const target = { dealer_id: order.dealer_id, customer_id: order.customer_id };
  const columns = {
    code,
    kind: order.dealer_id === null ? 'customer' : 'dealer',
    ...target,
    order_id: id,
    planned_date: order.due_date,
  };
  const shipment = await insertRecord(tx, { name: 'shipment', fields: {} }, session, {
    ...columns,
    ...madeAt(call),
  });
  await keepLines(call, shipment, lines);
  call.changed('shipment', shipment, null, { ...columns, lines });
  call.tell(orderMoves.moves.ship.done, { code: code! });
  return { id: shipment, code: code! };
}

/** The order of a shipment is one of its receiver's, approved and not completed. */
export async function checkOrder(
  { tx, session }: { tx: Tx; session: { companyId: number } },
  orderId: number | null,
  target: { dealer_id: number | null; customer_id: number | null },
): Promise<void> {
  if (orderId === null) return;
  const order = await tx
    .selectFrom('sales_order')
    .select(['code', 'state', 'dealer_id', 'customer_id'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', orderId)
    .forShare()
    .executeTakeFirst();
  if (
    !order ||
    order.dealer_id !== target.dealer_id ||
    order.customer_id !== target.customer_id ||
    !shippable.includes(order.state)
  )
    throw new Refusal(errors.noOrder, { code: answers.invalid, field: 'order_id' });
}

/** After goods of an order have left: it is shipped in part, or as a whole. */
export async function followShipment(call: Call, orderId: number | null): Promise<void> {
  if (orderId === null) return;
  const { tx, session } = call;
  const order = await lockOrder(call, orderId);
  await tellPurchaser(call, order);
  // A completed order stays so, whatever is still on its way.
  if (!shippable.includes(order.state)) return;
  const { isWhole, isBegun } = await shippedCounts(tx, session.companyId, orderId);
  const state = isWhole ? 'shipped' : isBegun ? 'partial' : order.state;
  if (state === order.state) return;
  // What is told is the shipment's message.
  const quiet: Call = { ...call, tell: () => undefined };
  await transition(quiet, orderTable, [orderId], 'ship', { set: { state }, noted: { state } });
  await tellOrders(call, isWhole ? 'orderShipped' : 'orderPartly', [order]);
}

/** Refuses to complete or cancel orders while goods are being picked for one of them. */
export async function refuseOpenShipments(
  { tx, session }: Call,
  orders: readonly { id: number; code: string }[],
): Promise<void> {
  const open = await tx
    .selectFrom('shipment')
    .select(['code', 'order_id'])
    .where('company_id', '=', session.companyId)
    .where((is) => is('order_id', '=', is.fn.any(is.val(orders.map(({ id }) => id)))))
    .where('state', 'in', ['draft', 'picking', 'checked'])
    .orderBy('order_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const order = orders.find(({ id }) => id === open?.order_id);
  if (!order) return;
  throw new Refusal(errors.open, {
    code: answers.conflict,
    params: { code: order.code, shipment: open!.code },
  });
}
