import * as z from 'zod';
import { call } from '#contract/call.ts';
import { labelFields, type LabelField } from '#contract/labels/content.ts';
import { labelDocument } from '#contract/labels/document.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId, typed } from '#contract/validation.ts';
import { labelTemplates } from './feature.ts';
import { labelMoves } from './moves.ts';
import { labelTexts } from './texts.ts';

export type { LabelState } from './moves.ts';
export const labelStates = stateNames(labelMoves);
export const labelFormats = ['pdf', 'png', 'zpl'] as const;
export type LabelFormat = (typeof labelFormats)[number];

const { shape } = labelDocument;
/** Left out, a stored label keeps its own and a new one has the usual. */
const documentFields = {
  width_mm: shape.width_mm.optional(),
  height_mm: shape.height_mm.optional(),
  dpi: shape.dpi.unwrap().optional(),
  elements: shape.elements.unwrap().optional(),
  sheet: shape.sheet.unwrap().optional(),
  copies: shape.copies.unwrap().optional(),
  bindings: shape.bindings.unwrap().optional(),
};
export const documentNames = Object.keys(documentFields) as (keyof typeof documentFields)[];

export const labelTemplateInput = z.strictObject({
  name: requiredText(64),
  ...documentFields,
  remark: typed(500).default(''),
});

/** `GET web/labelTemplate/index` */
export const labelTemplateFilter = listInput(['name', 'create_time', 'update_time'], {
  keyword,
  state: filterList(z.enum(labelStates)),
  create_time: dayRange,
});

export const labelTemplateRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  state: z.enum(labelStates),
  width_mm: z.number(),
  height_mm: z.number(),
  sheet_kind: z.enum(['roll', 'page']),
  copies: z.number(),
  /** Whether the draft differs from what is printed. */
  is_changed: z.boolean(),
  publish_time: z.string().nullable(),
  /** How many parts have it as their label. */
  parts: z.number(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type LabelTemplate = z.infer<typeof labelTemplateRow>;

/** With the draft: `width_mm, height_mm, dpi, elements, sheet, copies, bindings`. */
export const labelTemplateInfo = labelTemplateRow.extend(shape);
export type LabelTemplateInfo = z.output<typeof labelTemplateInfo>;

const code = typed(512).default('');
const format = z.enum(labelFormats).default('pdf');
const saveInput = z.strictObject({ id: rowId, version: rowId, ...shape });
const copyInput = z.strictObject({ id: rowId, name: requiredText(64) });
const valuesAnswer = z.object(
  Object.fromEntries(labelFields.map((name) => [name, z.string()])) as Record<
    LabelField,
    z.ZodString
  >,
);
/** The most letters whose outlines are asked for at once. */
export const mostLetters = 1_000;
const glyphsAnswer = z.object({
  /** How many of the outlines' units an em has. */
  units: z.number(),
  /** By letter: how far the next one stands off, and its outline with y upwards. */
  glyphs: z.record(z.string(), z.object({ width: z.number(), path: z.string() })),
});

const { fields } = labelTexts;
const viewing = { types: ['web'], allow: 'product:labelTemplate:view', fields } as const;

export const labelTemplateCalls = {
  ...recordCalls(labelTemplates, {
    filter: labelTemplateFilter,
    row: labelTemplateRow,
    input: labelTemplateInput,
    info: labelTemplateInfo,
    fields,
  }),
  ...moveCalls(labelTemplates, fields),
  /** Saves the draft while somebody works in the editor. */
  save: call('POST labelTemplate/save', {
    types: ['web'],
    allow: 'product:labelTemplate:edit',
    input: saveInput,
    answer: z.object({ version: z.number() }),
    fields,
  }),
  copy: call('POST labelTemplate/copy', {
    types: ['web'],
    allow: 'product:labelTemplate:add',
    input: copyInput,
    answer: labelTemplateInfo,
    fields,
  }),
  /** The draft with the values of a real code, or with samples. */
  preview: call('GET labelTemplate/preview', {
    ...viewing,
    input: z.strictObject({ id: rowId, code, format }),
    sendsFile: true,
  }),
  /** The same of a label that is not saved. */
  previewDraft: call('POST labelTemplate/preview', {
    ...viewing,
    input: z.strictObject({ ...shape, code, format }),
    sendsFile: true,
  }),
  /** What a label says of a real code. */
  values: call('GET labelTemplate/values', {
    ...viewing,
    input: z.strictObject({ code: requiredText(512) }),
    answer: valuesAnswer,
  }),
  /** Outlines of letters as they are printed: the editor draws with the same ones. */
  glyphs: call('POST labelTemplate/glyphs', {
    ...viewing,
    input: z.strictObject({
      letters: z.array(z.string().min(1).max(2)).max(mostLetters),
      is_bold: z.boolean(),
    }),
    answer: glyphsAnswer,
  }),
};
