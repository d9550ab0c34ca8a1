import { relatedLots } from '#admin/ui/record/related-goods.tsx';
import { relatedPurchases, relatedReceivings } from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { Partner } from '#contract/partners.ts';

const supplier = ({ id }: Partner) => ({ supplier_id: id });

/** The page of one record of the list. */
export const record: RecordView<Partner> = {
  state: 'link_state',
  tabs: [relatedPurchases(supplier), relatedReceivings(supplier), relatedLots(supplier)],
};
