import {
  shippingDetailCalls,
  type ShippingDetail,
} from '#contract/features/query/shipping-details/contract.ts';
import { shippingDetailTexts } from '#contract/features/query/shipping-details/texts.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { readCodes } from '#server/logistics/shipment-rows.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';
import { findLine, shippingDetailList } from './queries.ts';

const { kinds, states, company } = shipmentTexts;

const columns: readonly ExportColumn<ShippingDetail>[] = [
  { field: 'shipment_code', width: 20 },
  { field: 'ship_time', width: 18 },
  { field: 'kind', width: 14, show: (kind, language) => say(kinds[kind], language) },
  { field: 'from_name', width: 24, show: (name, language) => name || say(company, language) },
  { field: 'to_name', width: 24 },
  { field: 'part_code', width: 16 },
  { field: 'part_name', width: 24 },
  { field: 'quantity' },
  { field: 'boxes' },
  { field: 'received' },
  { field: 'missing' },
  { field: 'returned' },
  { field: 'carrier', width: 16 },
  { field: 'tracking_no', width: 20 },
  { field: 'state', width: 12, show: (state, language) => say(states[state], language) },
  { field: 'receive_time', width: 18 },
];

export const shippingDetailEndpoints = [
  ...serveRecords(shippingDetailCalls, {
    texts: shippingDetailTexts,
    list: shippingDetailList,
    readInfo: async (reader, id) => {
      const [found] = await inOrder(shippingDetailList, reader, [id]);
      if (!found) throw notFound();
      return found;
    },
    export: columns,
  }),
  serve(shippingDetailCalls.codes, async (call) => {
    const line = await findLine(call, call.input.id);
    if (!line) throw notFound();
    const { shipment_id: id, part_id: part } = line;
    return readCodes(call, { ...call.input, id, part });
  }),
];
