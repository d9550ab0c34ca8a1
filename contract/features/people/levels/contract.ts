import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { requiredText, typed, wholeNumber } from '#contract/validation.ts';

export const levelInput = z.strictObject({
  code: requiredText(32),
  name: requiredText(40),
  /** The higher, the further up. */
  rank: wholeNumber((number) => number.min(1).max(999)),
  remark: typed(200).default(''),
});

/** `GET {web,admin}/level/index` */
export const levelFilter = listInput(['rank', 'name', 'code'], { keyword });

export const levelRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  code: z.string(),
  name: z.string(),
  rank: z.number(),
  remark: z.string(),
  /** How many people have it. */
  users: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Level = z.infer<typeof levelRow>;
