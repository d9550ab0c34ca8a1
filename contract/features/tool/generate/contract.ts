import * as z from 'zod';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { simplifiedIn } from '#contract/texts/characters.ts';
import { requiredText, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';
import { fieldTypes, fieldUses, misuses } from './uses.ts';
import { isReservedColumn, isReservedResource } from './words.ts';
import { generator } from './feature.ts';
import { generateTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const generateTypes = ['web', 'admin'] as const;

/** Characters that would break out of a string, a comment or a line of generated code. */
const breaking = /[{}|\p{Cc}\u2028\u2029]|\*\//u;
const plain = (max: number) =>
  typed(max).refine((text) => !breaking.test(text), { error: rule('noBraces') });
const inEnglish = { error: rule('englishOnly') };
const isEnglish = (text: string) => !/\p{Script=Han}/u.test(text);
const isTraditional = (text: string) => simplifiedIn(text) === '';

/** A name in the three languages. */
const called = (max: number) => ({
  zh_CN: plain(max).min(1),
  en: plain(max).min(1).refine(isEnglish, inEnglish),
  zh_TW: plain(max)
    .min(1)
    .refine(isTraditional, { error: rule('simplified') }),
});

const columnName = requiredText(30)
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, { error: rule('columnName') })
  .refine((name) => !isReservedColumn(name), { error: rule('reserved') });

const fieldOption = z.strictObject({
  value: requiredText(24).regex(/^[a-z][A-Za-z0-9]*$/, { error: rule('resourceName') }),
  ...called(24),
});

export const generateField = z.strictObject({
  name: columnName,
  ...called(24),
  type: z.enum(fieldTypes),
  required: z.boolean().default(false),
  /** The longest text or the largest number; the default if empty. */
  most: wholeNumber((number) => number.min(1).max(1_000_000_000))
    .nullable()
    .default(null),
  /** The options of a choice field. */
  options: z.array(fieldOption).max(20).default([]),
  /** The dictionary of a dictionary field. */
  dict: typed(64).default(''),
  uses: z.array(z.enum(fieldUses)).max(fieldUses.length).default([]),
});
export type GenerateField = z.infer<typeof generateField>;

const sectionKey = requiredText(20).regex(/^[a-z][A-Za-z]*$/, { error: rule('resourceName') });

const parts = {
  type: z.enum(generateTypes),
  /** The first segment of its path: an existing menu group, or a new one with the title below. */
  section: sectionKey,
  section_zh_CN: plain(24).default(''),
  section_en: plain(24).refine(isEnglish, inEnglish).default(''),
  section_zh_TW: plain(24)
    .refine(isTraditional, { error: rule('simplified') })
    .default(''),
  resource: requiredText(24)
    .regex(/^[a-z][A-Za-z]*$/, { error: rule('resourceName') })
    .refine((name) => !isReservedResource(name), { error: rule('reserved') }),
  ...called(24),
  /** The English plural; folders and pages are named after it. */
  many: requiredText(30)
    .regex(/^[a-z]+( [a-z]+)*$/, { error: rule('plural') })
    .refine((name) => !isReservedResource(name), { error: rule('reserved') }),
  line_zh_CN: plain(80).min(1),
  line_en: plain(120).min(1).refine(isEnglish, inEnglish),
  line_zh_TW: plain(80)
    .min(1)
    .refine(isTraditional, { error: rule('simplified') }),
  fields: z.array(generateField).min(1).max(30),
  /** Shipped roles that get all its rights, in addition to those with every right. */
  roles: z.array(requiredText(24)).max(10).default([]),
};

/** The description of a table for the generator; also the content of a description file. */
export const generateInput = z.strictObject(parts).superRefine((described, context) => {
  for (const { path, key } of misuses(described))
    context.addIssue({ code: 'custom', path, message: rule(key) });
});
export type Description = z.infer<typeof generateInput>;

/** `GET admin/generate/index` */
export const generateFilter = listInput(['resource', 'create_time', 'update_time'], {
  keyword,
  type: filterList(z.enum(generateTypes)),
  create_time: dayRange,
});

export const generateRow = z.object({
  id: z.number(),
  type: z.enum(generateTypes),
  section: z.string(),
  resource: z.string(),
  zh_CN: z.string(),
  en: z.string(),
  zh_TW: z.string(),
  field_count: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type GenerateRow = z.infer<typeof generateRow>;

/** `GET admin/generate/info`: all of a description. */
export const generateInfo = generateRow.extend({
  ...z.object(parts).omit({ type: true, section: true, resource: true }).shape,
});
export type GenerateInfo = z.infer<typeof generateInfo>;

export const generateId = z.strictObject({ id: rowId });

/** Names that already exist and cannot be used again. */
export const generateAround = z.object({
  resources: z.array(z.string()),
  groups: z.array(z.string()),
  sections: z.array(
    z.object({
      type: z.enum(generateTypes),
      key: z.string(),
      zh_CN: z.string(),
      en: z.string(),
      zh_TW: z.string(),
    }),
  ),
  dicts: z.array(
    z.object({ code: z.string(), zh_CN: z.string(), en: z.string(), zh_TW: z.string() }),
  ),
  roles: z.array(
    z.object({ code: z.string(), zh_CN: z.string(), en: z.string(), zh_TW: z.string() }),
  ),
});
export type GenerateAround = z.infer<typeof generateAround>;

/** One file of a generated feature: new, or an existing one with lines inserted. */
export const generatedFile = z.object({
  path: z.string(),
  text: z.string(),
  is_new: z.boolean(),
});
export type GeneratedFile = z.infer<typeof generatedFile>;

export const generateCalls = {
  ...recordCalls(generator, {
    filter: generateFilter,
    row: generateRow,
    input: generateInput,
    info: generateInfo,
    fields: generateTexts.fields,
  }),
  around: call('GET generate/around', {
    types: ['admin'],
    allow: 'tool:generate:view',
    answer: generateAround,
  }),
  preview: call('POST generate/preview', {
    types: ['admin'],
    allow: 'tool:generate:view',
    input: generateId,
    answer: z.array(generatedFile),
    fields: generateTexts.fields,
  }),
  download: call('GET generate/download', {
    types: ['admin'],
    allow: 'tool:generate:download',
    input: generateId,
    sendsFile: true,
    fields: generateTexts.fields,
  }),
  copy: call('POST generate/copy', {
    types: ['admin'],
    allow: 'tool:generate:add',
    input: generateId,
    answer: generateInfo,
    fields: generateTexts.fields,
  }),
};
