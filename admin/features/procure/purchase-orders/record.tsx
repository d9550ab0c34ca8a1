import { relatedPurchases, relatedReceivings } from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { PurchasePapers, PurchaseRecord } from './PurchaseDrawer.tsx';
import { purchasePageTexts as texts } from './texts.ts';

/** The page of one record of the list. */
export const record: RecordView<PurchaseInfo> = {
  facts: [],
  overview: ({ record: found }) => <PurchaseRecord order={found} />,
  extra: PurchasePapers,
  tabs: [
    relatedReceivings(({ id }) => ({ order_id: id })),
    relatedPurchases(({ supplier_id: supplier }) => ({ supplier_id: supplier }), texts.ofSupplier),
  ],
};
