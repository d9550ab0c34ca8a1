import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { optionalPicture } from '#contract/pictures.ts';
import { isRightSpan, optionalDay, spanRule } from '#contract/span.ts';
import { inThree } from '#contract/translated.ts';
import {
  filter,
  requiredText,
  rowId,
  rule,
  typed,
  webAddress,
  wholeNumber,
} from '#contract/validation.ts';
import { items } from './feature.ts';
import { itemTexts } from './texts.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const itemInput = z
  .strictObject({
    category_id: rowId.nullable().default(null),
    ...inThree('title', requiredText(80), typed(80).default('')),
    ...inThree('summary', typed(200).default(''), typed(200).default('')),
    picture: optionalPicture,
    url: z.union([z.literal(''), webAddress]).default(''),
    article_id: rowId.nullable().default(null),
    sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
    show_from: optionalDay,
    show_until: optionalDay,
  })
  .refine(isRightSpan, spanRule)
  .refine(({ url, article_id: article }) => url === '' || article === null, {
    error: rule('oneWay'),
    path: ['article_id'],
  });
export type ItemInput = z.infer<typeof itemInput>;

/** `GET admin/item/index`: in display order by default. */
export const itemFilter = listInput(['title', 'sort', 'create_time'], {
  keyword,
  category_id: filter(rowId),
});

export const itemRow = z.object({
  id: z.number(),
  category_id: z.number().nullable(),
  category_name: z.string().nullable(),
  ...inThree('title', z.string(), z.string()),
  ...inThree('summary', z.string(), z.string()),
  picture: z.string(),
  url: z.string(),
  article_id: z.number().nullable(),
  article_title: z.string().nullable(),
  sort: z.number(),
  show_from: z.string().nullable(),
  show_until: z.string().nullable(),
  /** Whether today is within its dates. */
  is_shown: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Item = z.infer<typeof itemRow>;

export const itemCalls = recordCalls(items, {
  filter: itemFilter,
  row: itemRow,
  input: itemInput,
  fields: itemTexts.fields,
});
