import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';

const tones: Record<PurchaseState, StateTone> = {
  draft: 'idle',
  submitted: 'caution',
  approved: 'busy',
  confirmed: 'busy',
  partial: 'caution',
  received: 'good',
  closed: 'idle',
  cancelled: 'bad',
};

export function PurchaseStateDot({ state }: { state: PurchaseState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(purchaseTexts.states[state])}</StateDot>;
}
