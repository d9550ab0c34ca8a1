import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { lotStates } from '#contract/features/trace/lots/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import {
  day,
  filter,
  positiveQuantity,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { expectedOrder, openOrder, openOrderFilter } from './expected.ts';
import { receivings } from './feature.ts';
import { receivingMoves } from './moves.ts';
import { receivingTexts } from './texts.ts';

export type { ReceivingState } from './moves.ts';
export const receivingStates = stateNames(receivingMoves);
export const receivingLimits = { lines: 2_000, codes: 30_000, scanned: 1_000 } as const;
export const receivedAs = ['', 'pass', 'fail', 'waived'] as const;

const maybeDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);

const lineInput = z.strictObject({
  part_id: rowId,
  /** Of the order; if empty, the line with this part that is still open. */
  order_line_no: rowId.nullable().default(null),
  /** May be empty where there are serials: they are counted. */
  quantity: z.union([z.literal(''), positiveQuantity]).default(''),
  /** The number that the supplier gave it. */
  lot: typed(64).default(''),
  expire_date: maybeDay,
  /** What a scanner reads: serials of the supplier; a box of a linked company stands for all units in it. */
  supplier_codes: z.array(codeText).max(receivingLimits.codes).default([]),
  /** Empty: it is inspected later, by lot. */
  inspection: z.enum(receivedAs).default(''),
  remark: typed(200).default(''),
});
export type ReceivingLineInput = z.output<typeof lineInput>;

/** `POST receiving/add` */
export const receivingInput = z
  .strictObject({
    order_id: rowId.nullable().default(null),
    supplier_id: rowId,
    /** If empty, today. */
    received_date: maybeDay,
    /** The number on the supplier's paper. */
    delivery_note: typed(64).default(''),
    lines: z.array(lineInput).min(1).max(receivingLimits.lines),
    remark: typed(500).default(''),
  })
  .superRefine(({ lines, received_date: came }, context) => {
    for (const [at, line] of lines.entries()) {
      if (came && line.expire_date && line.expire_date < came)
        context.addIssue({
          code: 'custom',
          message: rule('expiresOnArrival'),
          path: ['lines', at, 'expire_date'],
        });
    }
  });
export type ReceivingInput = z.output<typeof receivingInput>;

/** `GET receiving/index` */
export const receivingFilter = listInput(['code', 'received_date', 'create_time', 'update_time'], {
  keyword,
  supplier_id: filter(rowId),
  order_id: filter(rowId),
  state: filterList(z.enum(receivingStates)),
  received_date: dayRange,
  create_time: dayRange,
});

const when = z.string().nullable();
export const receivingRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  order_id: z.number().nullable(),
  order_code: z.string(),
  supplier_id: z.number(),
  supplier_name: z.string(),
  state: z.enum(receivingStates),
  received_date: z.string(),
  delivery_note: z.string(),
  line_count: z.number(),
  serial_count: z.number(),
  reason: z.string(),
  remark: z.string(),
  post_user: z.string(),
  post_time: when,
  reverse_user: z.string(),
  reverse_time: when,
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Receiving = z.infer<typeof receivingRow>;

const receivingLine = z.object({
  line_no: z.number(),
  order_line_no: z.number().nullable(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  unit_name: z.string(),
  lot: z.string(),
  expire_date: when,
  inspection: z.enum(receivedAs),
  remark: z.string(),
  serial_count: z.number(),
  /** All serials of a draft, for its form; those of a posted receipt are read in pages. */
  supplier_codes: z.array(z.string()),
  /** The lot that posting made of it. */
  lot_id: z.number().nullable(),
  lot_code: z.string(),
  lot_state: z.enum(lotStates).nullable(),
});
export type ReceivingLine = z.infer<typeof receivingLine>;
export const receivingInfo = receivingRow.extend({ lines: z.array(receivingLine) });
export type ReceivingInfo = z.infer<typeof receivingInfo>;

/** What a linked company knew of a unit when it was received. */
const serialHistory = z.object({
  maker: z.string(),
  part_code: z.string(),
  part_name: z.string(),
  batch: z.string(),
  shipment: z.string(),
  made_time: when,
  pack_time: when,
  ship_time: when,
  receive_time: when,
});
export type SerialHistory = z.infer<typeof serialHistory>;
export const receivedSerial = z.object({
  line_no: z.number(),
  code: z.string(),
  history: serialHistory.nullable(),
});
export type ReceivedSerial = z.infer<typeof receivedSerial>;

/** What was scanned before it is taken: `found` are its units by part. */
const checkedCode = z.object({
  code: z.string(),
  /** Why it can't be received; empty: it can. */
  why: z.string(),
  found: z.array(
    z.object({
      /** Empty where the supplier's part is none of ours, or the supplier is not linked. */
      part_id: z.number().nullable(),
      part_name: z.string(),
      codes: z.array(z.string()),
      /** So many are frozen or recalled at the supplier. */
      stopped: z.number(),
    }),
  ),
});
export type CheckedCode = z.infer<typeof checkedCode>;

const { fields } = receivingTexts;
const view = { types: ['web'], allow: 'procure:receiving:view', fields } as const;
export const receivingCalls = {
  ...recordCalls(receivings, {
    filter: receivingFilter,
    row: receivingRow,
    input: receivingInput,
    info: receivingInfo,
    fields,
  }),
  post: call('POST receiving/post', {
    types: ['web'],
    allow: 'procure:receiving:post',
    input: z.strictObject({ id: rowId }),
    answer: receivingInfo,
    fields,
  }),
  reverse: call('POST receiving/reverse', {
    types: ['web'],
    allow: 'procure:receiving:reverse',
    input: z.strictObject({ id: rowId, reason: requiredText(200) }),
    answer: receivingInfo,
    fields,
  }),
  /** `GET receiving/orders`: purchase orders of which something is still to come, without prices. */
  orders: call('GET receiving/orders', { ...view, input: openOrderFilter, rows: openOrder }),
  /** `GET receiving/expected`: what is still to come of an order, and what the supplier has sent. */
  expected: call('GET receiving/expected', {
    ...view,
    input: z.strictObject({ order_id: rowId }),
    answer: expectedOrder,
  }),
  /** `POST receiving/check`: what scanned codes are; changes nothing. */
  check: call('POST receiving/check', {
    ...view,
    input: z.strictObject({
      supplier_id: rowId,
      codes: z.array(codeText).min(1).max(receivingLimits.scanned),
    }),
    answer: z.array(checkedCode),
  }),
  serials: call('GET receiving/serials', {
    ...view,
    input: listInput([], {
      id: rowId,
      line_no: filter(wholeNumber((number) => number.min(1).max(receivingLimits.lines))),
    }),
    rows: receivedSerial,
  }),
  /** `GET receiving/file`: the goods received note as a PDF. */
  file: call('GET receiving/file', {
    ...view,
    input: z.strictObject({ id: rowId }),
    sendsFile: true,
  }),
};
