import {
  relatedOrders,
  relatedReturns,
  relatedShipments,
} from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { Partner } from '#contract/partners.ts';

const customer = ({ id }: Partner) => ({ customer_id: id });

/** The page of one record of the list. */
export const record: RecordView<Partner> = {
  state: 'link_state',
  tabs: [relatedOrders(customer), relatedShipments(customer), relatedReturns(customer)],
};
