import { sql } from 'kysely';
import {
  purchaseCalls,
  type PurchaseLineInput,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { readLimits, saveLimits } from '#server/trade/approval.ts';
import { endLink } from '#server/trade/order-links.ts';
import {
  acceptChange,
  proposeChange,
  refuseChange,
  withdrawChange,
} from '#server/trade/purchase-changes.ts';
import {
  readKeptPurchase,
  purchaseTerms,
  readPurchase,
  readPurchases,
} from '#server/trade/purchase-rows.ts';
import {
  approvePurchases,
  cancelPurchases,
  checkDeletable,
  closePurchases,
  confirmPurchases,
  declinePurchases,
  keepPurchaseLines,
  purchaseColumns,
  rejectPurchases,
  revisePurchases,
  submitPurchases,
  type HeldPurchase,
} from '#server/trade/purchases.ts';
import { purchaseLinkEndpoints } from './link.ts';
import { purchasePaper } from './paper.ts';

const plan: RecordPlan<typeof purchaseCalls> = {
  texts: purchaseTexts,
  list: {
    table: 'purchase_order',
    filters: {
      keyword: mentions(),
      supplier_id: equals('supplier_id'),
      state: oneOf('state'),
      expected_date: ([first, last]) => sql`expected_date between ${first}::date and ${last}::date`,
      create_time: within('create_time'),
    },
    rows: readPurchases,
  },
  unique: { purchase_order_by_code: 'code' },
  readInfo: readPurchase,
  reads: ['code', 'state'],
  related: {
    fields: ['lines'],
    read: readKeptPurchase,
  },
  toColumns: (input, call, before) =>
    purchaseColumns(call, input, before as unknown as HeldPurchase | null),
  afterWrite: async (call, id, before, columns) => {
    await keepPurchaseLines(call, id, columns.lines as PurchaseLineInput[]);
    // The supplier that was sent a link does not see what another one is asked for.
    if (before && before.supplier_id !== columns.supplier_id) await endLink(call, id);
  },
  beforeDelete: async (_call, rows) => checkDeletable(rows as unknown as HeldPurchase[]),
  export: [
    { field: 'code', width: 20 },
    { field: 'supplier_name', width: 24 },
    { field: 'state', show: (state, language) => purchaseTexts.states[state][language] },
    { field: 'line_count' },
    { field: 'currency' },
    { field: 'net', as: 'money' },
    { field: 'tax', as: 'money' },
    { field: 'total', as: 'money' },
    { field: 'expected_date', width: 12 },
    { field: 'submit_user', width: 12 },
    { field: 'approve_user', width: 12 },
    { field: 'remark', width: 30 },
    { field: 'create_time', width: 18 },
  ],
};

export const purchaseEndpoints = [
  ...serveRecords(purchaseCalls, plan),
  serve(purchaseCalls.submit, async (call) => {
    await submitPurchases(call, call.input.ids);
    return null;
  }),
  serve(purchaseCalls.approve, async (call) => {
    await approvePurchases(call, call.input.ids, call.input.versions);
    return null;
  }),
  serve(purchaseCalls.reject, async (call) => {
    await rejectPurchases(call, call.input.ids, call.input.reason);
    return null;
  }),
  serve(purchaseCalls.confirm, async (call) => {
    await confirmPurchases(call, call.input.ids, call.input.confirmed_date);
    return null;
  }),
  serve(purchaseCalls.decline, async (call) => {
    await declinePurchases(call, call.input.ids, call.input.reason);
    return null;
  }),
  serve(purchaseCalls.revise, async (call) => {
    await revisePurchases(call, call.input.ids);
    return null;
  }),
  serve(purchaseCalls.close, async (call) => {
    await closePurchases(call, call.input.ids);
    return null;
  }),
  serve(purchaseCalls.cancel, async (call) => {
    await cancelPurchases(call, call.input.ids, call.input.reason);
    return null;
  }),
  serve(purchaseCalls.propose, (call) => proposeChange(call, 'buyer', call.input)),
  serve(purchaseCalls.acceptChange, async (call) => {
    await acceptChange(call, 'buyer', call.input);
    return null;
  }),
  serve(purchaseCalls.refuseChange, async (call) => {
    await refuseChange(call, 'buyer', call.input);
    return null;
  }),
  serve(purchaseCalls.withdrawChange, async (call) => {
    await withdrawChange(call, 'buyer', call.input);
    return null;
  }),
  ...purchaseLinkEndpoints,
  serve(purchaseCalls.terms, (call) => purchaseTerms(call, call.input.supplier_id)),
  serve(purchaseCalls.file, purchasePaper, { transaction: false }),
  serve(purchaseCalls.limits, readLimits),
  serve(purchaseCalls.saveLimits, async (call) => {
    await saveLimits(call, call.input.limits);
    return null;
  }),
];
