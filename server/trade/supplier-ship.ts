import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { shipInput } from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import type { Currency } from '#contract/money.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { say } from '#contract/text.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { openLines } from '../logistics/orders/order-rows.ts';
import {
  approveOrders,
  keepOrderLines,
  keptSums,
  placeOrder,
  shipOrder,
} from '../logistics/orders/orders.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import { matchParts } from './supplied-parts.ts';
import { ownParts } from './supplier-rows.ts';
import {
  holdSupplied,
  refuseSupplied,
  withCustomer,
  type HeldSupplied,
} from './supplier-orders.ts';

type Call = RecordCall<StaffSession>;
type Chosen = z.output<typeof shipInput>['lines'];
const { errors, steps, done } = supplierOrderTexts;
/** What a line of a sales order holds at most. */
const mostUnits = 10_000_000;

type Line = {
  line_no: number;
  part_id: number;
  part_name: string;
  quantity: string;
  unit: string;
  price: number;
  date: string | null;
};
type Wanted = { part_id: number; quantity: number; unit: string; price: number | null };

const wrong = (text: Text, line: Line, params: TextParams = {}) =>
  new Refusal(text, {
    code: codes.conflict,
    field: 'lines',
    params: { line: line.line_no, name: line.part_name, ...params },
  });

const readLines = (call: Call, { company_id: buyer, id, expected_date }: HeldSupplied) =>
  withCustomer(call, async () => {
    const { rows } = await sql<Line>`
      select l.line_no, l.part_id, p.name as part_name, trim_scale(l.quantity)::text as quantity, l.unit, l.price,
        coalesce(l.confirmed_date, l.date, ${expected_date}::date) as date
      from purchase_order_line l join part p on p.company_id = l.company_id and p.id = l.part_id
      where l.company_id = ${buyer} and l.order_id = ${id} order by l.line_no`.execute(call.tx);
    return rows;
  });

/** The own part of each part of the customer: chosen now, which is remembered, or known from before. */
async function findParts(
  call: Call,
  order: HeldSupplied,
  lines: readonly Line[],
  chosen: Chosen,
): Promise<Map<number, number>> {
  const { tx, session } = call;
  const byNumber = new Map(lines.map((line) => [line.line_no, line]));
  const known = await ownParts(call, [...new Set(chosen.map(({ part_id: part }) => part))]);
  const pairs = new Map<number, number>();
  for (const [at, { line_no: line, part_id: part }] of chosen.entries()) {
    const refuse = (text: Text, field: string) =>
      new Refusal(text, { code: codes.invalid, field: `lines.${at}.${field}` });
    const found = byNumber.get(line);
    if (!found) throw refuse(errors.noLine, 'line_no');
    if (!known.has(part)) throw refuse(errors.noPart, 'part_id');
    pairs.set(found.part_id, part);
  }
  await sql`
    insert into supplied_part (company_id, buyer_id, buyer_part_id, part_id)
    select ${session.companyId}::integer, ${order.company_id}::integer, g.theirs, g.ours
    from unnest(${[...pairs.keys()]}::integer[], ${[...pairs.values()]}::integer[]) as g (theirs, ours)
    on conflict (company_id, buyer_id, buyer_part_id) do update set part_id = excluded.part_id`.execute(
    tx,
  );
  const traders = {
    sellerId: session.companyId,
    buyerId: order.company_id,
    actor: actorOf(session),
  };
  const matched = await matchParts(tx, traders, [...new Set(lines.map((line) => line.part_id))]);
  const active = await ownParts(call, [...matched.values()]);
  for (const [theirs, ours] of matched) if (!active.has(ours)) matched.delete(theirs);
  return matched;
}

/** Refuses what has no own part, naming every line. */
function refuseUnmatched(lines: readonly Line[], parts: ReadonlyMap<number, number>): void {
  const missing = lines.filter((line) => !parts.has(line.part_id));
  const [first] = missing;
  if (!first) return;
  throw new Refusal(errors.unmatched, {
    code: codes.conflict,
    params: { line: first.line_no, name: first.part_name },
    errors: (language) =>
      missing.slice(0, 100).map((line) => ({
        field: 'lines',
        msg: say(errors.unmatched, language, { line: line.line_no, name: line.part_name }),
      })),
  });
}

/** Added up by own part: whole numbers, in one unit; a price where all lines agree on it. */
function addUp(lines: readonly Line[], parts: ReadonlyMap<number, number>): Wanted[] {
  const sums = new Map<number, Wanted>();
  for (const line of lines) {
    const part = parts.get(line.part_id)!;
    const { quantity: asked, unit, price } = line;
    if (!/^\d+$/.test(asked)) throw wrong(errors.notWhole, line, { quantity: asked });
    const before = sums.get(part);
    if (before && before.unit !== unit) throw wrong(errors.units, line);
    const quantity = Number(asked) + (before?.quantity ?? 0);
    if (quantity > mostUnits) throw wrong(errors.tooMany, line);
    const agreed = !before || before.price === price ? price : null;
    sums.set(part, { part_id: part, quantity, unit, price: agreed });
  }
  return [...sums.values()];
}

