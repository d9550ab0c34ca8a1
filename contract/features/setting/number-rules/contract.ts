import * as z from 'zod';
import { call } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import {
  dateParts,
  doesRepeat,
  resets,
  separators,
  type DatePart,
  type Reset,
} from '#contract/number-rule.ts';
import { numberKinds, type NumberKind } from '#contract/number-rules.ts';
import { rowId, rule, wholeNumber } from '#contract/validation.ts';
import { numberRuleTexts } from './texts.ts';

const kind = z.enum(numberKinds as [NumberKind, ...NumberKind[]]);
const onOff = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);

const shape = {
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .max(8)
    .regex(/^[0-9A-Z]*$/, { error: rule('numberPrefix') }),
  date_part: z.enum(dateParts),
  separator: z.enum(separators),
  width: wholeNumber((number) => number.min(2).max(12)),
  reset: z.enum(resets),
  gap_free: onOff,
};
type Counted = { date_part: DatePart; reset: Reset };
const countsOnce = (one: Counted) => !doesRepeat(one);
const atReset = { error: rule('numberRepeats'), path: ['reset'] };

/** Format and counter of the numbers of one kind of record. */
export const numberRuleInput = z.strictObject(shape).refine(countsOnce, atReset);

/** Version 0 while the kind uses the default rule. */
const numberRuleEdit = z
  .strictObject({ ...shape, id: rowId, version: wholeNumber((number) => number.min(0)) })
  .refine(countsOnce, atReset);
const numberRulePreview = z
  .strictObject({
    ...shape,
    prefix: shape.prefix.default(''),
    date_part: shape.date_part.default(''),
    separator: shape.separator.default(''),
    id: rowId,
  })
  .refine(countsOnce, atReset);

const numberRuleFilter = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(10_000_000)).default(1),
  limit: wholeNumber((number) => number.min(1)).default(limits.pageSize),
});
const oneNumberRule = z.strictObject({ id: rowId });
const numberRuleRow = z.object({
  /** The position of the kind in the list. */
  id: z.number(),
  company_id: z.number(),
  kind,
  name: z.string(),
  prefix: z.string(),
  date_part: z.enum(dateParts),
  separator: z.enum(separators),
  width: z.number(),
  reset: z.enum(resets),
  gap_free: z.boolean(),
  /** Whether the company has a rule of its own. */
  is_own: z.boolean(),
  /** The next number. */
  next: z.string(),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type NumberRuleRow = z.infer<typeof numberRuleRow>;

const { fields } = numberRuleTexts;
const viewing = { types: ['web'], allow: 'setting:numberRule:view', fields } as const;
const editing = { types: ['web'], allow: 'setting:numberRule:edit', fields } as const;

export const numberRuleCalls = {
  /** Every kind of numbered record. */
  index: call('GET numberRule/index', {
    ...viewing,
    input: numberRuleFilter,
    rows: numberRuleRow,
  }),
  info: call('GET numberRule/info', { ...viewing, input: oneNumberRule, answer: numberRuleRow }),
  /** The next numbers by a rule that is being edited. */
  preview: call('GET numberRule/preview', {
    ...viewing,
    input: numberRulePreview,
    answer: z.array(z.string()),
  }),
  edit: call('POST numberRule/edit', {
    ...editing,
    input: numberRuleEdit,
    answer: numberRuleRow,
  }),
  /** Back to the default rule. */
  reset: call('POST numberRule/reset', {
    ...editing,
    input: oneNumberRule,
    answer: numberRuleRow,
  }),
};
