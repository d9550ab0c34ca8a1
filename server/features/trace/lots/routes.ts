import { sql } from 'kysely';
import { lotCalls, type Lot, type LotInput } from '#contract/features/trace/lots/contract.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { readGenealogy, readLotHolders } from '#server/production/genealogy.ts';
import { readLots } from '#server/production/lot-rows.ts';
import {
  checkDeletable,
  checkPending,
  inspectLots,
  lotColumns,
  type HeldLot,
} from '#server/production/lots.ts';
import { recallLot } from '#server/production/recall-lot.ts';
import { dayOf } from '#server/records/cells.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import type { ExportColumn, ImportColumn, RecordPlan } from '#server/records/plan.ts';
import { partCodes, supplierCodes } from '#server/records/words.ts';

const { fields, states, inspections } = lotTexts;
const columns: readonly ExportColumn<Lot>[] = [
  { field: 'code', width: 18 },
  { field: 'part_code', width: 16 },
  { field: 'part_name', width: 28 },
  { field: 'supplier_name', width: 24 },
  { field: 'supplier_lot', width: 18 },
  { field: 'quantity', width: 12 },
  { field: 'used', width: 12 },
  { field: 'left', width: 12 },
  { field: 'unit_name', width: 8 },
  { field: 'received_date', width: 12 },
  { field: 'expire_date', width: 12 },
  { field: 'state', show: (state, language) => states[state][language] },
  { field: 'inspection', show: (found, language) => inspections[found][language] },
  { field: 'inspect_user', width: 12 },
  { field: 'inspect_time', width: 18 },
  { field: 'reason', width: 24 },
  { field: 'source_batch_code', width: 18 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
];
const imported: readonly ImportColumn<keyof LotInput, StaffSession>[] = [
  { field: 'code', example: 'WL-1001' },
  { field: 'part_id', label: fields.part_code, isRequired: true, options: partCodes },
  { field: 'quantity', isRequired: true, example: '500', read: (text) => text.trim() },
  { field: 'supplier_id', options: supplierCodes },
  { field: 'supplier_lot', example: 'B2611' },
  { field: 'received_date', isRequired: true, example: '2026-08-01', read: dayOf },
  { field: 'expire_date', example: '2027-08-01', read: dayOf },
  { field: 'remark' },
];

const plan: RecordPlan<typeof lotCalls> = {
  texts: lotTexts,
  list: {
    table: 'material_lot',
    filters: {
      keyword: mentionsWithPart(),
      part_id: equals('part_id'),
      supplier_id: equals('supplier_id'),
      state: oneOf('state'),
      received_date: ([first, last]) => sql`received_date between ${first}::date and ${last}::date`,
      create_time: within('create_time'),
    },
    rows: readLots,
  },
  unique: { material_lot_by_code: 'code' },
  reads: ['state', 'unit', 'receiving_id'],
  toColumns: (input, call, before) => {
    if (before) checkPending(before as unknown as HeldLot);
    return lotColumns(call, input, before);
  },
  beforeDelete: async (_call, rows) => checkDeletable(rows as unknown as HeldLot[]),
  export: columns,
  import: imported,
};

export const lotEndpoints = [
  ...serveRecords(lotCalls, plan),
  serve(lotCalls.pass, async (call) => {
    await inspectLots(call, call.input.ids, 'pass', call.input.reason);
    return null;
  }),
  serve(lotCalls.fail, async (call) => {
    await inspectLots(call, call.input.ids, 'fail', call.input.reason);
    return null;
  }),
  serve(lotCalls.waive, async (call) => {
    await inspectLots(call, call.input.ids, 'waive', call.input.reason);
    return null;
  }),
  serve(lotCalls.recall, (call) => recallLot(call, call.input.id, call.input.reason)),
  serve(lotCalls.genealogy, (call) => readGenealogy(call, call.input.id)),
  serve(lotCalls.holders, (call) => readLotHolders(call, call.input.id)),
];
