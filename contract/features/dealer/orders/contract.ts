import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  orderInfo,
  orderRow,
  placedFilter,
  placedInput,
} from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { rowId } from '#contract/validation.ts';
import { dealerOrders } from './feature.ts';

const { fields } = orderTexts;
const common = { types: ['dealer'], fields } as const;

/** A product that a dealer can order. */
const orderable = z.object({
  id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  part_img: z.string(),
  unit: z.string(),
});
export type Orderable = z.infer<typeof orderable>;

/** The orders of the dealer that asks; at the company they are its sales orders. */
export const dealerOrderCalls = {
  ...recordCalls(dealerOrders, {
    filter: placedFilter,
    row: orderRow,
    input: placedInput,
    info: orderInfo,
    fields,
  }),
  parts: call('GET order/parts', {
    ...common,
    allow: 'dealer:order:add',
    input: listInput([], { keyword }),
    rows: orderable,
  }),
  cancel: call('POST order/cancel', {
    ...common,
    allow: 'dealer:order:add',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
};
