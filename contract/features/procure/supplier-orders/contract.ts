import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  confirmWays,
  purchaseStates,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { orderStates } from '#contract/features/orders/sales-orders/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { currencies } from '#contract/money.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { eachLineOnce } from '#contract/trade/lines.ts';
import {
  changeInput,
  changeSides,
  proposeInput,
  purchaseChange,
  refuseChangeInput,
} from '#contract/trade/purchase-changes.ts';
import { day, filter, requiredText, rowId, typed } from '#contract/validation.ts';
import { supplierOrders } from './feature.ts';
import { supplierOrderTexts } from './texts.ts';

/** The supplier sees an order from its approval on. */
const suppliedState = z.enum(purchaseStates).exclude(['draft', 'submitted']);
export const suppliedStates = suppliedState.options;
export type SuppliedState = z.infer<typeof suppliedState>;
const mostLines = 2_000;

/** `GET supplierOrder/index` */
export const suppliedFilter = listInput(['approve_time', 'expected_date'], {
  keyword,
  state: filterList(suppliedState),
  buyer_id: filter(rowId),
  expected_date: dayRange,
  approve_time: dayRange,
});

const when = z.string().nullable();
export const suppliedRow = z.object({
  id: z.number(),
  /** The number that the customer gave it. */
  code: z.string(),
  buyer_id: z.number(),
  buyer_name: z.string(),
  state: suppliedState,
  seller_code: z.string(),
  /** Never told to the customer. */
  seller_note: z.string(),
  currency: z.enum(currencies),
  /** In percent. */
  tax_rate: z.number(),
  line_count: z.number(),
  /** In cents. */
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  expected_date: when,
  /** Why it was declined or cancelled. */
  reason: z.string(),
  /** What the customer wrote for its supplier. */
  remark: z.string(),
  approve_time: when,
  confirm_time: when,
  confirm_user: z.string(),
  confirm_way: z.enum(confirmWays),
  close_time: when,
  /** Who asks for a change that has no answer yet. */
  open_change: z.enum(changeSides).nullable(),
  version: z.number(),
});
export type Supplied = z.infer<typeof suppliedRow>;

const ownPart = z.object({ id: z.number(), code: z.string(), name: z.string() });
const suppliedLine = z.object({
  line_no: z.number(),
  /** As the customer calls it. */
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  /** The unit in the caller's language. */
  unit_name: z.string(),
  price: z.number(),
  date: when,
  confirmed_date: when,
  received: z.string(),
  remark: z.string(),
  /** What this company delivers for it, as far as that is known. */
  own_part: ownPart.nullable(),
});
export type SuppliedLine = z.infer<typeof suppliedLine>;

export const suppliedInfo = suppliedRow.extend({
  lines: z.array(suppliedLine),
  /** Whether the link with the customer allows anything more than reading. */
  link: z.enum(['active', 'suspended', 'none']),
  /** By which it is delivered. */
  sales_order: z
    .object({ id: z.number(), code: z.string(), state: z.enum(orderStates) })
    .nullable(),
  shipments: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      state: z.string(),
      picked: z.number(),
      received: z.number(),
      ship_time: when,
    }),
  ),
  changes: z.array(purchaseChange),
});
export type SuppliedInfo = z.infer<typeof suppliedInfo>;

const { fields } = supplierOrderTexts;
const answering = { types: ['web'], allow: 'procure:supplierOrder:answer', fields } as const;

export const confirmInput = z.strictObject({
  id: rowId,
  /** Where they differ from the ordered ones. */
  dates: z
    .array(z.strictObject({ line_no: rowId, date: day }))
    .max(mostLines)
    .superRefine(eachLineOnce)
    .default([]),
});
export const shipInput = z.strictObject({
  id: rowId,
  /** What is delivered for lines of which that is not known yet. */
  lines: z
    .array(z.strictObject({ line_no: rowId, part_id: rowId }))
    .max(mostLines)
    .superRefine(eachLineOnce)
    .default([]),
});
const shipAnswer = z.object({
  id: z.number(),
  code: z.string(),
  order_id: z.number(),
  order_code: z.string(),
});

export const supplierOrderCalls = {
  ...recordCalls(supplierOrders, {
    filter: suppliedFilter,
    row: suppliedRow,
    info: suppliedInfo,
    fields,
  }),
  /** `GET supplierOrder/buyers`: the customers that have ordered, for the filter. */
  buyers: call('GET supplierOrder/buyers', {
    types: ['web'],
    allow: 'procure:supplierOrder:view',
    input: listInput(['name'], { keyword }),
    rows: z.object({ id: z.number(), name: z.string() }),
    fields,
  }),
  /** `POST supplierOrder/edit`: what only the supplier writes. */
  edit: call('POST supplierOrder/edit', {
    ...answering,
    input: z.strictObject({
      id: rowId,
      version: rowId.optional(),
      seller_code: typed(64).default(''),
      seller_note: typed(500).default(''),
    }),
    answer: z.null(),
  }),
  confirm: call('POST supplierOrder/confirm', {
    ...answering,
    input: confirmInput,
    answer: z.null(),
  }),
  decline: call('POST supplierOrder/decline', {
    ...answering,
    input: z.strictObject({ id: rowId, reason: requiredText(200) }),
    answer: z.null(),
  }),
  /** `POST supplierOrder/ship`: a shipment of what is left, on the sales order that is made for it once. */
  ship: call('POST supplierOrder/ship', {
    types: ['web'],
    allow: 'procure:supplierOrder:ship',
    input: shipInput,
    answer: shipAnswer,
    fields,
  }),
  propose: call('POST supplierOrder/propose', {
    ...answering,
    input: proposeInput,
    answer: z.object({ id: z.number() }),
  }),
  acceptChange: call('POST supplierOrder/acceptChange', {
    ...answering,
    input: changeInput,
    answer: z.null(),
  }),
  refuseChange: call('POST supplierOrder/refuseChange', {
    ...answering,
    input: refuseChangeInput,
    answer: z.null(),
  }),
  withdrawChange: call('POST supplierOrder/withdrawChange', {
    ...answering,
    input: changeInput,
    answer: z.null(),
  }),
  /** `GET supplierOrder/file`: the order as the customer's document. */
  file: call('GET supplierOrder/file', {
    types: ['web'],
    allow: 'procure:supplierOrder:view',
    input: z.strictObject({ id: rowId }),
    sendsFile: true,
    fields,
  }),
};
