import { productionScreen } from '#contract/features/dashboard/screens/feature.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { DataScreen } from './DataScreen.tsx';

/** Batches and what is still to make of them. */
export function Page() {
  return <DataScreen kind="production" title={productionScreen.title} states={batchMoves.states} />;
}
