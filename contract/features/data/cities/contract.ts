import * as z from 'zod';
import { idsInput, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { inThree } from '#contract/translated.ts';
import { filter, requiredText, typed, wholeNumber } from '#contract/validation.ts';
import { cities } from './feature.ts';
import { cityTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

/** Six digits of GB/T 2260: two for the province, two for the city, two for the county. */
const cityCode = wholeNumber((number) => number.min(100_000).max(999_999));

export const cityInput = z.strictObject({
  code: cityCode,
  parent_code: cityCode.nullable().default(null),
  name: requiredText(40),
  name_en: typed(80).default(''),
  name_tw: typed(40).default(''),
});

/** `GET admin/city/index`: by code; those right below another with `parent_code`, 0 is the top. */
export const cityFilter = listInput(['code', 'name'], {
  keyword,
  parent_code: filter(wholeNumber((number) => number.min(0).max(999_999))),
  level: filter(wholeNumber((number) => number.min(1).max(3))),
  disabled: yesOrNo,
});

export const cityRow = z.object({
  id: z.number(),
  code: z.number(),
  parent_code: z.number().nullable(),
  level: z.number(),
  ...inThree('name', z.string(), z.string()),
  disabled: z.boolean(),
  is_shipped: z.boolean(),
  /** What stands above it, outermost first. */
  above: z.array(z.string()),
  /** How many stand right below it. */
  children: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type City = z.infer<typeof cityRow>;

/** `POST admin/city/turn`: on or off, several at once. */
export const turnInput = idsInput.extend({ disabled: z.boolean() });

/** `GET city/options?parent=330000`: what can be chosen below a division, or the provinces. */
export const optionsInput = z.strictObject({ parent: filter(cityCode) });
export const cityOption = z.object({ code: z.number(), name: z.string(), level: z.number() });
export type CityOption = z.infer<typeof cityOption>;

/** The level a code itself tells: province, city, county. */
export const levelOf = (code: number): 1 | 2 | 3 =>
  code % 10_000 === 0 ? 1 : code % 100 === 0 ? 2 : 3;

export const cityCalls = {
  ...recordCalls(cities, {
    filter: cityFilter,
    row: cityRow,
    input: cityInput,
    fields: cityTexts.fields,
  }),
  turn: call('POST city/turn', {
    types: ['admin'],
    allow: 'data:city:edit',
    input: turnInput,
    answer: z.null(),
    fields: cityTexts.fields,
  }),
  options: call('GET city/options', {
    types: ['web', 'admin'],
    allow: 'signedIn',
    input: optionsInput,
    answer: z.array(cityOption),
    fields: cityTexts.fields,
  }),
};
