import { shipmentScreen } from '#contract/features/dashboard/screens/feature.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { DataScreen } from './DataScreen.tsx';

/** What leaves, arrives and comes back. */
export function Page() {
  return <DataScreen kind="shipment" title={shipmentScreen.title} states={shipmentMoves.states} />;
}
