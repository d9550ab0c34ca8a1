import { orderScreen } from '#contract/features/dashboard/screens/feature.ts';
import { orderMoves } from '#contract/features/orders/sales-orders/moves.ts';
import { DataScreen } from './DataScreen.tsx';

/** What is ordered, and what is still to do of it. */
export function Page() {
  return <DataScreen kind="order" title={orderScreen.title} states={orderMoves.states} />;
}
