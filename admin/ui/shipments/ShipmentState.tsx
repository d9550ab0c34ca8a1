import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { ShipmentState as State } from '#contract/features/trace/shipments/moves.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';

const tones: Record<State, StateTone> = {
  draft: 'idle',
  picking: 'busy',
  checked: 'busy',
  shipped: 'busy',
  partial: 'caution',
  received: 'good',
  closed: 'idle',
  cancelled: 'idle',
};

export function ShipmentState({ state }: { state: State }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(shipmentTexts.states[state])}</StateDot>;
}
