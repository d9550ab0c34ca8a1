import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';
import type { confirmInput } from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { asSystem } from '../database/database.ts';
import { momentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { lockRecords } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { dropOpenChanges, refuseOpenChanges } from './open-changes.ts';
import type { HeldPurchase } from './purchases.ts';
import { checkLinked } from './sellers.ts';
import { tellBuyer } from './supplier-notices.ts';

type Call = RecordCall<StaffSession>;
const { errors, fields, states, steps, done } = supplierOrderTexts;

/** An order that this company supplies, held until the transaction ends. */
export type HeldSupplied = HeldPurchase & {
  company_id: number;
  tax_rate: string;
  expected_date: string | null;
  remark: string;
  seller_code: string;
  seller_note: string;
};

/** The rows of a supplier: other companies' orders, from their approval on. Row-level security says the same. */
export const suppliedBy = (companyId: number | null) =>
  sql`seller_id = ${companyId} and state not in ('draft', 'submitted')`;

/** A refusal that names the order and its state as its supplier reads it. */
export const refuseSupplied = (
  text: Text,
  { code, state }: Pick<HeldPurchase, 'code' | 'state'>,
  move?: Text,
) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, {
        code,
        state: say(states[state], language),
        move: move ? say(move, language) : '',
      }),
    ),
    { code: codes.conflict },
  );

const suppliedTable: MovingTable<typeof purchaseMoves> = {
  name: 'purchase_order',
  isTenant: false,
  only: ({ companyId }) => suppliedBy(companyId),
  fields,
  moves: purchaseMoves,
  target: 'supplierOrder',
  refused: (row, move) =>
    refuseSupplied(
      errors.wrongState,
      row as HeldSupplied,
      move === 'decline' ? steps.decline : steps.confirm,
    ),
};

/**
 * Does something with rows of the customer as the system; what is done has found the order by `suppliedTable` first.
 * Nothing that switches the actor itself (a notice) belongs inside.
 */
export const withCustomer = <T>({ tx, session }: Call, work: () => Promise<T>): Promise<T> =>
  asSystem(tx, actorOf(session), work);

/** Locks an order for its supplier, who writes on it only while the two companies are linked. */
export const holdSupplied = (call: Call, id: number): Promise<HeldSupplied> =>
  withCustomer(call, async () => {
    const held = await lockRecords<HeldSupplied>(call.tx, suppliedTable, call.session, [id]);
    await checkLinked(call.tx, held[0]!);
    return held[0]!;
  });

/** One step of the supplier; null if it was made before. */
async function step(
  call: Call,
  id: number,
  move: 'confirm' | 'decline',
  options: { reason?: string; set?: Record<string, unknown> },
): Promise<(HeldSupplied & HeldRecord) | null> {
  const quiet: Call = { ...call, tell: () => undefined };
  const [order] = await transition<typeof purchaseMoves, HeldSupplied>(
    quiet,
    suppliedTable,
    [id],
    move,
    {
      ...options,
      skipsDone: true,
      check: async (row) => {
        await checkLinked(call.tx, row);
        if (move === 'confirm') await refuseOpenChanges(call.tx, [row]);
      },
    },
  );
  call.tell(done[move]);
  return order ?? null;
}

type Dates = z.output<typeof confirmInput>['dates'];

/** The supplier will deliver: on the ordered dates, or on those it names. */
export async function confirmSupplied(call: Call, id: number, dates: Dates): Promise<void> {
  const { session, tx } = call;
  const order = await withCustomer(call, async () => {
    const moved = await step(call, id, 'confirm', {
      set: {
        confirm_time: momentOf(call),
        confirm_user: session.realname,
        confirm_way: 'seller',
      },
    });
    const known = await sql<{ line_no: number; confirmed_date: string | null }>`
      select l.line_no, l.confirmed_date from purchase_order_line l
      join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
      where o.id = ${id} and o.seller_id = ${session.companyId}`.execute(tx);
    const kept = new Map(known.rows.map((line) => [line.line_no, line.confirmed_date]));
    const at = dates.findIndex(({ line_no: line }) => !kept.has(line));
    if (at >= 0)
      throw new Refusal(errors.noLine, { code: codes.invalid, field: `dates.${at}.line_no` });
    if (moved) await keepDates(call, moved, dates);
    else if (dates.some(({ line_no: line, date }) => kept.get(line) !== date)) {
      const [held] = await lockRecords<HeldSupplied>(tx, suppliedTable, session, [id]);
      throw refuseSupplied(errors.confirmed, held!);
    }
    return moved;
  });
  if (order) await tellBuyer(call, order, 'purchaseConfirmed');
}

/** Lines find their dates by their numbers: nothing is known yet of rows that were written lately, to join them well. */
function keepDates(
  { tx }: Call,
  { company_id: buyer, id, expected_date }: HeldSupplied,
  dates: Dates,
) {
  const byLine = new Map(dates.map(({ line_no: line, date }) => [line, date]));
  const last = Math.max(0, ...byLine.keys());
  const named = Array.from({ length: last }, (_, at) => byLine.get(at + 1) ?? null);
  return sql`
    update purchase_order_line l
    set confirmed_date = coalesce((${named}::date[])[l.line_no], l.date, ${expected_date}::date)
    where l.company_id = ${buyer} and l.order_id = ${id}`.execute(tx);
}

/** The supplier does not take the order. */
export async function declineSupplied(call: Call, id: number, reason: string): Promise<void> {
  const order = await withCustomer(call, async () => {
    const moved = await step(call, id, 'decline', { reason });
    if (moved) await dropOpenChanges(call, [moved]);
    return moved;
  });
  if (order) await tellBuyer(call, order, 'purchaseDeclined', reason);
}

type OwnFields = {
  id: number;
  version?: number | undefined;
  seller_code: string;
  seller_note: string;
};

/** What only the supplier writes. It is no new version of the order: nobody else's work depends on it. */
export async function editSupplied(
  call: Call,
  { id, version, ...given }: OwnFields,
): Promise<void> {
  const order = await holdSupplied(call, id);
  if (version !== undefined && version !== order.version)
    throw new Refusal(errorTexts.conflict, { code: codes.conflict });
  await withCustomer(call, () =>
    sql`update purchase_order set seller_code = ${given.seller_code}, seller_note = ${given.seller_note}
      where company_id = ${order.company_id} and id = ${id}`.execute(call.tx),
  );
  const { seller_code, seller_note } = order;
  call.changed('supplierOrder', id, { seller_code, seller_note }, given);
  call.tell(done.edit);
}
