import {
  orderCalls,
  type OrderLineInput,
} from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { tellOrders } from '#server/logistics/orders/order-notices.ts';
import { readKept, readOrder, readOrders } from '#server/logistics/orders/order-rows.ts';
import {
  approveOrders,
  checkChangeable,
  checkDeletable,
  checkOrdered,
  keepOrderLines,
  keptSums,
  orderTable,
  refuseOpenShipments,
  shipOrder,
  termsOf,
  findBuyer,
  type HeldOrder,
} from '#server/logistics/orders/orders.ts';
import { produceOrder } from '#server/logistics/orders/production.ts';
import { checkTarget } from '#server/logistics/shipment-drafts.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { transition } from '#server/records/transition.ts';
import { sql } from 'kysely';
import { orderConfirmation } from './confirmation.ts';

const plan: RecordPlan<typeof orderCalls> = {
  texts: orderTexts,
  list: {
    table: 'sales_order',
    filters: {
      keyword: mentions(),
      state: oneOf('state'),
      dealer_id: equals('dealer_id'),
      customer_id: equals('customer_id'),
      buyer_kind: (kind) =>
        kind === 'customer' ? sql`customer_id is not null` : sql`dealer_id is not null`,
      is_from_dealer: equals('is_from_dealer'),
      due_date: ([first, last]) => sql`due_date between ${first}::date and ${last}::date`,
      create_time: within('create_time'),
    },
    rows: readOrders,
  },
  unique: { sales_order_by_code: 'code' },
  readInfo: readOrder,
  reads: ['code', 'state', 'ordered', 'net', 'tax', 'total'],
  related: {
    fields: ['lines'],
    read: readKept,
  },
  toColumns: async (input, call, before) => {
    if (before) checkChangeable(before as unknown as HeldOrder);
    const kind = input.dealer_id === null ? 'customer' : 'dealer';
    await checkTarget(call, { ...input, kind, place: '' }, null);
    const lines = await checkOrdered(call, input.lines);
    const code = await codeOf(call, call.session.companyId, 'sales_order', '', before);
    return { ...input, lines, ...keptSums(lines, input.tax_rate), code };
  },
  afterWrite: (call, id, _before, columns) =>
    keepOrderLines(call, id, columns.lines as OrderLineInput[]),
  beforeDelete: async ({ tx, session }, rows) => {
    checkDeletable(rows as unknown as HeldOrder[]);
    await tx
      .deleteFrom('sales_order_line')
      .where('company_id', '=', session.companyId)
      .where(
        'order_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  },
  export: [
    { field: 'code', width: 20 },
    { field: 'buyer_name', width: 24 },
    { field: 'state', show: (state, language) => orderTexts.states[state][language] },
    { field: 'ordered' },
    { field: 'shipped' },
    { field: 'received' },
    { field: 'currency', width: 8 },
    { field: 'net', as: 'money', width: 16 },
    { field: 'tax_rate', width: 10 },
    { field: 'tax', as: 'money', width: 14 },
    { field: 'total', as: 'money', width: 16 },
    { field: 'due_date', width: 12 },
    { field: 'remark', width: 30 },
    { field: 'create_time', width: 18 },
  ],
};

export const orderEndpoints = [
  ...serveRecords(orderCalls, plan),
  serve(orderCalls.approve, async (call) => {
    const approved = await approveOrders(call, call.input.ids);
    await tellOrders(call, 'orderApproved', approved);
    return null;
  }),
  serve(orderCalls.complete, async (call) => {
    await transition<typeof orderTable.moves, HeldOrder>(
      call,
      orderTable,
      call.input.ids,
      'complete',
      {
        set: { complete_time: new Date() },
        skipsDone: true,
        checkAll: (rows) => refuseOpenShipments(call, rows),
      },
    );
    return null;
  }),
  serve(orderCalls.cancel, async (call) => {
    const { ids, reason } = call.input;
    const cancelled = await transition<typeof orderTable.moves, HeldOrder>(
      call,
      orderTable,
      ids,
      'cancel',
      { reason, skipsDone: true, checkAll: (rows) => refuseOpenShipments(call, rows) },
    );
    await tellOrders(call, 'orderCancelled', cancelled, { reason });
    return null;
  }),
  serve(orderCalls.terms, async (call) => {
    await findBuyer(call, call.input);
    return termsOf(call, call.input);
  }),
  serve(orderCalls.file, orderConfirmation, { transaction: false }),
  serve(orderCalls.produce, (call) => produceOrder(call, call.input)),
  serve(orderCalls.ship, (call) => shipOrder(call, call.input.id)),
];
