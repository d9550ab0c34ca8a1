import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  codeText,
  identifierId,
  moveLimits,
} from '#contract/features/identity/identifiers/contract.ts';
import { warrantyStates } from '#contract/features/sale/warranties/moves.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { mobile, requiredText } from '#contract/validation.ts';
import { dealerWarranties } from './feature.ts';
import { dealerWarrantyTexts } from './texts.ts';

export const dealerWarrantyFilter = listInput([], {
  /** A code, or the whole phone number of the customer. */
  keyword,
  state: filterList(z.enum(warrantyStates)),
  active_time: dayRange,
});

const dealerWarrantyRow = z.object({
  id: z.number(),
  code: z.string(),
  part_name: z.string(),
  name: z.string(),
  /** Never the whole number. */
  phone: z.string(),
  active_time: z.string(),
  start_time: z.string(),
  expire_time: z.string(),
  /** `none`: activated, but the product has no warranty. */
  state: z.enum(warrantyStates),
});
export type DealerWarranty = z.infer<typeof dealerWarrantyRow>;

/** `POST warranty/activate`: for goods that this dealer sold. */
export const activateInput = z.strictObject({
  codes: z.array(codeText).min(1).max(moveLimits.listed),
  name: requiredText(40),
  phone: mobile,
});

const { fields } = dealerWarrantyTexts;

export const dealerWarrantyCalls = {
  ...recordCalls(dealerWarranties, {
    filter: dealerWarrantyFilter,
    row: dealerWarrantyRow,
    fields,
  }),
  info: call('GET warranty/info', {
    types: ['dealer'],
    allow: 'dealer:warranty:view',
    input: z.strictObject({ id: identifierId }),
    answer: dealerWarrantyRow,
    fields,
  }),
  activate: call('POST warranty/activate', {
    types: ['dealer'],
    allow: 'dealer:warranty:activate',
    input: activateInput,
    answer: z.object({ units: z.number() }),
    fields,
  }),
};
