import { dealerScreen } from '#contract/features/dashboard/screens/feature.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { DataScreen } from './DataScreen.tsx';

/** What dealers receive, sell and send back. */
export function Page() {
  return <DataScreen kind="dealer" title={dealerScreen.title} states={shipmentMoves.states} />;
}
