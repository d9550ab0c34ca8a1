import * as z from 'zod';
import { idsInput, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { names, namesShown, plainCode } from '#contract/names.ts';
import { inThree } from '#contract/translated.ts';
import { filter, requiredText, typed, wholeNumber } from '#contract/validation.ts';
import { dictionaries } from './feature.ts';
import { dictionaryTexts, optionTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { everyVerb } from '#contract/feature.ts';
import { loginTypes } from '#contract/login-types.ts';
import { recordCalls } from '#contract/record-calls.ts';

/** `POST web/dictData/getDictByCode` */
export const dictInput = z.strictObject({ code: requiredText(64) });
export const dictAnswer = z.object({
  data: z.array(
    z.object({ id: z.number(), name: z.string(), value: z.string(), sort: z.number() }),
  ),
});

export const dictionaryInput = z.strictObject({
  code: plainCode(64),
  name: names(40),
  remark: typed(200).default(''),
});

/** `GET admin/dict/index`: shipped ones first. */
export const dictionaryFilter = listInput(['code', 'create_time'], { keyword });

export const dictionaryRow = z.object({
  id: z.number(),
  code: z.string(),
  name: namesShown,
  remark: z.string(),
  is_shipped: z.boolean(),
  /** The number of its options. */
  options: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Dictionary = z.infer<typeof dictionaryRow>;

export const optionInput = z.strictObject({
  dict_code: requiredText(64),
  value: requiredText(64),
  ...inThree('name', requiredText(80), typed(80).default('')),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  disabled: z.boolean().default(false),
  remark: typed(200).default(''),
});

/** `GET admin/dictData/index`: by dictionary, in display order. */
export const optionFilter = listInput(['value', 'sort'], {
  keyword,
  dict_code: filter(typed(64)),
  disabled: yesOrNo,
});

export const optionRow = z.object({
  id: z.number(),
  dict_code: z.string(),
  dict_name: namesShown,
  value: z.string(),
  ...inThree('name', z.string(), z.string()),
  sort: z.number(),
  disabled: z.boolean(),
  is_shipped: z.boolean(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Option = z.infer<typeof optionRow>;

/** `POST admin/dictData/sort`: puts the options of a dictionary in this order. */
export const optionOrder = idsInput.extend({ dict_code: requiredText(64) });

export const dictCalls = recordCalls(dictionaries, {
  filter: dictionaryFilter,
  row: dictionaryRow,
  input: dictionaryInput,
  fields: dictionaryTexts.fields,
});

export const dictDataCalls = {
  ...recordCalls(
    { ...dictionaries, resource: 'dictData', verbs: everyVerb },
    {
      filter: optionFilter,
      row: optionRow,
      input: optionInput,
      fields: optionTexts.fields,
    },
  ),
  sort: call('POST dictData/sort', {
    types: ['admin'],
    allow: 'system:dict:edit',
    input: optionOrder,
    answer: z.null(),
    fields: optionTexts.fields,
  }),
  getDictByCode: call('POST dictData/getDictByCode', {
    types: loginTypes,
    allow: 'signedIn',
    input: dictInput,
    answer: dictAnswer,
  }),
};
