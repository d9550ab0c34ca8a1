import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { SaleState } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';

const tones: Record<SaleState, StateTone> = { valid: 'good', disputed: 'bad', void: 'idle' };

export function SaleStateDot({ state }: { state: SaleState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(saleTexts.states[state])}</StateDot>;
}

/** How many the seller did not hold; nothing where it held all. */
export function WrongCount({ wrong }: { wrong: number }) {
  if (wrong === 0) return <span aria-hidden="true">–</span>;
  return <StateDot tone="bad">{String(wrong)}</StateDot>;
}

export function RightDot({ isRight }: { isRight: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isRight ? 'good' : 'bad'}>
      {say(isRight ? saleTexts.states.valid : saleTexts.fields.wrong)}
    </StateDot>
  );
}
