import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { LotState } from '#contract/features/trace/lots/contract.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';

const tones: Record<LotState, StateTone> = {
  pending: 'busy',
  passed: 'good',
  waived: 'caution',
  failed: 'bad',
  used: 'idle',
  recalled: 'bad',
  reversed: 'idle',
};

export function LotStateDot({ state }: { state: LotState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(lotTexts.states[state])}</StateDot>;
}
