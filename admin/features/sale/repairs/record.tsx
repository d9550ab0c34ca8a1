import {
  relatedIncidents,
  relatedRepairs,
  relatedWarranties,
} from '#admin/ui/record/related-trade.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { RepairRecord } from './RepairRecord.tsx';
import { repairsPageTexts as texts } from './texts.ts';

const unit = ({ serial_number: keyword }: RepairInfo) => ({ keyword });

/** The page of one record of the list. */
export const record: RecordView<RepairInfo> = {
  facts: [],
  overview: ({ record: found }) => <RepairRecord repair={found} />,
  tabs: [relatedRepairs(unit, texts.ofUnit), relatedWarranties(unit), relatedIncidents(unit)],
};
