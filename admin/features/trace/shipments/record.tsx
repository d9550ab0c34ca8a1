import {
  relatedIncidents,
  relatedReturns,
  relatedShipments,
} from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { ShipmentPapers, ShipmentRecord } from './ShipmentDrawer.tsx';
import { shipmentsPageTexts as texts } from './texts.ts';

/** The one who receives it; nobody where it is sent to another place of the company. */
const receiver = ({ dealer_id: dealer, customer_id: customer }: ShipmentInfo) =>
  dealer === null ? { customer_id: customer ?? 0 } : { dealer_id: dealer };
const isSentOut = ({ kind }: ShipmentInfo) => kind !== 'transfer';

/** The page of one record of the list. */
export const record: RecordView<ShipmentInfo> = {
  facts: [],
  overview: ({ record: found }) => <ShipmentRecord shipment={found} />,
  hides: ['pick'],
  extra: ShipmentPapers,
  tabs: [
    { ...relatedShipments(receiver, texts.toSame), shown: isSentOut },
    { ...relatedReturns(receiver, texts.returnsOf), shown: isSentOut },
    {
      ...relatedIncidents(
        ({ dealer_id: dealer }: ShipmentInfo) => ({ dealer_id: dealer ?? 0 }),
        texts.incidentsOf,
      ),
      shown: ({ dealer_id: dealer }) => dealer !== null,
    },
  ],
};
