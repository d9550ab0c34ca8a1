import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { passphrase } from '#contract/features/identity/packs/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { prePrints } from './feature.ts';
import { prePrintMoves } from './moves.ts';
import { prePrintTexts } from './texts.ts';

export type { PrePrintState } from './moves.ts';
export const prePrintStates = stateNames(prePrintMoves);
export const prePrintFormats = ['pdf', 'zpl'] as const;
export type PrePrintFormat = (typeof prePrintFormats)[number];

const count = wholeNumber((number) => number.min(0).max(1_000_000));

/** `POST prePrint/add` */
export const prePrintInput = z.strictObject({
  pack_id: rowId,
  template_id: rowId,
  quantity: wholeNumber((number) => number.min(1).max(1_000_000)),
  printer_company: requiredText(100),
  format: z.enum(prePrintFormats).default('pdf'),
  remark: typed(500).default(''),
});

/** `GET prePrint/index` */
export const prePrintFilter = listInput(['create_time', 'update_time'], {
  keyword,
  state: filterList(z.enum(prePrintStates)),
  pack_id: filter(rowId),
  create_time: dayRange,
});

export const prePrintRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  pack_id: z.number(),
  pack_code: z.string(),
  template_id: z.number(),
  template_name: z.string(),
  printer_company: z.string(),
  quantity: z.number(),
  format: z.enum(prePrintFormats),
  state: z.enum(prePrintStates),
  /** How many labels have been drawn to see that they can be printed. */
  checked: z.number(),
  /** The check ended before all labels were drawn, by a fault of the server. */
  is_stopped: z.boolean(),
  first_code: z.string(),
  last_code: z.string(),
  good: z.number(),
  spoiled: z.number(),
  unused: z.number(),
  approve_time: z.string().nullable(),
  download_time: z.string().nullable(),
  send_time: z.string().nullable(),
  receive_time: z.string().nullable(),
  reason: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type PrePrint = z.infer<typeof prePrintRow>;

/**
 * `POST prePrint/receive`: how many came back. Spoiled codes are named where they are known; those that are not, and
 * what was not delivered, are the last ones of the order.
 */
export const receiveInput = z.strictObject({
  id: rowId,
  good: count,
  spoiled: count.default(0),
  spoiled_codes: z.array(codeText).max(moveLimits.listed).nullable().default(null),
});

const { fields } = prePrintTexts;
const common = { types: ['web'], fields } as const;
const one = z.strictObject({ id: rowId });

export const prePrintCalls = {
  ...recordCalls(prePrints, {
    filter: prePrintFilter,
    row: prePrintRow,
    input: prePrintInput,
    fields,
  }),
  approve: call('POST prePrint/approve', {
    ...common,
    allow: 'trace:prePrint:approve',
    input: one,
    answer: prePrintRow,
  }),
  /** Back to a draft, as long as its file has not left. */
  reopen: call('POST prePrint/reopen', {
    ...common,
    allow: 'trace:prePrint:approve',
    input: one,
    answer: prePrintRow,
  }),
  /** Codes and labels in an archive encrypted with the passphrase. */
  file: call('POST prePrint/file', {
    ...common,
    allow: 'trace:prePrint:send',
    input: z.strictObject({ id: rowId, passphrase }),
    sendsFile: true,
  }),
  send: call('POST prePrint/send', {
    ...common,
    allow: 'trace:prePrint:send',
    input: one,
    answer: prePrintRow,
  }),
  receive: call('POST prePrint/receive', {
    ...common,
    allow: 'trace:prePrint:receive',
    input: receiveInput,
    answer: prePrintRow,
  }),
  close: call('POST prePrint/close', {
    ...common,
    allow: 'trace:prePrint:receive',
    input: one,
    answer: prePrintRow,
  }),
  cancel: call('POST prePrint/cancel', {
    ...common,
    allow: 'trace:prePrint:approve',
    input: one.extend({ reason: requiredText(200) }),
    answer: prePrintRow,
  }),
};
