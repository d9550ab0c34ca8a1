import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { filter, requiredText, rule, typed, wholeNumber } from '#contract/validation.ts';
import { adPlaces } from '../places.ts';
import { adSorts } from './feature.ts';
import { adSortTexts } from './texts.ts';
import { recordCalls } from '#contract/record-calls.ts';

const pixels = (most: number) => wholeNumber((number) => number.min(40).max(most));

export const adSortInput = z.strictObject({
  code: z
    .string()
    .trim()
    .min(1, { error: rule('required'), abort: true })
    .regex(/^[a-z][\w-]{1,31}$/, { error: rule('formatError') }),
  name: requiredText(40),
  place: z.enum(adPlaces),
  width: pixels(2_000),
  height: pixels(2_000),
  most: wholeNumber((number) => number.min(1).max(10)).default(1),
  is_carousel: z.boolean().default(false),
  remark: typed(200).default(''),
});

/** `GET admin/adSort/index` */
export const adSortFilter = listInput(['code', 'name', 'create_time'], {
  keyword,
  place: filter(z.enum(adPlaces)),
});

export const adSortRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  place: z.enum(adPlaces),
  width: z.number(),
  height: z.number(),
  most: z.number(),
  is_carousel: z.boolean(),
  remark: z.string(),
  /** The number of ads in it. */
  ads: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type AdSort = z.infer<typeof adSortRow>;

export const adSortCalls = recordCalls(adSorts, {
  filter: adSortFilter,
  row: adSortRow,
  input: adSortInput,
  fields: adSortTexts.fields,
});
