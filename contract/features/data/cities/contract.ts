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

/** `GET admin/city/index`: by code; with `parent_code` the direct children, 0 is the top. */
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
  /** Its ancestors, outermost first. */
  above: z.array(z.string()),
  /** The number of direct children. */
  children: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type City = z.infer<typeof cityRow>;

/** `POST admin/city/turn`: switches several on or off. */
export const turnInput = idsInput.extend({ disabled: z.boolean() });

/** `GET city/options?parent=330000`: the children of a division, or the provinces. */
export const optionsInput = z.strictObject({ parent: filter(cityCode) });
export const cityOption = z.object({ code: z.number(), name: z.string(), level: z.number() });
export type CityOption = z.infer<typeof cityOption>;

/** The level of a code: province, city, county. */
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
