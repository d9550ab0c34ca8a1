import { saleScreen } from '#contract/features/dashboard/screens/feature.ts';
import { saleMoves } from '#contract/features/trace/sales/moves.ts';
import { DataScreen } from './DataScreen.tsx';

/** What is sold, and by whom. */
export function Page() {
  return <DataScreen kind="sale" title={saleScreen.title} states={saleMoves.states} />;
}
