import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import type { Permission } from '#contract/permissions.ts';
import type { TextParams } from '#contract/text.ts';
import { actorOf, type CompanySession } from '../../access/sessions.ts';
import { notify, type Readers } from '../../messages/notices.ts';
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

/** Tells those who go on with an order, and the dealer it is for; never the one who did it. */
export async function tellOrder(
  call: RecordCall<CompanySession>,
  step: Step,
  { id, code, dealer_id: dealer }: Told,
  params: TextParams = {},
): Promise<void> {
  // What is told of an earlier time is no news.
  if (call.at) return;
  const { app, tx, session } = call;
  const company = session.companyId;
  const readers: Readers[] = [{ company, holding: nextOf[step] }];
  if (dealer !== null && session.type !== 'dealer' && toDealer.includes(step))
    readers.push({ company, dealer });
  for (const to of readers)
    await notify(tx, app.cluster, actorOf(session), {
      to,
      except: session.accountId,
      type: 6,
      sentence: step,
      params: { ...params, code, id },
      createUser: session.realname,
    });
}