const earliest = (lines: readonly Line[]) =>
  lines.flatMap(({ date }) => date ?? []).toSorted((one, other) => one.localeCompare(other))[0] ??
  null;

type SalesOrder = { id: number; code: string; tax_rate: string };

/** The sales order that delivers a purchase order: made once, then kept at what both sides agreed on. */
async function deliveringOrder(
  call: Call,
  order: HeldSupplied,
  lines: readonly Line[],
  wanted: readonly Wanted[],
): Promise<SalesOrder> {
  const { tx, session } = call;
  const { companyId } = session;
  const { rows } = await sql<SalesOrder>`
    select id, code, tax_rate from sales_order where company_id = ${companyId}
      and purchase_company_id = ${order.company_id} and purchase_order_id = ${order.id} and state <> 'cancelled'
    for update`.execute(tx);
  if (rows[0]) {
    await followPurchase(call, rows[0], wanted);
    return rows[0];
  }
  const customer = await sql<{ id: number }>`
    select c.id from customer c join partnership p on p.id = c.partnership_id
    where c.company_id = ${companyId} and p.buyer_id = ${order.company_id} and p.seller_id = ${companyId}`.execute(
    tx,
  );
  if (!customer.rows[0]) throw new Refusal(errors.noCustomer, { code: codes.conflict });
  const tax_rate = Number(order.tax_rate);
  const { id, code } = await placeOrder(
    call,
    { customer_id: customer.rows[0].id },
    {
      lines: wanted,
      currency: order.currency as Currency,
      tax_rate,
      due_date: earliest(lines),
      remark: order.remark,
      purchase_company_id: order.company_id,
      purchase_order_id: order.id,
    },
  );
  await approveOrders(call, [id]);
  return { id, code, tax_rate: order.tax_rate };
}

type Kept = Omit<Wanted, 'unit'> & { unit: string };

/** Both sides agreed on something else since: the sales order says the same. */
async function followPurchase(
  call: Call,
  { id, tax_rate }: SalesOrder,
  wanted: readonly Wanted[],
): Promise<void> {
  const { tx, session } = call;
  const { rows } = await sql<Kept>`
    select part_id, quantity, unit, price from sales_order_line
    where company_id = ${session.companyId} and order_id = ${id} order by line_no`.execute(tx);
  const told = ({ part_id, quantity, price }: Kept) => `${part_id}:${quantity}:${price}`;
  const before = rows.map(told).toSorted().join();
  if (before === wanted.map(told).toSorted().join()) return;
  await keepOrderLines(call, id, wanted);
  const sums = keptSums(wanted, Number(tax_rate));
  await sql`
    update sales_order set ordered = ${sums.ordered}, net = ${sums.net}, tax = ${sums.tax}, total = ${sums.total},
      -- More may be wanted after all was shipped.
      state = case when state = 'shipped' then 'partial' else state end, version = version + 1, update_time = now(),
      update_by = ${session.accountId}
    where company_id = ${session.companyId} and id = ${id}`.execute(tx);
  call.changed('salesOrder', id, { lines: rows }, { ...sums, lines: wanted });
}

/** A shipment of what is left of an order; where all of it is in one already, that one. */
export async function shipSupplied(call: Call, id: number, chosen: Chosen) {
  const { tx, session } = call;
  const order = await holdSupplied(call, id);
  if (order.state !== 'confirmed' && order.state !== 'partial')
    throw refuseSupplied(errors.wrongState, order, steps.ship);
  const lines = await readLines(call, order);
  const parts = await findParts(call, order, lines, chosen);
  refuseUnmatched(lines, parts);
  const sales = await deliveringOrder(call, order, lines, addUp(lines, parts));
  const left = await openLines(tx, session.companyId, sales.id);
  const shipment =
    left.length > 0 ? await shipOrder(call, sales.id) : await underWay(call, sales.id);
  if (!shipment) throw refuseSupplied(errors.allShipped, order);
  call.tell(done.ship, { code: shipment.code });
  return { ...shipment, order_id: sales.id, order_code: sales.code };
}

/** The shipment that is being picked. */
async function underWay({ tx, session }: Call, order: number) {
  return tx
    .selectFrom('shipment')
    .select(['id', 'code'])
    .where('company_id', '=', session.companyId)
    .where('order_id', '=', order)
    .where('state', 'in', ['draft', 'picking', 'checked'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
