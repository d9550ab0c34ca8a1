import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { cents, filter, mobile, moment, requiredText, rowId, typed } from '#contract/validation.ts';
import { sales } from './feature.ts';
import { saleMoves } from './moves.ts';
import { saleTexts } from './texts.ts';

export type { SaleState } from './moves.ts';
export const saleStates = stateNames(saleMoves);
/** Sales of the past are registered later, but not of a time before anybody used codes: warranties begin with them. */
export const saleLimits = { years: 10 } as const;

/** A sale as the seller registers it. */
export const saleInput = z.strictObject({
  codes: z.array(codeText).min(1).max(moveLimits.listed),
  sold_at: moment,
  buyer_name: typed(40).default(''),
  buyer_phone: z.union([z.literal(''), mobile]).default(''),
  /** In cents, for all together. */
  price: cents.nullable().default(null),
  store: typed(80).default(''),
  /** The customer's warranty begins with the sale; needs name and phone. */
  is_activated: z.boolean().default(false),
});
export type SaleInput = z.output<typeof saleInput>;

/** `POST web/saleRecord/add`: also on behalf of a dealer. */
export const companySaleInput = saleInput.extend({ dealer_id: rowId.nullable().default(null) });

/** `GET saleRecord/index` */
export const saleFilter = listInput(['sold_at', 'create_time'], {
  /** Its number, a store, or the whole mobile number of the buyer. */
  keyword,
  dealer_id: filter(rowId),
  /** Of dealers, or of the company itself. */
  by_dealer: yesOrNo,
  part_id: filter(rowId),
  state: filterList(z.enum(saleStates)),
  sold_at: dayRange,
  create_time: dayRange,
});
export const ownSaleFilter = saleFilter.omit({ dealer_id: true, by_dealer: true, part_id: true });

export const saleRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  /** Null: the company itself sold. */
  dealer_id: z.number().nullable(),
  seller_name: z.string(),
  sold_at: z.string(),
  buyer_name: z.string(),
  buyer_phone: z.string(),
  price: z.number().nullable(),
  store: z.string(),
  units: z.number(),
  /** Of those, how many the seller did not hold. */
  wrong: z.number(),
  /** The customer's warranty began with the sale. */
  is_activated: z.boolean(),
  state: z.enum(saleStates),
  reason: z.string(),
  create_user: z.string(),
  version: z.number(),
  create_time: z.string(),
});
export type Sale = z.infer<typeof saleRow>;

/** `GET saleRecord/codes?id=`: what was sold, a page at a time. */
export const saleCodeFilter = listInput([], { id: rowId, is_right: yesOrNo });
export const saleCodeRow = z.object({
  id: z.number(),
  code: z.string(),
  level: z.enum(levels),
  part_name: z.string(),
  batch_code: z.string(),
  /** Who held it when it was sold. */
  holder_name: z.string(),
  is_right: z.boolean(),
});
export type SaleCode = z.infer<typeof saleCodeRow>;
/** `POST saleRecord/void` */
export const voidInput = z.strictObject({ id: rowId, reason: requiredText(200) });

const { fields } = saleTexts;
export const saleCalls = {
  ...recordCalls(sales, { filter: saleFilter, row: saleRow, input: companySaleInput, fields }),
  reveal: revealCall(sales, fields),
  codes: call('GET saleRecord/codes', {
    types: ['web'],
    allow: 'trace:saleRecord:view',
    input: saleCodeFilter,
    rows: saleCodeRow,
    fields,
  }),
  void: call('POST saleRecord/void', {
    types: ['web'],
    allow: 'trace:saleRecord:void',
    input: voidInput,
    answer: z.null(),
    fields,
  }),
};
