import { sql } from 'kysely';
import { receivingCalls } from '#contract/features/procure/receivings/contract.ts';
import type { OpenOrder, openOrderFilter } from '#contract/features/procure/receivings/expected.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { readExpected, readOpenOrders } from '#server/trade/receiving-expected.ts';
import { receivable } from '#server/trade/receiving-order.ts';
import { postReceiving } from '#server/trade/receiving-post.ts';
import { reverseReceiving } from '#server/trade/receiving-reverse.ts';
import {
  readReceiving,
  readReceivings,
  readSerials,
  receivingLines,
} from '#server/trade/receiving-rows.ts';
import { checkScanned } from '#server/trade/receiving-serials.ts';
import {
  checkDeletable,
  keepReceivingLines,
  receivingColumns,
  type HeldReceiving,
  type KeptLine,
} from '#server/trade/receivings.ts';
import type * as z from 'zod';
import { receivingPaper } from './paper.ts';

/** Thirty thousand serials do not fit into one megabyte. */
const bodyBytes = 8 * 1_048_576;

const plan: RecordPlan<typeof receivingCalls> = {
  texts: receivingTexts,
  list: {
    table: 'receiving',
    filters: {
      keyword: mentions(),
      supplier_id: equals('supplier_id'),
      order_id: equals('order_id'),
      state: oneOf('state'),
      received_date: ([first, last]) => sql`received_date between ${first}::date and ${last}::date`,
      create_time: within('create_time'),
    },
    rows: readReceivings,
  },
  unique: { receiving_by_code: 'code' },
  readInfo: readReceiving,
  reads: ['code', 'state'],
  related: {
    fields: ['lines'],
    read: async (reader, id) => ({ lines: await receivingLines(reader, id) }),
  },
  toColumns: (input, call, before) =>
    receivingColumns(call, input, before as unknown as HeldReceiving | null),
  afterWrite: (call, id, _before, columns) =>
    keepReceivingLines(call, id, columns.supplier_id as number, columns.lines as KeptLine[]),
  beforeDelete: async (_call, rows) => checkDeletable(rows as unknown as HeldReceiving[]),
  export: [
    { field: 'code', width: 20 },
    { field: 'supplier_name', width: 24 },
    { field: 'order_code', width: 20 },
    { field: 'state', show: (state, language) => receivingTexts.states[state][language] },
    { field: 'received_date', width: 12 },
    { field: 'delivery_note', width: 18 },
    { field: 'line_count' },
    { field: 'serial_count' },
    { field: 'post_user', width: 12 },
    { field: 'post_time', width: 18 },
    { field: 'reverse_user', width: 12 },
    { field: 'reverse_time', width: 18 },
    { field: 'reason', width: 24 },
    { field: 'remark', width: 30 },
    { field: 'create_time', width: 18 },
  ],
};

const openOrders: ListPlan<z.output<typeof openOrderFilter>, OpenOrder, StaffSession> = {
  table: 'purchase_order',
  only: () => sql`state = any(${[...receivable]})`,
  filters: { keyword: mentions(), supplier_id: equals('supplier_id') },
  rows: readOpenOrders,
};

export const receivingEndpoints = [
  ...serveRecords(receivingCalls, plan).map((one) =>
    /\/(add|edit)$/.test(one.path) ? { ...one, bodyBytes } : one,
  ),
  serve(receivingCalls.post, async (call) => {
    await postReceiving(call, call.input.id);
    return readReceiving(call, call.input.id);
  }),
  serve(receivingCalls.reverse, async (call) => {
    await reverseReceiving(call, call.input.id, call.input.reason);
    return readReceiving(call, call.input.id);
  }),
  serve(receivingCalls.orders, (call) => listPage(openOrders, call, call.input)),
  serve(receivingCalls.expected, (call) => readExpected(call, call.input.order_id)),
  // Only reads, but as a POST: codes are many.
  serve(
    receivingCalls.check,
    (call) => checkScanned(call, call.input.supplier_id, call.input.codes),
    { writes: false },
  ),
  serve(receivingCalls.serials, (call) => readSerials(call, call.input)),
  serve(receivingCalls.file, receivingPaper, { transaction: false }),
];
