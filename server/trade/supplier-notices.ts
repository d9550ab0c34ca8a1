import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { notify, type Readers } from '../messages/notices.ts';
import { toldOrders } from '../messages/told-orders.ts';
import type { RecordCall } from '../records/plan.ts';

type Call = RecordCall<StaffSession>;
export type Supplied = { id: number; code: string; seller_id: number | null };
type Bought = { id: number; code: string; company_id: number; submit_by: number | null };
type ToSeller = Extract<NoticeSentence, `supplied${string}`>;
type ToBuyer = Extract<NoticeSentence, `purchase${string}`>;

async function send(
  { app, tx, session, at }: Call,
  to: Readers,
  sentence: ToSeller | ToBuyer,
  orders: readonly { id: number; code: string }[],
  reason = '',
): Promise<void> {
  // What is told of an earlier time is no news.
  if (at || orders.length === 0) return;
  const { name } = await tx
    .selectFrom('company')
    .select('name')
    .where('company_id', '=', session.companyId)
    .executeTakeFirstOrThrow();
  await notify(tx, app.cluster, actorOf(session), {
    to,
    type: 4,
    sentence,
    params: { company: name, reason, ...toldOrders(orders) },
    createUser: session.realname,
  });
}

/** Tells the companies that supply orders what their buyer did: one notice each for all of a step. */
export async function tellSellers(
  call: Call,
  orders: readonly Supplied[],
  sentence: ToSeller,
  reason = '',
): Promise<void> {
  const sellers = new Set(orders.flatMap(({ seller_id: seller }) => seller ?? []));
  for (const company of sellers)
    await send(
      call,
      { company, holding: 'procure:supplierOrder:view' },
      sentence,
      orders.filter(({ seller_id: seller }) => seller === company),
      reason,
    );
}

/** Tells who submitted an order what its supplier did. */
export const tellBuyer = (call: Call, order: Bought, sentence: ToBuyer, reason = '') =>
  send(
    call,
    order.submit_by === null
      ? { company: order.company_id, holding: 'procure:purchaseOrder:approve' }
      : { account: order.submit_by },
    sentence,
    [order],
    reason,
  );

/** Tells those of the buyer who decide on changes. */
export const tellDeciders = (call: Call, order: Bought, sentence: ToBuyer, reason = '') =>
  send(
    call,
    { company: order.company_id, holding: 'procure:purchaseOrder:approve' },
    sentence,
    [order],
    reason,
  );

/** Tells one person of the other company. */
export const tellPerson = (
  call: Call,
  account: number,
  order: { id: number; code: string },
  sentence: ToSeller | ToBuyer,
  reason = '',
) => send(call, { account }, sentence, [order], reason);
