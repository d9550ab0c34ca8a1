import { dealerDataCalls, type DealerData } from '#contract/features/query/dealer-data/contract.ts';
import { dealerDataTexts } from '#contract/features/query/dealer-data/texts.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';
import { dealerDataList } from './queries.ts';

const columns: readonly ExportColumn<DealerData>[] = [
  { field: 'code', width: 12 },
  { field: 'name', width: 24 },
  { field: 'parent_name', width: 24 },
  { field: 'stock' },
  { field: 'days_30' },
  { field: 'days_60' },
  { field: 'days_90' },
  { field: 'days_more' },
  { field: 'received' },
  { field: 'sold' },
  { field: 'forwarded' },
  { field: 'returned' },
  { field: 'shipments' },
  { field: 'late' },
  { field: 'short' },
  { field: 'incidents' },
  { field: 'confirmed' },
  { field: 'score' },
];

export const dealerDataEndpoints = serveRecords(dealerDataCalls, {
  texts: dealerDataTexts,
  list: dealerDataList,
  readInfo: async (reader, id) => {
    const [found] = await inOrder(dealerDataList, reader, [id]);
    if (!found) throw notFound();
    return found;
  },
  export: columns,
});
