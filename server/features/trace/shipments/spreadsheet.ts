import type { Shipment } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { say } from '#contract/text.ts';
import type { ExportColumn } from '#server/records/plan.ts';

const { kinds, states, company } = shipmentTexts;

export const shipmentColumns: readonly ExportColumn<Shipment>[] = [
  { field: 'code', width: 20 },
  { field: 'kind', width: 14, show: (kind, language) => say(kinds[kind], language) },
  { field: 'from_name', width: 24, show: (name, language) => name || say(company, language) },
  { field: 'to_name', width: 24 },
  { field: 'state', width: 12, show: (state, language) => say(states[state], language) },
  { field: 'planned_date', width: 12 },
  { field: 'ordered' },
  { field: 'picked' },
  { field: 'received' },
  { field: 'missing' },
  { field: 'carrier', width: 16 },
  { field: 'tracking_no', width: 20 },
  { field: 'ship_time', width: 18 },
  { field: 'receive_time', width: 18 },
  { field: 'reason', width: 24 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
];
