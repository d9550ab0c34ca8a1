import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type {
  Condition,
  ReturnCodeState,
  ReturnState,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';

const tones: Record<ReturnState, StateTone> = {
  requested: 'busy',
  received: 'caution',
  closed: 'good',
  cancelled: 'idle',
};
const codeTones: Record<ReturnCodeState, StateTone> = {
  announced: 'busy',
  received: 'caution',
  restocked: 'good',
  scrapped: 'bad',
  cancelled: 'idle',
};

export function ReturnStateDot({ state }: { state: ReturnState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(returnTexts.states[state])}</StateDot>;
}

export function ReturnCodeDot({ state }: { state: ReturnCodeState }) {
  const say = useSay();
  return <StateDot tone={codeTones[state]}>{say(returnTexts.codeStates[state])}</StateDot>;
}

export function ConditionText({ condition }: { condition: Condition }) {
  return <>{useSay()(returnTexts.conditions[condition])}</>;
}
