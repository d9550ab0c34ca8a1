import * as z from 'zod';
import { warrantyStarts } from '#contract/features/product/parts/kinds.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { warrantyPolicies } from './feature.ts';
import { policyTexts } from './texts.ts';

export const policyLimits = { parts: 2_000, terms: 5_000 } as const;

export const policyInput = z.strictObject({
  name: requiredText(40),
  months: wholeNumber((number) => number.min(0).max(600)),
  starts_at: z.enum(warrantyStarts).default('activation'),
  grace_days: wholeNumber((number) => number.min(0).max(3_650)).default(0),
  terms: typed(policyLimits.terms).default(''),
  /** The parts that use it; left out, they stay as they are. */
  parts: z.array(rowId).max(policyLimits.parts).optional(),
});
export type PolicyInput = z.output<typeof policyInput>;

/** `GET warrantyPolicy/index` */
export const policyFilter = listInput(['name', 'create_time'], {
  keyword,
  starts_at: filterList(z.enum(warrantyStarts)),
  create_time: dayRange,
});

const policyRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  months: z.number(),
  starts_at: z.enum(warrantyStarts),
  grace_days: z.number(),
  part_count: z.number(),
  /** One more with each change of the terms. */
  revision: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Policy = z.infer<typeof policyRow>;

/** `GET warrantyPolicy/info?id=` */
const policyInfo = policyRow.extend({
  terms: z.string(),
  parts: z.array(z.number()),
  part_names: z.array(z.string()),
});
export type PolicyInfo = z.infer<typeof policyInfo>;

export const policyCalls = recordCalls(warrantyPolicies, {
  filter: policyFilter,
  row: policyRow,
  input: policyInput,
  info: policyInfo,
  fields: policyTexts.fields,
});
