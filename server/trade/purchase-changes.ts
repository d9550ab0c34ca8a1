import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { say, type Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import {
  changeable,
  changeTexts,
  type ChangedTerms,
  type ChangeSide,
  type ChangeState,
  type ProposeInput,
} from '#contract/trade/purchase-changes.ts';
import type { StaffSession } from '../access/sessions.ts';
import { momentOf, sqlMomentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { lockRecords } from '../records/write.ts';
import { notFound, Refusal } from '../refusal.ts';
import { checkApprover } from './approval.ts';
import {
  checkReceived,
  compareTerms,
  isSame,
  readTerms,
  sumsWith,
  type Sums,
} from './change-lines.ts';
import { tellChange } from './change-notices.ts';
import { refuseOpenChanges } from './open-changes.ts';
import { purchaseTable } from './purchases.ts';
import { checkLinked } from './sellers.ts';
import { holdSupplied, withCustomer, type HeldSupplied } from './supplier-orders.ts';

type Call = RecordCall<StaffSession>;
type Held = HeldSupplied & Sums & { confirm_time: Date | null };
type Change = {
  id: number;
  side: ChangeSide;
  state: ChangeState;
  base_version: number;
  before: ChangedTerms[];
  lines: ChangedTerms[];
  create_by: number | null;
};
const { errors, done } = changeTexts;
/** What the operation log of the caller's company calls the order. */
const targets = { buyer: 'purchaseOrder', seller: 'supplierOrder' } as const;

const refuse = (text: Text, { code, state }: Pick<Held, 'code' | 'state'>) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(purchaseTexts.states[state], language) }),
    ),
    { code: codes.conflict },
  );

/** Each side locks the same row, so that what two companies do at once is done one after the other. */
async function hold(call: Call, side: ChangeSide, id: number): Promise<Held> {
  if (side === 'seller') return (await holdSupplied(call, id)) as Held;
  const [order] = await lockRecords<Held>(call.tx, purchaseTable, call.session, [id]);
  return order!;
}

/** The rows are the buyer's: its supplier writes them as the system, once the order is held. */
const write = <T>(call: Call, side: ChangeSide, work: () => Promise<T>): Promise<T> =>
  side === 'seller' ? withCustomer(call, work) : work();

type Compared = { before: readonly ChangedTerms[]; after: readonly ChangedTerms[] };

/** Other quantities and prices are approved like the order: by somebody who may, and who did not submit it. */
async function checkTerms(
  call: Call,
  order: Held,
  { total }: Sums,
  { before, after }: Compared,
): Promise<void> {
  const areDates = after.every((line, at) =>
    isSame({ ...line, date: before[at]!.date }, before[at]!),
  );
  if (!areDates) (await checkApprover(call))({ ...order, total });
}

async function findOpen({ tx }: Call, order: Held): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select * from purchase_change where company_id = ${order.company_id} and order_id = ${order.id}
      and state = 'open'`.execute(tx);
  return rows[0];
}

/** Asks the other side to change an order. Asking the same again finds the open request. */
export async function proposeChange(
  call: Call,
  side: ChangeSide,
  { id, version, lines: asked, reason }: ProposeInput,
): Promise<{ id: number }> {
  const { tx, session } = call;
  const order = await hold(call, side, id);
  if (!changeable.includes(order.state)) throw refuse(errors.notNow, order);
  if (order.seller_id === null) throw refuse(errors.unlinked, order);
  if (order.version !== version) throw new Refusal(errorTexts.conflict, { code: codes.conflict });
  const made = await write(call, side, async () => {
    await checkLinked(tx, order);
    const lines = await readTerms(tx, order);
    const { before, after } = compareTerms(lines, asked);
    const sums = sumsWith(order, lines, after);
    const open = await findOpen(call, order);
    if (open && open.side === side && isEqual(open.lines, after))
      return { id: open.id, after: null };
    await refuseOpenChanges(tx, [order]);
    if (side === 'buyer') await checkTerms(call, order, sums, { before, after });
    const { rows } = await sql<{ id: number }>`
      insert into purchase_change (company_id, order_id, side, base_version, before, lines, reason, create_by,
        create_user, create_time)
      values (${order.company_id}, ${id}, ${side}, ${order.version}, ${JSON.stringify(before)}::jsonb,
        ${JSON.stringify(after)}::jsonb, ${reason}, ${session.accountId}, ${session.realname}, ${sqlMomentOf(call)})
      returning id`.execute(tx);
    return { id: rows[0]!.id, before, after, total: sums.total };
  });
  call.tell(done.proposed);
  if (made.after === null) return { id: made.id };
  call.changed(
    targets[side],
    id,
    { lines: made.before, total: order.total },
    { change_id: made.id, lines: made.after, total: made.total, reason },
  );
  await tellChange(call, side, order, 'Proposed', { reason });
  return { id: made.id };
}

const isEqual = (one: readonly ChangedTerms[], other: readonly ChangedTerms[]) =>
  one.length === other.length &&
  one.every((line, at) => line.line_no === other[at]!.line_no && isSame(line, other[at]!));

type Asked = { id: number; change_id: number };

/** A request of this order; those of others are not there. */
async function findChange({ tx }: Call, order: Held, id: number): Promise<Change> {
  const { rows } = await sql<Change>`
    select * from purchase_change where company_id = ${order.company_id} and order_id = ${order.id}
      and id = ${id}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Whether it is to be done; false if it was done before. */
