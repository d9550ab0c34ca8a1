import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  ownSaleFilter,
  saleCodeFilter,
  saleCodeRow,
  saleInput,
  saleRow,
  voidInput,
} from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { dealerSales } from './feature.ts';

const { fields } = saleTexts;

/** The sales of the dealer that asks. */
export const dealerSaleCalls = {
  ...recordCalls(dealerSales, { filter: ownSaleFilter, row: saleRow, input: saleInput, fields }),
  reveal: revealCall(dealerSales, fields),
  codes: call('GET saleRecord/codes', {
    types: ['dealer'],
    allow: 'dealer:saleRecord:view',
    input: saleCodeFilter,
    rows: saleCodeRow,
    fields,
  }),
  void: call('POST saleRecord/void', {
    types: ['dealer'],
    allow: 'dealer:saleRecord:void',
    input: voidInput,
    answer: z.null(),
    fields,
  }),
};
