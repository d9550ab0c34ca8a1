import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { inThree } from '#contract/translated.ts';
import { requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { itemCategories } from './feature.ts';
import { itemCategoryTexts } from './texts.ts';
import { recordCalls } from '#contract/record-calls.ts';

/** Maximum depth of the tree and number of categories. */
export const itemCategoryDepth = 4;
export const itemCategoryMost = 500;

export const itemCategoryInput = z.strictObject({
  parent_id: rowId.nullable().default(null),
  ...inThree('name', requiredText(40), typed(40).default('')),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  remark: typed(200).default(''),
});
export type ItemCategoryInput = z.infer<typeof itemCategoryInput>;

/** `GET admin/itemCategory/index`: the whole tree as flat rows when `limit` allows. */
export const itemCategoryFilter = listInput(['sort', 'name'], { keyword });

export const itemCategoryRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  ...inThree('name', z.string(), z.string()),
  sort: z.number(),
  remark: z.string(),
  /** Items directly in this category. */
  items: z.number(),
  articles: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type ItemCategory = z.infer<typeof itemCategoryRow>;

export const itemCategoryCalls = recordCalls(itemCategories, {
  filter: itemCategoryFilter,
  row: itemCategoryRow,
  input: itemCategoryInput,
  fields: itemCategoryTexts.fields,
});
