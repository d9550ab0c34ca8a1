import { useSay } from '#admin/app/language.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Warranty } from '#contract/features/sale/warranties/contract.ts';
import { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';
import { warrantyTones } from './tones.ts';

export function WarrantyDot({ state }: Pick<Warranty, 'state'>) {
  const say = useSay();
  return <StateDot tone={warrantyTones[state]}>{say(warrantyMoves.states[state])}</StateDot>;
}
