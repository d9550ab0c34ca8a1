import * as z from 'zod';
import { call } from '#contract/call.ts';
import { consentShown } from '#contract/consents.ts';
import { codeText, identifierId } from '#contract/features/identity/identifiers/contract.ts';
import { repairStates } from '#contract/features/sale/repairs/states.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, mobile, requiredText, rowId, wholeNumber } from '#contract/validation.ts';
import { warranties } from './feature.ts';
import { expiringDays, warrantyLimits, warrantyStepKinds } from './kinds.ts';
import { warrantyStates } from './moves.ts';
import { warrantyTexts } from './texts.ts';

/** `GET warranty/index` */
export const warrantyFilter = listInput(['active_time', 'expire_time'], {
  /** A code as a scanner reads it, or a whole phone number. */
  keyword,
  state: filterList(z.enum(warrantyStates)),
  /** Ends within so many days. */
  expiring: filter(z.enum(expiringDays)),
  part_id: filter(rowId),
  dealer_id: filter(rowId),
  policy_id: filter(rowId),
  active_time: dayRange,
  expire_time: dayRange,
});

const warrantyRow = z.object({
  /** The number of the identifier. */
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  /** The first letter of the name; empty if the person's data was erased. */
  name: z.string(),
  /** Never the whole number. */
  phone: z.string(),
  place: z.string(),
  dealer_id: z.number().nullable(),
  dealer_name: z.string(),
  policy_id: z.number().nullable(),
  policy_name: z.string(),
  active_time: z.string(),
  start_time: z.string(),
  expire_time: z.string(),
  granted_months: z.number(),
  extended_months: z.number(),
  state: z.enum(warrantyStates),
  transfer_time: z.string(),
  void_time: z.string(),
  void_reason: z.string(),
  version: z.number(),
  update_time: z.string(),
});
export type Warranty = z.infer<typeof warrantyRow>;

const warrantyStep = z.object({
  kind: z.enum(warrantyStepKinds),
  months: z.number().nullable(),
  reason: z.string(),
  /** The other unit of a replacement. */
  code: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});

/** `GET warranty/info?id=`: with its terms as they were granted, its history and the repairs of the unit. */
const warrantyInfo = warrantyRow.extend({
  terms: z.string(),
  replaces_code: z.string(),
  replaced_by_code: z.string(),
  /** The address of the page for its owner. */
  certificate: z.string(),
  /** What its present owner agreed to; null after a transfer, and where a dealer registered it. */
  consent: consentShown,
  steps: z.array(warrantyStep),
  repairs: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      fault_name: z.string(),
      state: z.enum(repairStates),
      create_time: z.string(),
    }),
  ),
});
export type WarrantyInfo = z.infer<typeof warrantyInfo>;

const ofOne = { id: identifierId };
const months = wholeNumber((number) => number.min(1).max(warrantyLimits.extension));
/** `POST warranty/replace`: codes as a scanner reads them. */
export const replaceInput = z.strictObject({ old_sn: codeText, new_sn: codeText });

const { fields } = warrantyTexts;
const common = { types: ['web'], fields } as const;
const handle = { ...common, allow: 'sale:warranty:handle', answer: z.null() } as const;

export const warrantyCalls = {
  ...recordCalls(warranties, { filter: warrantyFilter, row: warrantyRow, fields }),
  info: call('GET warranty/info', {
    ...common,
    allow: 'sale:warranty:view',
    input: z.strictObject(ofOne),
    answer: warrantyInfo,
  }),
  reveal: call('POST warranty/reveal', {
    ...common,
    allow: 'sale:warranty:reveal',
    input: z.strictObject(ofOne),
    answer: z.object({ mobile: z.string() }),
  }),
  extend: call('POST warranty/extend', {
    ...handle,
    input: z.strictObject({ ...ofOne, months, reason: requiredText(200) }),
  }),
  transfer: call('POST warranty/transfer', {
    ...handle,
    input: z.strictObject({ ...ofOne, name: requiredText(40), phone: mobile }),
  }),
  void: call('POST warranty/void', {
    ...handle,
    input: z.strictObject({ ...ofOne, reason: requiredText(200) }),
  }),
  replace: call('POST warranty/replace', { ...handle, input: replaceInput }),
};
