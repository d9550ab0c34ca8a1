import type * as z from 'zod';
import type { Language } from '#contract/language.ts';
import { findText, type Text } from '#contract/text.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { cents } from '#contract/validation.ts';

const fieldsOf = new Map<string, Record<string, Text>>();
const amountsOf = new Map<string, ReadonlySet<string>>();

type Described = { path: string; fields?: Record<string, Text>; input?: z.ZodType };

/** Every call says what its fields are called and which are money: the log of what it wrote shows them alike. */
export function rememberWords({ path, fields, input }: Described): void {
  if (fields) fieldsOf.set(path, fields);
  if (input) amountsOf.set(path, new Set(amountsIn(input)));
}

type Schema = z.ZodType | undefined;
type Parts = {
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
};

/** The fields of a schema that hold whole cents, however deep they lie. */
function amountsIn(schema: Schema, name = ''): string[] {
  if (schema === undefined) return [];
  if (schema === cents) return [name];
  const { shape = {}, innerType, element, options = [] } = schema.def as unknown as Parts;
  return [
    ...[innerType, element, ...options].flatMap((one) => amountsIn(one, name)),
    ...Object.entries(shape).flatMap(([field, one]) => amountsIn(one, field)),
  ];
}

/** The calls that know the fields of what a call wrote, itself first. */
const kinOf = (path: string): string[] => {
  const resource = path.split('/')[0]!;
  return [path, `${resource}/edit`, `${resource}/index`];
};

/** Whether a field is an amount of money in the call that wrote it, or in the form of that record. */
export const isAmount = (path: string, field: string): boolean =>
  kinOf(path).some((one) => amountsOf.get(one)?.has(field));

/** Short names that mean something else elsewhere. */
const vague = new Set(['code', 'key', 'type', 'page', 'limit']);

/** What a field is called in the call that wrote it, or in the form of that record; null where nobody gave it a name. */
export function fieldWord(path: string, field: string, language: Language): string | null {
  if (field === '' || field.includes('.')) return null;
  for (const one of kinOf(path)) {
    const text = findText(fieldsOf.get(one) ?? {}, field);
    if (text) return text[language];
  }
  return vague.has(field) ? null : (findText(fieldTexts, field)?.[language] ?? null);
}
