import {
  codeFigures,
  relatedCodes,
  relatedFindings,
  relatedPacks,
  scanMap,
} from '#admin/ui/record/related-goods.tsx';
import { relatedIncidents } from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { BatchInfo } from '#contract/features/trace/batches/contract.ts';
import { BatchDetail } from './BatchDetail.tsx';

const batch = ({ id }: BatchInfo) => ({ batch_id: id });

/** The page of one record of the list. */
export const record: RecordView<BatchInfo> = {
  facts: ['quantity', 'factory'],
  overview: ({ record: { id } }) => <BatchDetail id={id} />,
  tabs: [
    codeFigures(batch),
    scanMap(batch),
    relatedPacks(batch),
    relatedCodes(batch),
    relatedIncidents(batch),
    relatedFindings(batch),
  ],
};
