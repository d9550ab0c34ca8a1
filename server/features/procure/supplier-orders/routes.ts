import { sql } from 'kysely';
import { supplierOrderCalls } from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import {
  acceptChange,
  proposeChange,
  refuseChange,
  withdrawChange,
} from '#server/trade/purchase-changes.ts';
import {
  confirmSupplied,
  declineSupplied,
  editSupplied,
  suppliedBy,
} from '#server/trade/supplier-orders.ts';
import { readBuyers, readSupplied, readSuppliedOrder } from '#server/trade/supplier-rows.ts';
import { shipSupplied } from '#server/trade/supplier-ship.ts';
import { suppliedPaper } from './paper.ts';

type RecordsOf = Pick<typeof supplierOrderCalls, 'index' | 'info' | 'export'>;

const plan: RecordPlan<RecordsOf> = {
  texts: supplierOrderTexts,
  list: {
    table: 'purchase_order',
    isTenant: false,
    only: ({ companyId }) => suppliedBy(companyId),
    filters: {
      keyword: mentions({ scope: 'seller_id', text: sql`seller_search` }),
      state: oneOf('state'),
      buyer_id: equals('company_id'),
      expected_date: ([first, last]) => sql`expected_date between ${first}::date and ${last}::date`,
      approve_time: within('approve_time'),
    },
    rows: readSupplied,
  },
  readInfo: readSuppliedOrder,
  export: [
    { field: 'code', width: 20 },
    { field: 'buyer_name', width: 24 },
    { field: 'seller_code', width: 20 },
    { field: 'state', show: (state, language) => supplierOrderTexts.states[state][language] },
    { field: 'line_count' },
    { field: 'currency' },
    { field: 'net', as: 'money' },
    { field: 'tax', as: 'money' },
    { field: 'total', as: 'money' },
    { field: 'expected_date', width: 12 },
    { field: 'approve_time', width: 18 },
    { field: 'confirm_time', width: 18 },
    { field: 'remark', width: 30 },
    { field: 'seller_note', width: 30 },
  ],
};

const { index, info, export: sheet } = supplierOrderCalls;

export const supplierOrderEndpoints = [
  ...serveRecords<RecordsOf>({ index, info, export: sheet }, plan),
  serve(supplierOrderCalls.buyers, (call) => readBuyers(call, call.input)),
  serve(supplierOrderCalls.edit, async (call) => {
    await editSupplied(call, call.input);
    return null;
  }),
  serve(supplierOrderCalls.confirm, async (call) => {
    await confirmSupplied(call, call.input.id, call.input.dates);
    return null;
  }),
  serve(supplierOrderCalls.decline, async (call) => {
    await declineSupplied(call, call.input.id, call.input.reason);
    return null;
  }),
  serve(supplierOrderCalls.ship, (call) => shipSupplied(call, call.input.id, call.input.lines)),
  serve(supplierOrderCalls.propose, (call) => proposeChange(call, 'seller', call.input)),
  serve(supplierOrderCalls.acceptChange, async (call) => {
    await acceptChange(call, 'seller', call.input);
    return null;
  }),
  serve(supplierOrderCalls.refuseChange, async (call) => {
    await refuseChange(call, 'seller', call.input);
    return null;
  }),
  serve(supplierOrderCalls.withdrawChange, async (call) => {
    await withdrawChange(call, 'seller', call.input);
    return null;
  }),
  serve(supplierOrderCalls.file, suppliedPaper, { transaction: false }),
];
