import type { Language } from '#contract/language.ts';
import { findText, type Text } from '#contract/text.ts';
import { fieldTexts } from '#contract/texts/fields.ts';

const fieldsOf = new Map<string, Record<string, Text>>();

/** Every call says what its fields are called: the log of what it wrote uses the same words. */
export function rememberWords(path: string, fields: Record<string, Text> | undefined): void {
  if (fields) fieldsOf.set(path, fields);
}

/** Short names that mean something else elsewhere. */
const vague = new Set(['code', 'key', 'type', 'page', 'limit']);

/** What a field is called in the call that wrote it, or in the form of that record; null where nobody gave it a name. */
export function fieldWord(path: string, field: string, language: Language): string | null {
  if (field === '' || field.includes('.')) return null;
  const resource = path.split('/')[0]!;
  for (const one of [path, `${resource}/edit`, `${resource}/index`]) {
    const text = findText(fieldsOf.get(one) ?? {}, field);
    if (text) return text[language];
  }
  return vague.has(field) ? null : (findText(fieldTexts, field)?.[language] ?? null);
}
