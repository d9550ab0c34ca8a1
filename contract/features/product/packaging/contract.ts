import * as z from 'zod';
import { dayRange, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, requiredText, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';
import { packagings } from './feature.ts';
import { packagingTexts } from './texts.ts';

/** 1 a box, 2 a pallet. */
export const packagingLevels = [1, 2] as const;

const packagingLevel = z.strictObject({
  level: z.literal(packagingLevels),
  /** Units in a box, boxes on a pallet. */
  quantity: wholeNumber((number) => number.min(1).max(10_000)),
  /** Whether different parts may be in it. */
  is_mixed: z.boolean().default(false),
});

export const packagingInput = z.strictObject({
  part_id: rowId,
  name: requiredText(40),
  levels: z
    .array(packagingLevel)
    .max(2)
    .refine((levels) => levels.some(({ level }) => level === 1), { error: rule('boxMissing') })
    .refine((levels) => new Set(levels.map(({ level }) => level)).size === levels.length, {
      error: rule('levelTwice'),
    }),
  is_default: z.boolean().default(false),
  remark: typed(200).default(''),
});

/** `GET packaging/index` */
export const packagingFilter = listInput(['create_time', 'update_time'], {
  keyword,
  part_id: filter(rowId),
  is_default: yesOrNo,
  create_time: dayRange,
});

export const packagingRow = z.object({
  id: z.number(),
  company_id: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  name: z.string(),
  levels: z.array(
    z.object({
      level: z.literal(packagingLevels),
      quantity: z.number(),
      is_mixed: z.boolean(),
    }),
  ),
  is_default: z.boolean(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Packaging = z.infer<typeof packagingRow>;

export const packagingCalls = recordCalls(packagings, {
  filter: packagingFilter,
  row: packagingRow,
  input: packagingInput,
  fields: packagingTexts.fields,
});
