import { customerScreen } from '#contract/features/dashboard/screens/feature.ts';
import { orderMoves } from '#contract/features/orders/sales-orders/moves.ts';
import { DataScreen } from './DataScreen.tsx';

/** Customers, what they order and what is sent to them. */
export function Page() {
  return <DataScreen kind="customer" title={customerScreen.title} states={orderMoves.states} />;
}
