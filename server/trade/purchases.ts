import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type {
  PurchaseInput,
  PurchaseLineInput,
  PurchaseState,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { sumsOf } from '#contract/trade/sums.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { madeAt, momentOf } from '../http/moment.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { insertRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { checkApprover } from './approval.ts';
import { tellPurchases } from './purchase-notices.ts';
import { dropOpenChanges, refuseOpenChanges } from './open-changes.ts';
import { showToSellers } from './sellers.ts';
import { tellSellers } from './supplier-notices.ts';

type Call = RecordCall<StaffSession>;
type Own = { tx: Tx; session: { companyId: number } };
const { errors, fields, states } = purchaseTexts;

export type HeldPurchase = HeldRecord & {
  code: string;
  state: PurchaseState;
  supplier_id: number;
  currency: string;
  total: number;
  submit_by: number | null;
  seller_id: number | null;
};

export const purchaseTable: MovingTable<typeof purchaseMoves> = {
  name: 'purchase_order',
  fields,
  moves: purchaseMoves,
  target: 'purchaseOrder',
};

const refuse = (text: Text, { code, state }: Pick<HeldPurchase, 'code' | 'state'>) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(states[state], language) }),
    ),
    { code: codes.conflict },
  );

/** What is submitted is decided upon: it is sent back before it changes. */
export function checkDraft(order: Pick<HeldPurchase, 'code' | 'state'>): void {
  if (order.state !== 'draft') throw refuse(errors.fixed, order);
}
export function checkDeletable(orders: readonly Pick<HeldPurchase, 'code' | 'state'>[]): void {
  const wrong = orders.find(({ state }) => state !== 'draft');
  if (wrong) throw refuse(errors.notDraft, wrong);
}

const invalid = (text: Text, field: string) => new Refusal(text, { code: codes.invalid, field });

/** Supplier and parts are the company's own; they stay until the order is written. */
async function checkNamed({ tx, session }: Own, { supplier_id, lines }: PurchaseInput) {
  const { companyId } = session;
  const supplier = await sql`
    select from supplier where company_id = ${companyId} and id = ${supplier_id} for key share`.execute(
    tx,
  );
  if (supplier.rows.length === 0) throw invalid(errors.noSupplier, 'supplier_id');
  const parts = [...new Set(lines.map(({ part_id: part }) => part))];
  const { rows } = await sql<{ id: number }>`
    select id from part where company_id = ${companyId} and id = any(${parts}::integer[]) order by id for key share`.execute(
    tx,
  );
  const known = new Set(rows.map(({ id }) => id));
  const at = lines.findIndex(({ part_id: part }) => !known.has(part));
  if (at >= 0) throw invalid(errors.noPart, `lines.${at}.part_id`);
}

/** Checks an order before it is written, and gives its columns. */
export async function purchaseColumns(
  call: Call,
  input: PurchaseInput,
  before: HeldPurchase | null,
) {
  if (before) checkDraft(before);
  await checkNamed(call, input);
  const code = await codeOf(call, call.session.companyId, 'purchase_order', '', before);
  const sums = sumsOf(input.lines, input.tax_rate)!;
  return {
    ...input,
    code,
    net: Number(sums.net),
    tax: Number(sums.tax),
    total: Number(sums.total),
    line_count: input.lines.length,
  };
}

/** Replaces the lines of an order. */
export async function keepPurchaseLines(
  { tx, session }: Own,
  id: number,
  lines: readonly PurchaseLineInput[],
): Promise<void> {
  const { companyId } = session;
  const column = <T>(pick: (line: PurchaseLineInput) => T) => lines.map(pick);
  await sql`delete from purchase_order_line where company_id = ${companyId} and order_id = ${id}`.execute(
    tx,
  );
  await sql`
    insert into purchase_order_line (company_id, order_id, line_no, part_id, quantity, unit, price, date, remark)
    select ${companyId}::integer, ${id}::integer, g.at, g.part, g.quantity, coalesce(nullif(g.unit, ''), p.unit), g.price,
      g.date, g.remark
    from unnest(${column(({ part_id: part }) => part)}::integer[], ${column(({ quantity }) => quantity)}::numeric[],
      ${column(({ unit }) => unit)}::text[], ${column(({ price }) => price)}::bigint[],
      ${column(({ date }) => date)}::date[], ${column(({ remark }) => remark)}::text[])
      with ordinality as g (part, quantity, unit, price, date, remark, at)
    join part p on p.company_id = ${companyId} and p.id = g.part`.execute(tx);
}

