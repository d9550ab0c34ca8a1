import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { stateTexts, type IdentifierState } from '#contract/codes/states.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { Risk } from '#contract/features/identity/identifiers/contract.ts';

export const identifierTones: Record<IdentifierState, StateTone> = {
  unallocated: 'idle',
  allocated: 'idle',
  encoded: 'busy',
  commissioned: 'busy',
  packed: 'busy',
  shipped: 'good',
  received: 'good',
  sold: 'good',
  activated: 'good',
  scrapped: 'idle',
  sampled: 'idle',
  frozen: 'caution',
  voided: 'bad',
  recalled: 'bad',
  returned: 'caution',
  destroyed: 'idle',
};

/** The state of an identifier as a dot and a word. */
export function IdentifierStateDot({ state }: { state: IdentifierState }) {
  const say = useSay();
  return <StateDot tone={identifierTones[state]}>{say(stateTexts[state])}</StateDot>;
}

const riskTones: Record<Exclude<Risk, 'none'>, StateTone> = { caution: 'caution', suspect: 'bad' };

/** The risk level of an identifier; most have none. */
export function RiskDot({ risk }: { risk: Risk }) {
  const say = useSay();
  if (risk === 'none') return <span aria-hidden="true">–</span>;
  return <StateDot tone={riskTones[risk]}>{say(identifierTexts.risks[risk])}</StateDot>;
}
