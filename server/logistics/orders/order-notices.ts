import { sql } from 'kysely';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import type { Permission } from '#contract/permissions.ts';
import type { TextParams } from '#contract/text.ts';
import { actorOf, type CompanySession } from '../../access/sessions.ts';
import { asSystem } from '../../database/database.ts';
import { notify, type Readers } from '../../messages/notices.ts';
import { toldOrders } from '../../messages/told-orders.ts';
import type { RecordCall } from '../../records/plan.ts';

type Step = Extract<
  NoticeSentence,
  | 'orderPlaced'
  | 'orderApproved'
  | 'orderProduced'
  | 'orderPartly'
  | 'orderShipped'
  | 'orderCancelled'
>;
type Told = { id: number; code: string; dealer_id: number | null };

/** Who at the company goes on with an order after a step. */
const nextOf: Record<Step, Permission> = {
  orderPlaced: 'order:salesOrder:approve',
  orderApproved: 'order:salesOrder:ship',
  orderProduced: 'trace:batch:move',
  orderPartly: 'order:salesOrder:approve',
  orderShipped: 'order:salesOrder:approve',
  orderCancelled: 'order:salesOrder:ship',
};
/** What the dealer that ordered is told, too. */
const toDealer: readonly Step[] = [
  'orderApproved',
  'orderPartly',
  'orderShipped',
  'orderCancelled',
];

/**
 * Tells those who go on with orders, and the dealers they are for; never the one who did it. One notice for all orders of
 * a step, and one for each dealer.
 */
export async function tellOrders(
  call: RecordCall<CompanySession>,
  step: Step,
  orders: readonly Told[],
  params: TextParams = {},
): Promise<void> {
  // What is told of an earlier time is no news.
  if (call.at || orders.length === 0) return;
  const { app, tx, session } = call;
  const company = session.companyId;
  const readers: Readers[] = [{ company, holding: nextOf[step] }];
  if (session.type !== 'dealer' && toDealer.includes(step))
    readers.push(dealersOf(company, orders));
  for (const to of readers)
    await notify(tx, app.cluster, actorOf(session), {
      to,
      except: session.accountId,
      type: 6,
      sentence: step,
      params: { ...toldOrders(orders), ...params },
      createUser: session.realname,
    });
}

/** The dealers of some orders; each is told of its own. */
function dealersOf(company: number, orders: readonly Told[]): Readers {
  const own = new Map<number, Told[]>();
  for (const order of orders) {
    if (order.dealer_id === null) continue;
    own.set(order.dealer_id, [...(own.get(order.dealer_id) ?? []), order]);
  }
  return { company, each: new Map([...own].map(([dealer, of]) => [dealer, toldOrders(of)])) };
}

type Delivering = { purchase_company_id: number | null; purchase_order_id: number | null };

/** Tells the company that ordered by a purchase order of its own that goods have left for it. */
export async function tellPurchaser(
  { app, tx, session, at }: RecordCall<CompanySession>,
  { purchase_company_id: company, purchase_order_id: id }: Delivering,
): Promise<void> {
  if (at || company === null || id === null) return;
  const actor = actorOf(session);
  const found = await asSystem(tx, actor, () =>
    sql<{ code: string; submit_by: number | null; seller: string }>`
      select o.code, o.submit_by, c.name as seller from purchase_order o
      join company c on c.company_id = ${session.companyId}
      where o.company_id = ${company} and o.id = ${id}`.execute(tx),
  );
  const { code, submit_by: submitter, seller } = found.rows[0]!;
  await notify(tx, app.cluster, actor, {
    to:
      submitter === null
        ? { company, holding: 'procure:purchaseOrder:approve' }
        : { account: submitter },
    type: 4,
    sentence: 'purchaseShipped',
    params: { company: seller, code, id },
    createUser: session.realname,
  });
}
