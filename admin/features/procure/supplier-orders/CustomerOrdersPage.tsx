import { customerTitle } from '#contract/features/procure/supplier-orders/feature.ts';
import { SuppliedList } from './SupplierOrdersPage.tsx';

/** What linked customers ordered: among the orders. */
export function Page() {
  return <SuppliedList title={customerTitle} />;
}