function checkOpen({ state }: Change, to: ChangeState): boolean {
  if (state === to) return false;
  if (state === 'open') return true;
  throw new Refusal(
    inEveryLanguage((language) =>
      say(errors.answered, language, { state: say(changeTexts.states[state], language) }),
    ),
    { code: codes.conflict },
  );
}

const settle = (
  call: Call,
  { company_id: buyer }: Held,
  id: number,
  to: ChangeState,
  reason = '',
) =>
  sql`update purchase_change set state = ${to}, answer_user = ${call.session.realname}, answer_reason = ${reason},
    answer_time = ${sqlMomentOf(call)} where company_id = ${buyer} and id = ${id}`.execute(call.tx);

/** Agrees to what the other side asked for: the order changes. */
export async function acceptChange(call: Call, side: ChangeSide, asked: Asked): Promise<void> {
  const { tx } = call;
  const order = await hold(call, side, asked.id);
  const change = await write(call, side, async () => {
    const found = await findChange(call, order, asked.change_id);
    if (!checkOpen(found, 'accepted')) return null;
    if (found.side === side) throw refuse(errors.own, order);
    if (!changeable.includes(order.state)) throw refuse(errors.notNow, order);
    if (found.base_version !== order.version) throw refuse(errors.moved, order);
    const lines = await readTerms(tx, order);
    const known = new Map(lines.map((line) => [line.line_no, line]));
    for (const line of found.lines) checkReceived(known.get(line.line_no)!, line.quantity);
    const sums = sumsWith(order, lines, found.lines);
    if (side === 'buyer')
      await checkTerms(call, order, sums, { before: found.before, after: found.lines });
    await applyChange(call, order, found, sums);
    await settle(call, order, found.id, 'accepted');
    call.changed(
      targets[side],
      order.id,
      { lines: found.before, total: order.total },
      { change_id: found.id, lines: found.lines, total: sums.total },
    );
    return found;
  });
  call.tell(done.accepted);
  if (change) await tellChange(call, side, order, 'Accepted', { account: change.create_by });
}

/** Writes the lines and the sums. A moved date is the new agreement of both sides. */
async function applyChange(call: Call, order: Held, { before, lines }: Change, sums: Sums) {
  const { tx, session } = call;
  const { company_id: buyer, id } = order;
  const column = <T>(pick: (line: ChangedTerms, at: number) => T) => lines.map(pick);
  await sql`
    update purchase_order_line l set quantity = g.quantity, price = g.price,
      date = case when g.is_moved then g.date else l.date end,
      confirmed_date = case when g.is_moved and ${order.confirm_time !== null} then g.date else l.confirmed_date end
    from unnest(${column(({ line_no: line }) => line)}::integer[], ${column(({ quantity }) => quantity)}::numeric[],
      ${column(({ price }) => price)}::bigint[], ${column(({ date }) => date)}::date[],
      ${column(({ date }, at) => date !== before[at]!.date)}::boolean[])
      as g (line_no, quantity, price, date, is_moved)
    where l.company_id = ${buyer} and l.order_id = ${id} and l.line_no = g.line_no`.execute(tx);
  await sql`
    update purchase_order o set net = ${sums.net}, tax = ${sums.tax}, total = ${sums.total},
      version = version + 1, update_time = ${momentOf(call)}, update_by = ${session.accountId},
      -- Less was agreed on, and that much has arrived.
      state = case when state = 'partial' and not exists (
        select from purchase_order_line l where l.company_id = o.company_id and l.order_id = o.id
          and l.received < l.quantity) then 'received' else state end
    where company_id = ${buyer} and id = ${id}`.execute(tx);
}

/** Does not agree: the order stays as it is. */
export async function refuseChange(
  call: Call,
  side: ChangeSide,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  const order = await hold(call, side, asked.id);
  const change = await write(call, side, async () => {
    const found = await findChange(call, order, asked.change_id);
    if (!checkOpen(found, 'refused')) return null;
    if (found.side === side) throw refuse(errors.own, order);
    await settle(call, order, found.id, 'refused', reason);
    return found;
  });
  call.tell(done.refused);
  if (!change) return;
  call.changed(targets[side], order.id, null, { change_id: change.id, state: 'refused', reason });
  await tellChange(call, side, order, 'Refused', { account: change.create_by, reason });
}

/** Takes an own request back. */
export async function withdrawChange(call: Call, side: ChangeSide, asked: Asked): Promise<void> {
  const order = await hold(call, side, asked.id);
  const change = await write(call, side, async () => {
    const found = await findChange(call, order, asked.change_id);
    if (!checkOpen(found, 'withdrawn')) return null;
    if (found.side !== side) throw refuse(errors.theirs, order);
    await settle(call, order, found.id, 'withdrawn');
    return found;
  });
  call.tell(done.withdrawn);
  if (!change) return;
  call.changed(targets[side], order.id, null, { change_id: change.id, state: 'withdrawn' });
  await tellChange(call, side, order, 'Withdrawn');
}
