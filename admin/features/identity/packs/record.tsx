import { relatedCodes, relatedPrintJobs } from '#admin/ui/record/related-goods.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { PackDetail } from './PackDetail.tsx';

const pack = ({ id }: IdentifierPack) => ({ pack_id: id });

/** The page of one record of the list. */
export const record: RecordView<IdentifierPack> = {
  overview: ({ record: found }) => <PackDetail pack={found} />,
  tabs: [relatedCodes(pack), relatedPrintJobs(pack)],
};
