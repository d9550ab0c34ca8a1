import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { categories } from './feature.ts';
import { categoryTexts } from './texts.ts';

/** Maximum depth of the tree and number of categories per company. */
export const categoryDepth = 6;
export const categoryMost = 5_000;

export const categoryInput = z.strictObject({
  parent_id: rowId.nullable().default(null),
  name: requiredText(40),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  remark: typed(200).default(''),
});
export type CategoryInput = z.infer<typeof categoryInput>;

/** `GET web/category/index`: the whole tree as flat rows when `limit` allows. */
export const categoryFilter = listInput(['sort', 'name'], { keyword });

export const categoryRow = z.object({
  id: z.number(),
  company_id: z.number(),
  parent_id: z.number().nullable(),
  name: z.string(),
  sort: z.number(),
  remark: z.string(),
  /** Parts directly in this category. */
  parts: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Category = z.infer<typeof categoryRow>;

export const categoryCalls = recordCalls(categories, {
  filter: categoryFilter,
  row: categoryRow,
  input: categoryInput,
  fields: categoryTexts.fields,
});
