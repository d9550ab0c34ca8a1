import { relatedIncidents, relatedRepairs } from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { WarrantyInfo } from '#contract/features/sale/warranties/contract.ts';
import { WarrantyRecord } from './WarrantyRecord.tsx';

const unit = ({ code }: WarrantyInfo) => ({ keyword: code });

/** The page of one record of the list. */
export const record: RecordView<WarrantyInfo> = {
  facts: [],
  overview: ({ record: found }) => <WarrantyRecord warranty={found} />,
  tabs: [relatedRepairs(unit), relatedIncidents(unit)],
};
