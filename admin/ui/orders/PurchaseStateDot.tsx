import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import type { Text } from '#contract/text.ts';

const tones: Record<PurchaseState, StateTone> = {
  draft: 'idle',
  submitted: 'caution',
  approved: 'busy',
  declined: 'bad',
  confirmed: 'busy',
  partial: 'caution',
  received: 'good',
  closed: 'idle',
  cancelled: 'bad',
};

type PurchaseStateDotProps = {
  state: PurchaseState;
  /** The supplier reads some of them in other words. */
  states?: Readonly<Record<PurchaseState, Text>>;
};

export function PurchaseStateDot({ state, states = purchaseTexts.states }: PurchaseStateDotProps) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(states[state])}</StateDot>;
}
