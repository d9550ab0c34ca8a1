import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import type { Shipment } from '#contract/features/trace/shipments/contract.ts';
import type { ShipmentState } from '#contract/features/trace/shipments/moves.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { shipmentUiTexts as texts } from './texts.ts';

const way: readonly ShipmentState[] = [
  'draft',
  'picking',
  'checked',
  'shipped',
  'received',
  'closed',
];

/** How far a shipment has come; a partial receipt is a pause before the whole. */
export function ShipmentSteps({ shipment }: { shipment: Shipment }) {
  const say = useSay();
  const { state } = shipment;
  const isCancelled = state === 'cancelled';
  const isPartial = state === 'partial';
  const steps: readonly ShipmentState[] = isCancelled ? ['draft', 'cancelled'] : way;
  const times: Partial<Record<ShipmentState, string | null>> = {
    draft: shipment.create_time,
    shipped: shipment.ship_time,
    received: shipment.receive_time,
  };
  return (
    <StateSteps
      label={say(texts.progress)}
      current={isPartial ? 'received' : state}
      failed={isCancelled || isPartial}
      done={state === 'closed'}
      steps={steps.map((step) => {
        const shown = isPartial && step === 'received' ? 'partial' : step;
        const time = times[step];
        return {
          key: step,
          title: say(shipmentTexts.states[shown]),
          note: time && <DateTime at={time} precision="day" />,
        };
      })}
    />
  );
}
