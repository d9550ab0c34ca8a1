import { relatedCodes } from '#admin/ui/record/related-goods.tsx';
import {
  relatedIncidents,
  relatedOrders,
  relatedRepairs,
  relatedReturns,
  relatedSales,
  relatedShipments,
  relatedWarranties,
} from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { DealerInfo } from '#contract/features/application/dealers/contract.ts';
import { DealerDetail } from './DealerDetail.tsx';

const dealer = ({ id }: DealerInfo) => ({ dealer_id: id });

/** The page of one record of the list. */
export const record: RecordView<DealerInfo> = {
  state: 'disabled',
  facts: ['level', 'parent_name', 'contact', 'mobile', 'accounts', 'update_time'],
  overview: ({ record: { id } }) => <DealerDetail id={id} />,
  tabs: [
    relatedShipments(dealer),
    relatedOrders(dealer),
    relatedCodes(dealer),
    relatedSales(dealer),
    relatedReturns(dealer),
    relatedWarranties(dealer),
    relatedRepairs(dealer),
    relatedIncidents(dealer),
  ],
};
