import type * as z from 'zod';
import type { Language } from '#contract/language.ts';
import { findText, type Text } from '#contract/text.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { cents } from '#contract/validation.ts';

const fieldsOf = new Map<string, Record<string, Text>>();
const inputOf = new Map<string, z.ZodType>();
const amountsOf = new WeakMap<z.ZodType, ReadonlySet<string>>();

type Described = { path: string; fields?: Record<string, Text>; input?: z.ZodType };

/** Each call's schema gives the labels of its fields and which are money, for the log of its changes. */
export function registerFields({ path, fields, input }: Described): void {
  if (fields) fieldsOf.set(path, fields);
  if (input) inputOf.set(path, input);
}

type Schema = z.ZodType | undefined;
type Parts = {
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
};

/** The fields of a schema in cents, at any depth. */
function amountsIn(schema: Schema, name = ''): string[] {
  if (schema === undefined) return [];
  if (schema === cents) return [name];
  const { shape = {}, innerType, element, options = [] } = schema.def as unknown as Parts;
  return [
    ...[innerType, element, ...options].flatMap((one) => amountsIn(one, name)),
    ...Object.entries(shape).flatMap(([field, one]) => amountsIn(one, field)),
  ];
}

/** A document with a currency keeps its sums. */
const sumsIn = (input: z.ZodType): readonly string[] =>
  'currency' in ((input.def as unknown as Parts).shape ?? {}) ? ['net', 'tax', 'total'] : [];

/** The fields of a call that are money: found when it is first asked about, as looking at all calls delays the start. */
function amountsFor(path: string): ReadonlySet<string> | undefined {
  const input = inputOf.get(path);
  if (!input) return undefined;
  const found = amountsOf.get(input) ?? new Set([...amountsIn(input), ...sumsIn(input)]);
  amountsOf.set(input, found);
  return found;
}

/** The calls that know the fields of a write, itself first. */
const kinOf = (path: string): string[] => {
  const resource = path.split('/')[0]!;
  return [path, `${resource}/edit`, `${resource}/index`];
};

/** Whether a field is money in the call that wrote it, or in the form of that record. */
export const isAmount = (path: string, field: string): boolean =>
  kinOf(path).some((one) => amountsFor(one)?.has(field));

/** Short names with another meaning elsewhere. */
const vague = new Set(['code', 'key', 'type', 'page', 'limit']);

/** The label of a field in the call that wrote it, or in the form of that record; null without one. */
export function fieldLabel(path: string, field: string, language: Language): string | null {
  if (field === '' || field.includes('.')) return null;
  for (const one of kinOf(path)) {
    const text = findText(fieldsOf.get(one) ?? {}, field);
    if (text) return text[language];
  }
  return vague.has(field) ? null : (findText(fieldTexts, field)?.[language] ?? null);
}
