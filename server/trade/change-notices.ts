import type { ChangeSide } from '#contract/trade/purchase-changes.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { RecordCall } from '../records/plan.ts';
import { tellDeciders, tellPerson, tellSellers } from './supplier-notices.ts';

type Order = {
  id: number;
  code: string;
  company_id: number;
  seller_id: number | null;
  submit_by: number | null;
};
type Step = 'Proposed' | 'Accepted' | 'Refused' | 'Withdrawn';

/** Tells the other side what one side did: an answer to the person who asked, all else to those who answer. */
export function tellChange(
  call: RecordCall<StaffSession>,
  side: ChangeSide,
  order: Order,
  step: Step,
  { account = null, reason = '' }: { account?: number | null; reason?: string } = {},
): Promise<void> {
  if (side === 'buyer') {
    const sentence = `supplied${step}` as const;
    return account === null
      ? tellSellers(call, [order], sentence, reason)
      : tellPerson(call, account, order, sentence, reason);
  }
  const sentence = `purchase${step}` as const;
  return account === null
    ? tellDeciders(call, order, sentence, reason)
    : tellPerson(call, account, order, sentence, reason);
}
