import { relatedFindings } from '#admin/ui/record/related-goods.tsx';
import {
  relatedIncidents,
  relatedRepairs,
  relatedShipments,
  relatedWarranties,
} from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import { IncidentRecord } from './IncidentRecord.tsx';
import { IncidentWork } from './IncidentWork.tsx';
import { incidentsPageTexts as texts } from './texts.ts';

const code = ({ identifier_code: keyword }: IncidentInfo) => ({ keyword });
const hasCode = ({ identifier_code: found }: IncidentInfo) => found !== '';

/** The page of one record of the list. */
export const record: RecordView<IncidentInfo> = {
  facts: [],
  overview: ({ record: found }) => <IncidentRecord incident={found} />,
  hides: ['assign'],
  extra: IncidentWork,
  tabs: [
    { ...relatedIncidents(code, texts.related.code), key: 'ofCode', shown: hasCode },
    { ...relatedWarranties(code), shown: hasCode },
    { ...relatedRepairs(code), shown: hasCode },
    {
      ...relatedIncidents(
        ({ batch_id: batch }: IncidentInfo) => ({ batch_id: batch ?? 0 }),
        texts.related.batch,
      ),
      key: 'ofBatch',
      shown: ({ batch_id: batch }) => batch !== null,
    },
    {
      ...relatedFindings(({ batch_id: batch }: IncidentInfo) => ({ batch_id: batch ?? 0 })),
      shown: ({ batch_id: batch }) => batch !== null,
    },
    {
      ...relatedIncidents(
        ({ dealer_id: dealer }: IncidentInfo) => ({ dealer_id: dealer ?? 0 }),
        texts.related.dealer,
      ),
      key: 'ofDealer',
      shown: ({ dealer_id: dealer }) => dealer !== null,
    },
    {
      ...relatedShipments(
        ({ dealer_id: dealer }: IncidentInfo) => ({ dealer_id: dealer ?? 0 }),
        texts.related.shipments,
      ),
      shown: ({ dealer_id: dealer }) => dealer !== null,
    },
  ],
};
