import * as z from 'zod';
import { languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import type { Field, FieldKinds, Fields } from './fields.ts';
import { isSafeAddress, isSafeSource } from './safe-address.ts';
import { bindings, isBound, type Phrase } from './words.ts';

// Schemas give their messages as texts, which are shown in the reader's language.
const asMessage = (text: Text) => JSON.stringify(text);
/** A page may be saved with it empty, but not published. */
const unfilled = (text: Text) => ({ error: asMessage(text), params: { isMissing: true } });
/** The text of a message of these schemas; null for zod's own. */
export function readMessage(message: string): Text | null {
  try {
    const text = JSON.parse(message) as Text;
    return typeof text.zh_CN === 'string' ? text : null;
  } catch {
    return null;
  }
}

const longestHtml = 200_000;
const longestAddress = 2_000;

const wordsOf = (max: number) =>
  z.union([z.string().max(max), z.partialRecord(z.enum(languages), z.string().max(max))]);
const phraseOf = (max: number) =>
  z.union([
    wordsOf(max),
    z.strictObject({ bind: z.enum(bindings), fallback: wordsOf(max).default('') }),
  ]);

const isEmpty = (phrase: Phrase) =>
  typeof phrase === 'string'
    ? phrase.trim() === ''
    : !isBound(phrase) && Object.values(phrase).every((one) => one.trim() === '');

const addressText = z.string().max(longestAddress).refine(isSafeAddress);
/** Pictures and media: from this installation, or from an imported page. */
const source = z.string().max(longestAddress).refine(isSafeSource);
/** A colour as the picker writes it, and as older pages did. */
const colour = z
  .string()
  .max(64)
  .regex(/^(|transparent|#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]+\)|[a-z]{3,20})$/i);

type Of<K extends FieldKinds['kind']> = Extract<FieldKinds, { kind: K }>;
const rules: { [K in FieldKinds['kind']]: (field: Of<K>) => z.ZodType } = {
  phrase: ({ max = 500, required }) => {
    const rule = phraseOf(max);
    return required ? rule.refine((value) => !isEmpty(value), unfilled(required)) : rule;
  },
  html: () => phraseOf(longestHtml),
  number: ({ min, max, message }) => {
    const said = message && asMessage(message);
    return z.number(said).min(min, said).max(max, said);
  },
  colour: () => colour,
  switch: () => z.boolean(),
  choice: ({ options }) => z.literal(options.map(({ value }) => value)),
  choices: ({ options }) => z.array(z.literal(options.map(({ value }) => value))).max(100),
  picture: () => source,
  media: () => source,
  text: ({ isUrl, max, required }) => {
    const rule = isUrl ? addressText : z.string().max(max);
    return required ? rule.refine((value) => value.trim() !== '', unfilled(required)) : rule;
  },
  moment: () => z.union([z.literal(''), z.iso.datetime()]),
  linkType: () => z.literal(['10', '11', 10, 11]),
  address: () => z.object({ externalLink: addressText }),
  products: ({ max }) => z.array(z.int().positive()).max(max),
  campaign: () => z.int().min(0),
  list: ({ item, min = 0, max }) => z.array(rulesOf(item)).min(min).max(max),
  group: ({ fields }) => rulesOf(fields),
};
const ruleOf = (field: Field) => (rules[field.kind] as (field: Field) => z.ZodType)(field);

const known = new WeakMap<Fields, z.ZodObject>();

/** The schema of settings. Unknown properties are kept: older pages have more than we read. */
export function rulesOf(fields: Fields): z.ZodObject {
  const before = known.get(fields);
  if (before) return before;
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, ruleOf(field)]),
  );
  const all = z.looseObject(shape);
  known.set(fields, all);
  return all;
}