/** Enters an order. */
export async function addPurchase(
  call: Call,
  input: PurchaseInput,
): Promise<{ id: number; code: string }> {
  const { lines, ...columns } = await purchaseColumns(call, input, null);
  const { tx, session } = call;
  const id = await insertRecord(tx, purchaseTable, session, { ...columns, ...madeAt(call) });
  await keepPurchaseLines(call, id, lines);
  call.changed('purchaseOrder', id, null, { ...columns, lines });
  return { id, code: columns.code };
}

/** Asks for approval: those who may approve get a notice. */
export async function submitPurchases(call: Call, ids: readonly number[]): Promise<void> {
  const orders = await transition<typeof purchaseMoves, HeldPurchase>(
    call,
    purchaseTable,
    ids,
    'submit',
    {
      set: { submit_by: call.session.accountId, submit_time: momentOf(call), reason: '' },
      skipsDone: true,
    },
  );
  await tellPurchases(call, orders, 'purchaseSubmitted');
}

/**
 * Approves orders of others, up to the limit of the caller's roles, and as they were seen where their versions are given:
 * one may have been sent back, changed and submitted again meanwhile. Linked suppliers see them from now on; they and
 * who submitted the orders get a notice.
 */
export async function approvePurchases(
  call: Call,
  ids: readonly number[],
  versions?: readonly number[],
): Promise<void> {
  const check = await checkApprover(call);
  const orders = await transition<typeof purchaseMoves, HeldPurchase>(
    call,
    purchaseTable,
    ids,
    'approve',
    {
      set: { approve_by: call.session.accountId, approve_time: momentOf(call) },
      versions: versions && new Map(ids.map((id, at) => [id, versions[at]!])),
      skipsDone: true,
      check,
    },
  );
  await tellPurchases(call, orders, 'purchaseApproved');
  await tellSellers(call, await showToSellers(call, orders), 'suppliedApproved');
}

/** Sends orders back to be changed. */
export async function rejectPurchases(call: Call, ids: readonly number[], reason: string) {
  const orders = await transition<typeof purchaseMoves, HeldPurchase>(
    call,
    purchaseTable,
    ids,
    'reject',
    { reason, set: { submit_time: null } },
  );
  await tellPurchases(call, orders, 'purchaseRejected', reason);
}

/** Records that the supplier will deliver: on the ordered dates, or all on another one. */
export async function confirmPurchases(
  call: Call,
  ids: readonly number[],
  date: string | null,
): Promise<void> {
  const { tx, session } = call;
  const orders = await transition<typeof purchaseMoves, HeldPurchase>(
    call,
    purchaseTable,
    ids,
    'confirm',
    {
      set: {
        confirm_time: momentOf(call),
        confirm_user: session.realname,
        confirm_way: 'buyer',
      },
      checkAll: (rows) => refuseOpenChanges(tx, rows),
      noted: date === null ? {} : { confirmed_date: date },
      skipsDone: true,
    },
  );
  const moved = orders.map(({ id }) => id);
  await sql`
    update purchase_order_line l set confirmed_date = coalesce(${date}::date, l.date, o.expected_date)
    from purchase_order o where o.company_id = ${session.companyId} and o.id = any(${moved}::integer[])
      and l.company_id = o.company_id and l.order_id = o.id`.execute(tx);
}

/** Records that the supplier does not take the orders. */
export async function declinePurchases(call: Call, ids: readonly number[], reason: string) {
  const orders = await transition(call, purchaseTable, ids, 'decline', { reason, skipsDone: true });
  await dropOpenChanges(call, orders);
}

/** Makes declined orders drafts: their supplier no longer sees them, and what it wrote on them is over. */
export const revisePurchases = (call: Call, ids: readonly number[]) =>
  transition(call, purchaseTable, ids, 'revise', {
    set: {
      submit_time: null,
      approve_by: null,
      approve_time: null,
      seller_id: null,
      seller_code: '',
      seller_note: '',
    },
    skipsDone: true,
  });

/** Nothing more is expected; linked suppliers get a notice. */
export async function closePurchases(call: Call, ids: readonly number[]): Promise<void> {
  const orders = await transition<typeof purchaseMoves, HeldPurchase>(
    call,
    purchaseTable,
    ids,
    'close',
    { set: { close_time: momentOf(call) }, skipsDone: true },
  );
  await dropOpenChanges(call, orders);
  await tellSellers(call, orders, 'suppliedClosed');
}

/** Cancels orders; who submitted them and linked suppliers get a notice. */
export async function cancelPurchases(call: Call, ids: readonly number[], reason: string) {
  const orders = await transition<typeof purchaseMoves, HeldPurchase>(
    call,
    purchaseTable,
    ids,
    'cancel',
    { reason, skipsDone: true },
  );
  await dropOpenChanges(call, orders);
  await tellPurchases(call, orders, 'purchaseCancelled', reason);
  await tellSellers(call, orders, 'suppliedCancelled', reason);
}
