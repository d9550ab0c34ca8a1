import * as z from 'zod';
import { keyword, listInput, yesOrNo } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { filter, requiredText, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';
import { adPlaces } from '../places.ts';
import { layouts } from './feature.ts';
import { shownAnswer } from './shown.ts';
import { layoutTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const layoutKinds = ['ads', 'articles', 'items', 'links'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** One part of a place: the ads of an ad slot, articles, items of a category, or the links. */
export const layoutPart = z
  .strictObject({
    kind: z.enum(layoutKinds),
    ad_sort_id: rowId.nullable().default(null),
    category_id: rowId.nullable().default(null),
    most: wholeNumber((number) => number.min(1).max(20)).default(5),
  })
  .refine(({ kind, ad_sort_id: sort }) => kind !== 'ads' || sort !== null, {
    error: rule('required'),
    path: ['ad_sort_id'],
  });
export type LayoutPart = z.infer<typeof layoutPart>;

const parts = z.array(layoutPart).max(12);

export const layoutInput = z.strictObject({
  name: requiredText(40),
  place: z.enum(adPlaces),
  type: z.enum(loginTypes),
  parts: parts.default([]),
  is_on: z.boolean().default(true),
  remark: typed(200).default(''),
});
export type LayoutInput = z.infer<typeof layoutInput>;

/** `POST admin/layout/preview`: what these parts would show now, saved or not. */
export const previewInput = layoutInput.pick({ place: true, type: true, parts: true });

/** `GET admin/layout/index` */
export const layoutFilter = listInput(['name', 'create_time'], {
  keyword,
  place: filter(z.enum(adPlaces)),
  type: filter(z.enum(loginTypes)),
  is_on: yesOrNo,
});

export const layoutRow = z.object({
  id: z.number(),
  name: z.string(),
  place: z.enum(adPlaces),
  type: z.enum(loginTypes),
  parts: z.array(layoutPart),
  is_on: z.boolean(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Layout = z.infer<typeof layoutRow>;

export const layoutCalls = {
  ...recordCalls(layouts, {
    filter: layoutFilter,
    row: layoutRow,
    input: layoutInput,
    fields: layoutTexts.fields,
  }),
  preview: call('POST layout/preview', {
    types: ['admin'],
    allow: 'operate:layout:view',
    input: previewInput,
    answer: shownAnswer,
    fields: layoutTexts.fields,
  }),
};
