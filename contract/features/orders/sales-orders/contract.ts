import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { batchStates } from '#contract/features/trace/batches/contract.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { currencies } from '#contract/money.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { eachPartOnce } from '#contract/trade/lines.ts';
import { moneyInput, mostTotal, sumsOf } from '#contract/trade/sums.ts';
import { cents, day, filter, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';
import { salesOrders } from './feature.ts';
import { orderMoves } from './moves.ts';
import { orderTexts } from './texts.ts';

export type { OrderState } from './moves.ts';
export const orderStates = stateNames(orderMoves);
export const orderLimits = { lines: 2_000 } as const;
export const orderBuyers = ['dealer', 'customer'] as const;
export type OrderBuyer = (typeof orderBuyers)[number];

const dueDate = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);
const orderedPart = z.strictObject({
  part_id: rowId,
  quantity: wholeNumber((number) => number.min(1).max(10_000_000)),
});
const lineInput = orderedPart.extend({
  unit: typed(16).default(''),
  /** In cents, for one; empty: not agreed yet. */
  price: cents.nullable().default(null),
});
export type OrderLineInput = z.output<typeof lineInput>;

/** `POST salesOrder/add`: of a dealer or of a customer. */
export const orderInput = z
  .strictObject({
    dealer_id: rowId.nullable().default(null),
    customer_id: rowId.nullable().default(null),
    ...moneyInput,
    due_date: dueDate,
    lines: z.array(lineInput).min(1).max(orderLimits.lines).superRefine(eachPartOnce),
    remark: typed(500).default(''),
  })
  .superRefine(({ dealer_id: dealer, customer_id: customer, lines, tax_rate }, context) => {
    if ((dealer === null) === (customer === null))
      context.addIssue({ code: 'custom', message: rule('oneBuyer'), path: ['dealer_id'] });
    if ((sumsOf(lines, tax_rate)?.total ?? 0n) > mostTotal)
      context.addIssue({ code: 'custom', message: rule('totalTooBig'), path: ['lines'] });
  });
export type OrderInput = z.output<typeof orderInput>;

/** `POST salesOrder/produce`: batches of these lines, or of all that is left. */
export const produceInput = z.strictObject({
  id: rowId,
  lines: z.array(orderedPart).min(1).max(orderLimits.lines).superRefine(eachPartOnce).optional(),
});
export type ProduceInput = z.output<typeof produceInput>;
const produceAnswer = z.object({
  batches: z.array(
    z.object({ id: z.number(), code: z.string(), part_id: z.number(), quantity: z.number() }),
  ),
});
export type ProduceAnswer = z.infer<typeof produceAnswer>;

/** `POST dealer/order/add`: what a dealer asks for; prices are the company's. */
export const placedInput = z.strictObject({
  due_date: dueDate,
  lines: z.array(orderedPart).min(1).max(orderLimits.lines).superRefine(eachPartOnce),
  remark: typed(500).default(''),
});

const sorts = ['create_time', 'update_time', 'due_date'] as const;
const filters = {
  keyword,
  state: filterList(z.enum(orderStates)),
  create_time: dayRange,
};
export const orderFilter = listInput(sorts, {
  ...filters,
  dealer_id: filter(rowId),
  customer_id: filter(rowId),
  buyer_kind: filter(z.enum(orderBuyers)),
  is_from_dealer: yesOrNo,
  due_date: dayRange,
});
export const placedFilter = listInput(sorts, filters);

export const orderRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  dealer_id: z.number().nullable(),
  customer_id: z.number().nullable(),
  buyer_kind: z.enum(orderBuyers),
  buyer_name: z.string(),
  is_from_dealer: z.boolean(),
  due_date: z.string().nullable(),
  state: z.enum(orderStates),
  /** Units of all lines. */
  ordered: z.number(),
  shipped: z.number(),
  received: z.number(),
  currency: z.enum(currencies),
  /** In percent. */
  tax_rate: z.number(),
  /** In cents, without tax, its tax and with it; null while a line has no price. */
  net: z.number().nullable(),
  tax: z.number().nullable(),
  total: z.number().nullable(),
  reason: z.string(),
  remark: z.string(),
  approve_time: z.string().nullable(),
  complete_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Order = z.infer<typeof orderRow>;

const orderLine = z.object({
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  price: z.number().nullable(),
  /** Units in batches of this order, those of them that have a code, and those in none yet. Not told to dealers. */
  planned: z.number(),
  made: z.number(),
  unmade: z.number(),
  shipped: z.number(),
  received: z.number(),
});
export type OrderLine = z.infer<typeof orderLine>;
const orderBatch = z.object({
  id: z.number(),
  code: z.string(),
  part_id: z.number(),
  state: z.enum(batchStates),
  quantity: z.number(),
  made: z.number(),
});
export type OrderBatch = z.infer<typeof orderBatch>;
export const orderInfo = orderRow.extend({
  /** The purchase order of a linked customer that it delivers. Not told to dealers. */
  purchase: z.object({ id: z.number(), code: z.string() }).nullable(),
  lines: z.array(orderLine),
  /** What is made for it, newest first. Not told to dealers. */
  batches: z.array(orderBatch),
  /** What was or is being shipped for it, newest first. */
  shipments: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      state: z.string(),
      picked: z.number(),
      received: z.number(),
      ship_time: z.string().nullable(),
    }),
  ),
});
export type OrderInfo = z.infer<typeof orderInfo>;

const orderTerms = z.object({ currency: z.enum(currencies), tax_rate: z.number() });
export type OrderTerms = z.infer<typeof orderTerms>;

const { fields } = orderTexts;
export const orderCalls = {
  ...recordCalls(salesOrders, {
    filter: orderFilter,
    row: orderRow,
    input: orderInput,
    info: orderInfo,
    fields,
  }),
  ...moveCalls(salesOrders, fields),
  /** `GET salesOrder/terms`: the currency and tax rate of the buyer's last order, for the next one. */
  terms: call('GET salesOrder/terms', {
    types: ['web'],
    allow: 'order:salesOrder:add',
    input: z.strictObject({ dealer_id: filter(rowId), customer_id: filter(rowId) }),
    answer: orderTerms,
    fields,
  }),
  /** `GET salesOrder/file`: the order confirmation as a PDF. */
  file: call('GET salesOrder/file', {
    types: ['web'],
    allow: 'order:salesOrder:view',
    input: z.strictObject({ id: rowId }),
    sendsFile: true,
    fields,
  }),
  produce: call('POST salesOrder/produce', {
    types: ['web'],
    allow: 'order:salesOrder:produce',
    input: produceInput,
    answer: produceAnswer,
    fields,
  }),
  /** `POST salesOrder/ship`: a draft shipment of all that is left. */
  ship: call('POST salesOrder/ship', {
    types: ['web'],
    allow: 'order:salesOrder:ship',
    input: z.strictObject({ id: rowId }),
    answer: z.object({ id: z.number(), code: z.string() }),
    fields,
  }),
};
