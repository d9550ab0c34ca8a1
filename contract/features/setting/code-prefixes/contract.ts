import * as z from 'zod';
import { codeLengths } from '#contract/codes/segments.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { rule, typed } from '#contract/validation.ts';
import { codePrefixes } from './feature.ts';
import { prefixTexts } from './texts.ts';

/** Who issued the prefix. */
export const prefixIssuers = ['own', 'gs1', 'other'] as const;
export type PrefixIssuer = (typeof prefixIssuers)[number];
/** Its status today: not yet in force, in force, expired. */
export const prefixStates = ['coming', 'valid', 'expired'] as const;
export type PrefixState = (typeof prefixStates)[number];

const longest = 20;
const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .min(codeLengths.prefix)
  .max(longest)
  .regex(/^[0-9A-Z._-]*$/, { error: rule('prefixLetters') });

const prefixInput = z
  .strictObject({
    prefix,
    issuer: z.enum(prefixIssuers),
    from_day: z.iso.date().nullable().default(null),
    until_day: z.iso.date().nullable().default(null),
    remark: typed(200).default(''),
  })
  // GS1 company prefixes have six to twelve digits.
  .refine((one) => one.issuer !== 'gs1' || /^\d{6,12}$/.test(one.prefix), {
    error: rule('gs1Prefix'),
    path: ['prefix'],
  })
  .refine(({ from_day: from, until_day: until }) => !from || !until || until >= from, {
    error: rule('endsBefore'),
    path: ['until_day'],
  });

export const prefixFilter = listInput(['prefix', 'until_day', 'create_time'], {
  keyword,
  issuer: filterList(z.enum(prefixIssuers)),
  state: filterList(z.enum(prefixStates)),
  create_time: dayRange,
});

const prefixRow = z.object({
  id: z.number(),
  company_id: z.number(),
  prefix: z.string(),
  issuer: z.enum(prefixIssuers),
  state: z.enum(prefixStates),
  from_day: z.string().nullable(),
  until_day: z.string().nullable(),
  /** Claimed by a rule when it took effect. */
  is_automatic: z.boolean(),
  /** The rules whose codes begin with it, without drafts. */
  rules: z.array(z.string()),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type CodePrefix = z.infer<typeof prefixRow>;

export const codePrefixCalls = recordCalls(codePrefixes, {
  filter: prefixFilter,
  row: prefixRow,
  input: prefixInput,
  fields: prefixTexts.fields,
});
