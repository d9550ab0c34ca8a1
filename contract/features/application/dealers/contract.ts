import * as z from 'zod';
import { editManyCall } from '#contract/edit-many.ts';
import { call } from '#contract/call.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall, telephoneOrMask } from '#contract/reveal.ts';
import {
  filter,
  optionalEmail,
  optionalGln,
  requiredText,
  rowId,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { dealers } from './feature.ts';
import { territoriesInput } from './territories.ts';
import { dealerTexts } from './texts.ts';

/** The dealer's tier: it buys from the company, from a dealer, or from a dealer's dealer. */
export const dealerLevels = [1, 2, 3] as const;
export type DealerLevel = (typeof dealerLevels)[number];

const dealerInput = z.strictObject({
  /** If empty, it is numbered by the company's rule. */
  code: typed(32).default(''),
  name: requiredText(64),
  level: wholeNumber((number) => number.min(1).max(3)).default(1),
  /** The dealer that supplies it; nothing: the company. */
  parent_id: rowId.nullable().default(null),
  contact: typed(32).default(''),
  mobile: telephoneOrMask,
  email: optionalEmail,
  address: typed(200).default(''),
  gln: optionalGln,
  remark: typed(500).default(''),
  territories: territoriesInput.default([]),
});
export type DealerInput = z.infer<typeof dealerInput>;

/** `province`: dealers that may sell there today. */
export const dealerFilter = listInput(['code', 'name', 'create_time'], {
  keyword,
  disabled: yesOrNo,
  province: filterList(wholeNumber((number) => number.min(11).max(82))),
  level: filterList(wholeNumber((number) => number.min(1).max(3))),
  parent_id: filter(rowId),
  create_time: dayRange,
});

const dealerRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  name: z.string(),
  level: z.number(),
  parent_id: z.number().nullable(),
  parent_name: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  gln: z.string(),
  remark: z.string(),
  disabled: z.boolean(),
  /** The provinces where it may sell today, wholly or in part. */
  provinces: z.array(z.number()),
  /** From the incidents of the last year that proved true; 100 is the best. */
  score: z.number(),
  /** The number of its accounts. */
  accounts: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Dealer = z.infer<typeof dealerRow>;

const dealerInfo = dealerRow.extend({
  territories: z.array(
    z.object({
      province: z.number(),
      city: z.number().nullable(),
      city_name: z.string(),
      from_day: z.string(),
      until_day: z.string().nullable(),
      /** Other dealers that may sell there in the same period. */
      shared_with: z.array(z.string()),
    }),
  ),
});
export type DealerInfo = z.infer<typeof dealerInfo>;

const dealerBranch = dealerRow.pick({
  id: true,
  parent_id: true,
  code: true,
  name: true,
  level: true,
  disabled: true,
  provinces: true,
});
export type DealerBranch = z.infer<typeof dealerBranch>;

export const dealerCalls = {
  ...recordCalls(dealers, {
    filter: dealerFilter,
    row: dealerRow,
    input: dealerInput,
    info: dealerInfo,
    fields: dealerTexts.fields,
  }),
  editMany: editManyCall(dealers, {
    input: dealerInput,
    many: ['level', 'contact', 'address', 'remark'],
    fields: dealerTexts.fields,
  }),
  reveal: revealCall(dealers, dealerTexts.fields),
  ...moveCalls(dealers, dealerTexts.fields),
  /** Who supplies whom: all dealers at once, in the order of their codes. */
  tree: call('GET dealer/tree', {
    types: ['web'],
    allow: 'app:dealer:view',
    answer: z.array(dealerBranch),
  }),
};
