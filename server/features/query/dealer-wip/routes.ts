import { dealerWipCalls, type DealerWip } from '#contract/features/query/dealer-wip/contract.ts';
import { dealerWipTexts } from '#contract/features/query/dealer-wip/texts.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';
import { dealerWipList } from './queries.ts';

const columns: readonly ExportColumn<DealerWip>[] = [
  { field: 'code', width: 12 },
  { field: 'name', width: 24 },
  { field: 'parent_name', width: 24 },
  { field: 'under_way' },
  { field: 'units' },
  { field: 'partly' },
  { field: 'late' },
  { field: 'returns' },
  { field: 'orders' },
];

export const dealerWipEndpoints = serveRecords(dealerWipCalls, {
  texts: dealerWipTexts,
  list: dealerWipList,
  readInfo: async (reader, id) => {
    const [found] = await inOrder(dealerWipList, reader, [id]);
    if (!found) throw notFound();
    return found;
  },
  export: columns,
});
