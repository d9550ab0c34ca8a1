import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import type { ReceivingInput } from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { inEveryLanguage, type Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { atLeast, fromDecimal, plus, toDecimal, zero, type Decimal } from '#contract/decimal.ts';
import { changedAt } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { updateRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { purchaseTable } from './purchases.ts';

type Call = RecordCall<StaffSession>;
const { errors } = receivingTexts;
const mostListed = 100;

/** Orders that goods are received for. */
export const receivable: readonly PurchaseState[] = ['approved', 'confirmed', 'partial'];

export type ReceivedOrder = {
  id: number;
  code: string;
  state: PurchaseState;
  supplier_id: number;
  submit_by: number | null;
  seller_id: number | null;
  confirm_time: Date | null;
};

/** Locks the order of a receipt: all that is received for it is counted one after another. */
export async function lockOrder(
  { tx, session }: Pick<Call, 'tx' | 'session'>,
  id: number,
): Promise<ReceivedOrder | null> {
  const { rows } = await sql<ReceivedOrder>`
    select id, code, state, supplier_id, submit_by, seller_id, confirm_time from purchase_order
    where company_id = ${session.companyId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export const refuseOrder = (
  text: Text,
  { code, state }: Pick<ReceivedOrder, 'code' | 'state'>,
  field?: string,
) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(purchaseTexts.states[state], language) }),
    ),
    { code: codes.conflict, ...(field ? { field } : {}) },
  );

type OrderLine = { line_no: number; part_id: number; unit: string; left: string };
type NamedLine = { part_id: number; order_line_no: number | null; quantity: string; unit: string };

/**
 * The lines of a receipt with those of its order: the one that is named, or the first of the part that has room. They
 * have the unit that was ordered.
 */
export async function orderLinesFor<Line extends NamedLine>(
  call: Pick<Call, 'tx' | 'session'>,
  { order_id: id, supplier_id: supplier }: Pick<ReceivingInput, 'order_id' | 'supplier_id'>,
  lines: readonly Line[],
): Promise<Line[]> {
  const invalid = (text: Text, field: string, params = {}) =>
    new Refusal(text, { code: codes.invalid, field, params });
  if (id === null) {
    const at = lines.findIndex((line) => line.order_line_no !== null);
    if (at >= 0) throw invalid(errors.noOrderLine, `lines.${at}.order_line_no`);
    return [...lines];
  }
  const order = await lockOrder(call, id);
  if (!order) throw invalid(errors.noOrder, 'order_id');
  const { code } = order;
  if (order.supplier_id !== supplier) throw invalid(errors.otherSupplier, 'supplier_id', { code });
  if (!receivable.includes(order.state)) throw refuseOrder(errors.orderState, order, 'order_id');
  const { rows } = await sql<OrderLine>`
    select line_no, part_id, unit, trim_scale(quantity - received)::text as left from purchase_order_line
    where company_id = ${call.session.companyId} and order_id = ${id} order by line_no`.execute(
    call.tx,
  );
  const byNumber = new Map(rows.map((row) => [row.line_no, row]));
  const byPart = new Map<number, OrderLine[]>();
  for (const row of rows) byPart.set(row.part_id, [...(byPart.get(row.part_id) ?? []), row]);
  return lines.map((line, at) => {
    const named = line.order_line_no;
    const found =
      named === null ? openLine(byPart.get(line.part_id), line.quantity) : byNumber.get(named);
    if (!found || found.part_id !== line.part_id)
      throw invalid(errors.notOrdered, `lines.${at}.part_id`, { code });
    return { ...line, order_line_no: found.line_no, unit: found.unit };
  });
}

function openLine(lines: readonly OrderLine[] = [], quantity: string): OrderLine | undefined {
  const wanted = toDecimal(quantity);
  const hasRoom = ({ left }: OrderLine) =>
    !left.startsWith('-') && atLeast(toDecimal(left), wanted);
  const isOpen = ({ left }: OrderLine) => !left.startsWith('-') && left !== '0';
  return lines.find(hasRoom) ?? lines.find(isOpen) ?? lines[0];
}

type ReceiptLine = {
  line_no: number;
  order_line_no: number | null;
  part_id: number;
  unit: string;
  quantity: string;
  is_counted: boolean;
};
type Asker = Pick<Call, 'tx' | 'session'>;

/** The lines of a receipt; what failed is not counted, the supplier still owes it. */
async function receiptLines({ tx, session }: Asker, receiving: number): Promise<ReceiptLine[]> {
  const { rows } = await sql<ReceiptLine>`
    select line_no, order_line_no, part_id, unit, trim_scale(quantity)::text as quantity,
      inspection <> 'fail' as is_counted
    from receiving_line where company_id = ${session.companyId} and receiving_id = ${receiving}
    order by line_no`.execute(tx);
  return rows;
}

type Brought = { quantity: Decimal; at: number };

/** What a receipt brings for each line of its order, with the first of its own lines that does. */
function broughtBy(lines: readonly ReceiptLine[]): Map<number, Brought> {
  const sums = new Map<number, Brought>();
  for (const { order_line_no: line, line_no: at, quantity, is_counted: isCounted } of lines) {
    if (line === null || !isCounted) continue;
    const before = sums.get(line) ?? { quantity: zero, at };
    sums.set(line, { ...before, quantity: plus(before.quantity, toDecimal(quantity)) });
  }
  return sums;
}

/**
 * Refuses a receipt that does not fit its order as it is now: an order that was declined may have become another one since
 * the draft, and more may have arrived. Lines are joined here: nothing is known yet of rows that were just written, to
 * join them well.
 */
export async function checkAgainstOrder(
  asker: Asker,
  order: ReceivedOrder,
  receipt: { id: number; supplier_id: number },
): Promise<void> {
  const { id, code, supplier_id: supplier } = order;
  const refuse = (text: Text, field: string, params = {}) =>
    new Refusal(text, { code: codes.conflict, field, params: { code, ...params } });
  if (receipt.supplier_id !== supplier) throw refuse(errors.otherSupplier, 'supplier_id');
  const { rows } = await sql<OrderLine>`
    select line_no, part_id, unit, trim_scale(greatest(quantity - received, 0))::text as left
    from purchase_order_line where company_id = ${asker.session.companyId} and order_id = ${id}`.execute(
    asker.tx,
  );
  const ordered = new Map(rows.map((row) => [row.line_no, row]));
  const lines = await receiptLines(asker, receipt.id);
  for (const { line_no: line, order_line_no: of, part_id: part, unit } of lines) {
    const found = ordered.get(of ?? 0);
    if (found?.part_id !== part || found.unit !== unit)
      throw refuse(errors.orderChanged, `lines.${line - 1}.part_id`, { line });
  }
  const surplus = [...broughtBy(lines)]
    .map(([line, brought]) => ({ ...brought, line, of: ordered.get(line)! }))
    .filter(({ of, quantity }) => !atLeast(toDecimal(of.left), quantity));
  await refuseSurplus(
    asker,
    surplus.toSorted((one, other) => one.line - other.line).slice(0, mostListed),
  );
}

/** Refuses more than is left of a line. */
async function refuseSurplus(
  { tx, session }: Asker,
  surplus: readonly (Brought & { line: number; of: OrderLine })[],
): Promise<void> {
  if (surplus.length === 0) return;
  const parts = await tx
    .selectFrom('part')
    .select(['id', 'name'])
    .where('company_id', '=', session.companyId)
    .where((is) => is('id', '=', is.fn.any(is.val(surplus.map(({ of }) => of.part_id)))))
    .execute();
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  const rows = surplus.map(({ line, at, of, quantity }) => ({
    line,
    at,
    part: names.get(of.part_id)!,
    left: of.left,
    quantity: fromDecimal(quantity),
  }));
  throw new Refusal(errors.tooMuch, {
    code: codes.conflict,
    params: rows[0]!,
    errors: (language: Language) =>
      rows.map((row) => ({
        field: `lines.${row.at - 1}.quantity`,
        msg: say(errors.tooMuch, language, row),
      })),
  });
}

/** Counts what a receipt brings for its order, or takes it back; the order's state follows. */
export async function countReceived(
  call: Call,
  order: ReceivedOrder,
  receiving: number,
  sign: 1 | -1,
): Promise<void> {
  const { tx, session } = call;
  const own = sql`l.company_id = ${session.companyId} and l.order_id = ${order.id}`;
  const brought = broughtBy(await receiptLines(call, receiving));
  const last = Math.max(0, ...brought.keys());
  const byLine = Array.from({ length: last }, (_, at) => brought.get(at + 1));
  const quantities = byLine.map((one) => (one ? fromDecimal(one.quantity) : null));
  await sql`
    update purchase_order_line l
    set received = greatest(l.received + ${sign}::integer * (${quantities}::numeric[])[l.line_no], 0)
    where ${own} and l.line_no = any(${[...brought.keys()]}::integer[])`.execute(tx);
  const { rows } = await sql<{ all: boolean; some: boolean }>`
    select bool_and(l.received >= l.quantity) as all, bool_or(l.received > 0) as some
    from purchase_order_line l where ${own}`.execute(tx);
  const { all, some } = rows[0]!;
  const before = order.confirm_time === null ? 'approved' : 'confirmed';
  const state: PurchaseState = all ? 'received' : some ? 'partial' : before;
  await updateRecord(tx, purchaseTable, session, order.id, { state, ...changedAt(call) });
  if (state !== order.state)
    call.changed('purchaseOrder', order.id, { state: order.state }, { state });
}
