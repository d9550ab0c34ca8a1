import * as z from 'zod';
import { requiredText, rule, wholeNumber } from '#contract/validation.ts';

/** The characters allowed in own codes: every printer, scanner and URL supports them. */
const plain = /^[0-9A-Za-z._-]+$/;
const width = (most: number) => wholeNumber((number) => number.min(1).max(most));
// Upper case like the rest of a code, so that no two codes differ by case alone.
const plainText = (most: number) =>
  requiredText(most)
    .regex(plain, { error: rule('formatError') })
    .toUpperCase();

export const alphabets = {
  digits: '0123456789',
  letters: 'ABCDEFGHJKMNPQRSTVWXYZ',
  mixed: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;
export type AlphabetName = keyof typeof alphabets;
export const dateFormats = ['YY', 'YYMM', 'YYMMDD', 'YYYYMMDD', 'YYWW', 'YYDDD'] as const;
export const radixes = [10, 16, 32, 36] as const;
export const resets = ['never', 'year', 'month', 'day', 'batch', 'part'] as const;
export type Reset = (typeof resets)[number];
export const checkMethods = ['mod10', 'damm', 'mod36'] as const;

const segmentKinds = {
  constant: z.strictObject({ kind: z.literal('constant'), text: plainText(16) }),
  date: z.strictObject({ kind: z.literal('date'), format: z.enum(dateFormats) }),
  part: z.strictObject({
    kind: z.literal('part'),
    take: z.enum(['code', 'model', 'gtin']),
    width: width(20),
  }),
  category: z.strictObject({ kind: z.literal('category'), width: width(10) }),
  factory: z.strictObject({ kind: z.literal('factory'), width: width(10) }),
  line: z.strictObject({ kind: z.literal('line'), width: width(10) }),
  batch: z.strictObject({ kind: z.literal('batch'), width: width(20) }),
  field: z.strictObject({ kind: z.literal('field'), name: requiredText(32), width: width(20) }),
  sequence: z.strictObject({
    kind: z.literal('sequence'),
    width: width(12),
    radix: wholeNumber((number) => number.refine((one) => radixes.some((radix) => radix === one))),
    start: wholeNumber((number) => number.min(0).max(999_999_999)).default(1),
    reset: z.enum(resets).default('never'),
  }),
  random: z.strictObject({
    kind: z.literal('random'),
    width: width(16),
    alphabet: z.enum(Object.keys(alphabets) as [AlphabetName]),
  }),
  check: z.strictObject({ kind: z.literal('check'), method: z.enum(checkMethods) }),
} as const;

export const segment = z.discriminatedUnion('kind', [
  segmentKinds.constant,
  segmentKinds.date,
  segmentKinds.part,
  segmentKinds.category,
  segmentKinds.factory,
  segmentKinds.line,
  segmentKinds.batch,
  segmentKinds.field,
  segmentKinds.sequence,
  segmentKinds.random,
  segmentKinds.check,
]);
export type Segment = z.infer<typeof segment>;
export type SegmentKind = Segment['kind'];

export const codeLengths = { least: 6, most: 64, prefix: 2 } as const;
export const separators = ['', '-', '.', '_'] as const;

export type CodeRule = { segments: readonly Segment[]; separator: string };

/** The values that segments take from outside the rule. */
export type CodeContext = {
  day: Date;
  part: {
    code: string;
    model: string;
    gtin: string;
    category: string;
    fields: Record<string, string>;
  };
  factory: string;
  line: string;
  batch: string;
};
