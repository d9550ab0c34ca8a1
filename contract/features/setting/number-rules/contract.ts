import * as z from 'zod';
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

/** How numbers of one kind look and count. */
export const numberRuleInput = z.strictObject(shape).refine(countsOnce, atReset);

/** `POST web/numberRule/edit`; a kind that still goes by the shipped rule has version 0. */
export const numberRuleEdit = z
  .strictObject({ ...shape, id: rowId, version: wholeNumber((number) => number.min(0)) })
  .refine(countsOnce, atReset);
/** `GET web/numberRule/preview`: the next numbers by a rule as it is typed. */
export const numberRulePreview = z
  .strictObject({
    ...shape,
    prefix: shape.prefix.default(''),
    date_part: shape.date_part.default(''),
    separator: shape.separator.default(''),
    id: rowId,
  })
  .refine(countsOnce, atReset);

/** `GET web/numberRule/index`: every kind there is. */
export const numberRuleFilter = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(10_000_000)).default(1),
  limit: wholeNumber((number) => number.min(1)).default(limits.pageSize),
});
/** `GET web/numberRule/info`, `POST web/numberRule/reset`: back to the shipped rule. */
export const oneNumberRule = z.strictObject({ id: rowId });
export const numberRuleRow = z.object({
  /** The place of the kind among all. */
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
  /** The number that comes next. */
  next: z.string(),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type NumberRuleRow = z.infer<typeof numberRuleRow>;
