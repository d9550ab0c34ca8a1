import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { notify, type Readers } from '../messages/notices.ts';
import { toldOrders } from '../messages/told-orders.ts';
import type { RecordCall } from '../records/plan.ts';

type Told = { id: number; code: string; submit_by: number | null };
type Step = Extract<
  NoticeSentence,
  'purchaseSubmitted' | 'purchaseApproved' | 'purchaseRejected' | 'purchaseCancelled'
>;
/** One notice for all orders of a step: to those who approve when they are submitted, else to those who submitted them. */
export async function tellPurchases(
  { tx, app, session }: RecordCall<StaffSession>,
  orders: readonly Told[],
  sentence: Step,
  reason = '',
): Promise<void> {
  const tell = (to: Readers, of: readonly Told[]) =>
    notify(tx, app.cluster, actorOf(session), {
      to,
      except: session.accountId,
      type: 4,
      sentence,
      params: { user: session.realname, reason, ...toldOrders(of) },
      createUser: session.realname,
    });
  if (orders.length === 0) return;
  if (sentence === 'purchaseSubmitted')
    return tell({ company: session.companyId, holding: 'procure:purchaseOrder:approve' }, orders);
  const bySubmitter = new Map<number, Told[]>();
  for (const order of orders) {
    const by = order.submit_by;
    if (by === null || by === session.accountId) continue;
    bySubmitter.set(by, [...(bySubmitter.get(by) ?? []), order]);
  }
  for (const [account, own] of bySubmitter) await tell({ account }, own);
}
