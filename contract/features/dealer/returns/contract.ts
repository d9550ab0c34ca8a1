import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  ownReturnFilter,
  returnCodeFilter,
  returnCodeRow,
  returnRow,
  returnedInput,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId } from '#contract/validation.ts';
import { dealerReturns } from './feature.ts';

const { fields } = returnTexts;
const common = { types: ['dealer'], fields } as const;

/** `is_mine`: the caller is the sender, not the receiver. */
const ownReturnRow = returnRow.extend({ is_mine: z.boolean() });
export type OwnReturn = z.infer<typeof ownReturnRow>;

/** What the dealer that asks sends back, and what its own dealers send back to it. */
export const dealerReturnCalls = {
  ...recordCalls(dealerReturns, {
    filter: ownReturnFilter,
    row: ownReturnRow,
    input: returnedInput,
    fields,
  }),
  codes: call('GET return/codes', {
    ...common,
    allow: 'dealer:return:view',
    input: returnCodeFilter,
    rows: returnCodeRow,
  }),
  receive: call('POST return/receive', {
    ...common,
    allow: 'dealer:return:add',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
  cancel: call('POST return/cancel', {
    ...common,
    allow: 'dealer:return:add',
    input: z.strictObject({ id: rowId, reason: requiredText(200) }),
    answer: z.null(),
  }),
};
