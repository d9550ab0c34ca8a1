import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { ReceivingState } from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';

const tones: Record<ReceivingState, StateTone> = {
  draft: 'idle',
  posted: 'good',
  reversed: 'bad',
};

export function ReceivingStateDot({ state }: { state: ReceivingState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(receivingTexts.states[state])}</StateDot>;
}
