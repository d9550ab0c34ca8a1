import * as z from 'zod';
import { filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { optionalPicture, storedPicture } from '#contract/pictures.ts';
import { isRightSpan, optionalDay, spanRule } from '#contract/span.ts';
import { inThree } from '#contract/translated.ts';
import {
  filter,
  requiredText,
  rowId,
  typed,
  webAddress,
  wholeNumber,
} from '#contract/validation.ts';
import { adPlaces } from '../places.ts';
import { ads } from './feature.ts';
import { adTexts } from './texts.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const adInput = z
  .strictObject({
    ad_sort_id: rowId,
    ...inThree('title', requiredText(60), typed(60).default('')),
    ...inThree('alt', typed(120).default(''), typed(120).default('')),
    ...inThree('picture', storedPicture, optionalPicture),
    url: z.union([z.literal(''), webAddress]).default(''),
    types: z
      .array(z.enum(loginTypes))
      .min(1)
      .max(loginTypes.length)
      .transform((types) => loginTypes.filter((type) => types.includes(type))),
    show_from: optionalDay,
    show_until: optionalDay,
    sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
    is_on: z.boolean().default(true),
    remark: typed(200).default(''),
  })
  .refine(isRightSpan, spanRule);
export type AdInput = z.infer<typeof adInput>;

/** `GET admin/ad/index`: in display order by default. */
export const adFilter = listInput(['title', 'sort', 'create_time'], {
  keyword,
  ad_sort_id: filter(rowId),
  place: filter(z.enum(adPlaces)),
  types: filterList(z.enum(loginTypes)),
  is_on: yesOrNo,
});

export const adRow = z.object({
  id: z.number(),
  ad_sort_id: z.number(),
  ad_sort_name: z.string(),
  place: z.enum(adPlaces),
  ...inThree('title', z.string(), z.string()),
  ...inThree('alt', z.string(), z.string()),
  ...inThree('picture', z.string(), z.string()),
  url: z.string(),
  types: z.array(z.enum(loginTypes)),
  show_from: z.string().nullable(),
  show_until: z.string().nullable(),
  sort: z.number(),
  is_on: z.boolean(),
  /** Whether it is shown today. */
  is_shown: z.boolean(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Ad = z.infer<typeof adRow>;

export const adCalls = recordCalls(ads, {
  filter: adFilter,
  row: adRow,
  input: adInput,
  fields: adTexts.fields,
});
