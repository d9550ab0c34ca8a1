import { actorOf, type StaffSession } from '../access/sessions.ts';
import { notify } from '../messages/notices.ts';
import type { RecordCall } from '../records/plan.ts';
import type { ReceivedOrder } from './receiving-order.ts';
import { tellSellers } from './supplier-notices.ts';

const sentences = {
  received: ['purchaseReceived', 'suppliedReceived'],
  reversed: ['purchaseReversed', 'suppliedReversed'],
} as const;

/** Tells the one who submitted an order, and the company that supplies it, what became of its goods. */
export async function tellReceived(
  call: RecordCall<StaffSession>,
  order: ReceivedOrder,
  { code: document }: { code: string },
  what: keyof typeof sentences,
  reason = '',
): Promise<void> {
  const { tx, app, session } = call;
  const [toBuyer, toSeller] = sentences[what];
  await tellSellers(call, [order], toSeller, reason);
  if (order.submit_by === null || order.submit_by === session.accountId) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { account: order.submit_by },
    type: 4,
    sentence: toBuyer,
    params: { user: session.realname, code: order.code, document, reason, id: order.id },
    createUser: session.realname,
  });
}
