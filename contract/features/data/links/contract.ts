import * as z from 'zod';
import { dayRange, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, typed, webAddress, wholeNumber } from '#contract/validation.ts';
import { links } from './feature.ts';
import { linkTexts } from './texts.ts';

export const linkInput = z.strictObject({
  name: requiredText(40),
  url: webAddress,
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  is_shown: z.boolean().default(true),
  remark: typed(200).default(''),
});

/** `GET admin/link/index`: in the order of the login pages by default. */
export const linkFilter = listInput(['name', 'sort', 'create_time'], {
  keyword,
  is_shown: yesOrNo,
  create_time: dayRange,
});

export const linkRow = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  sort: z.number(),
  is_shown: z.boolean(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Link = z.infer<typeof linkRow>;

export const linkCalls = recordCalls(links, {
  filter: linkFilter,
  row: linkRow,
  input: linkInput,
  fields: linkTexts.fields,
});
