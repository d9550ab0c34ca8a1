import * as z from 'zod';
import { editManyCall } from '#contract/edit-many.ts';
import { call } from '#contract/call.ts';
import { fileAddress, pictureAddress } from '#contract/files.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { inThree } from '#contract/translated.ts';
import {
  cents,
  filter,
  optionalGtin,
  quantity,
  requiredText,
  rowId,
  rule,
  typed,
  webAddress,
  wholeNumber,
} from '#contract/validation.ts';
import { parts } from './feature.ts';
import { partMoves } from './moves.ts';
import { partKinds, warrantyStarts } from './kinds.ts';
import { partTexts } from './texts.ts';

export { partKinds, warrantyStarts, type PartKind, type WarrantyStart } from './kinds.ts';

export type { PartState } from './moves.ts';
export const partStates = stateNames(partMoves);

export const partLimits = { images: 30, manuals: 20, attributes: 50 } as const;

/** Name and value, and both in the other languages of pages. */
const attribute = z.strictObject({
  name: requiredText(32),
  value: typed(500).default(''),
  name_en: typed(32).optional(),
  name_tw: typed(32).optional(),
  value_en: typed(500).optional(),
  value_tw: typed(500).optional(),
});
export type PartAttribute = z.infer<typeof attribute>;
/** A web URL, or a file stored on this server. */
const manualAddress = z.union([z.string().regex(fileAddress), webAddress], {
  error: rule('webAddress'),
});
/** Its name is also given in the other languages of pages. */
const manual = z.strictObject({
  name: requiredText(64),
  url: manualAddress,
  name_en: typed(64).optional(),
  name_tw: typed(64).optional(),
});
export type PartManual = z.infer<typeof manual>;
/** A picture stored on this server; no other URLs are accepted. */
const picture = z.string().regex(pictureAddress, { error: rule('formatError') });

export const partInput = z.strictObject({
  /** If empty, it is numbered by the company's rule. */
  code: typed(64).default(''),
  ...inThree('name', requiredText(100), typed(100).default('')),
  kind: z.enum(partKinds).default('product'),
  category_id: rowId.nullable().default(null),
  ...inThree('model', typed(64).default(''), typed(64).default('')),
  gtin: optionalGtin,
  unit: requiredText(32).default('pcs'),
  net_content: z.union([z.literal(''), quantity]).default(''),
  net_unit: typed(32).default(''),
  price: cents.nullable().default(null),
  introduction: typed(2000).default(''),
  images: z.array(picture).max(partLimits.images).default([]),
  manuals: z.array(manual).max(partLimits.manuals).default([]),
  attributes: z
    .array(attribute)
    .max(partLimits.attributes)
    .default([])
    .superRefine((list, context) =>
      list.forEach(({ name }, at) => {
        if (list.findIndex((one) => one.name === name) < at)
          context.addIssue({ code: 'custom', path: [at, 'name'], message: rule('twice') });
      }),
    ),
  warranty_months: wholeNumber((number) => number.min(0).max(600)).default(0),
  warranty_start: z.enum(warrantyStarts).default('activation'),
  warranty_grace_days: wholeNumber((number) => number.min(0).max(3_650)).default(0),
  /** Terms that it shares with others; nothing: the three above are its own. */
  warranty_policy_id: rowId.nullable().default(null),
  /** The label that its codes are printed on, unless a print job chooses another. */
  label_id: rowId.nullable().default(null),
  remark: typed(500).default(''),
});
export type PartInput = z.infer<typeof partInput>;

const partSorts = ['code', 'name', 'model', 'create_time', 'update_time'] as const;

/** `GET web/part/index`; a category includes those below it. */
export const partFilter = listInput(partSorts, {
  keyword,
  category_id: filter(rowId),
  kind: filterList(z.enum(partKinds)),
  state: filter(z.enum(partStates)),
  gtin: filter(typed(14)),
  /** ISBN prefixes: 978 and 979. */
  book: yesOrNo,
  create_time: dayRange,
});

export const partRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(partKinds),
  category_id: z.number().nullable(),
  category_name: z.string().nullable(),
  model: z.string(),
  gtin: z.string(),
  unit: z.string(),
  /** The unit in the caller's language. */
  unit_name: z.string(),
  price: z.number().nullable(),
  /** The first picture. */
  image: z.string().nullable(),
  /** By its policy, or its own. */
  warranty_months: z.number(),
  state: z.enum(partStates),
  revision: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Part = z.infer<typeof partRow>;

/** All of one part. */
export const partInfo = partRow.omit({ image: true }).extend({
  /** Its own, whether it has a policy or not. */
  warranty_months: z.number(),
  net_content: z.string(),
  net_unit: z.string(),
  introduction: z.string(),
  images: z.array(z.string()),
  manuals: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      name_en: z.string().optional(),
      name_tw: z.string().optional(),
    }),
  ),
  attributes: z.array(attribute),
  name_en: z.string(),
  name_tw: z.string(),
  model_en: z.string(),
  model_tw: z.string(),
  warranty_start: z.enum(warrantyStarts),
  warranty_grace_days: z.number(),
  warranty_policy_id: z.number().nullable(),
  /** The policy in words, if it has one. */
  warranty_policy: z
    .object({
      name: z.string(),
      months: z.number(),
      starts_at: z.enum(warrantyStarts),
      grace_days: z.number(),
    })
    .nullable(),
  label_id: z.number().nullable(),
  label_name: z.string().nullable(),
  remark: z.string(),
});
export type PartInfo = z.infer<typeof partInfo>;

/** The revisions, newest first. */
const revisionFilter = listInput([], { part_id: rowId });
export const partRevision = z.object({
  id: z.number(),
  revision: z.number(),
  /** The fields that differ from the previous revision. */
  changed: z.array(z.string()),
  create_user: z.string(),
  create_time: z.string(),
  content: partInput,
});
export type PartRevision = z.infer<typeof partRevision>;

/** Restores an old revision as the newest. */
const restoreInput = z.strictObject({ id: rowId, version: rowId, revision: rowId });

export const partCalls = {
  ...recordCalls(parts, {
    filter: partFilter,
    row: partRow,
    input: partInput,
    info: partInfo,
    fields: partTexts.fields,
  }),
  editMany: editManyCall(parts, {
    input: partInput,
    many: ['kind', 'category_id', 'unit', 'warranty_months', 'warranty_start', 'remark'],
    fields: partTexts.fields,
  }),
  ...moveCalls(parts, partTexts.fields),
  revisions: call('GET part/revisions', {
    types: ['web'],
    allow: 'product:part:view',
    input: revisionFilter,
    rows: partRevision,
    fields: partTexts.fields,
  }),
  restore: call('POST part/restore', {
    types: ['web'],
    allow: 'product:part:edit',
    input: restoreInput,
    answer: partInfo,
    fields: partTexts.fields,
  }),
};
