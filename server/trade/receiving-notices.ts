import { actorOf, type StaffSession } from '../access/sessions.ts';
import { notify } from '../messages/notices.ts';
import type { RecordCall } from '../records/plan.ts';
import type { ReceivedOrder } from './receiving-order.ts';

/** Tells the one who submitted an order what became of its goods. */
export async function tellReceived(
  { tx, app, session }: RecordCall<StaffSession>,
  order: ReceivedOrder,
  { code: document }: { code: string },
  sentence: 'purchaseReceived' | 'purchaseReversed',
  reason = '',
): Promise<void> {
  if (order.submit_by === null || order.submit_by === session.accountId) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { account: order.submit_by },
    type: 4,
    sentence,
    params: { user: session.realname, code: order.code, document, reason, id: order.id },
    createUser: session.realname,
  });
}
