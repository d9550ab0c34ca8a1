import { defaultLanguage, type Language } from '#contract/language.ts';

/** A text for consumers: one for everybody, or one for each language. */
export type Words = string | Readonly<Partial<Record<Language, string>>>;

/** The item data that a text may show. */
export const bindings = [
  'part_name',
  'part_model',
  'serial_number',
  'batch_code',
  'product_time',
  'sale_time',
  'company_name',
  'query_time',
  'first_verify_time',
] as const;
export type Binding = (typeof bindings)[number];

/** A text bound to the scanned item, with a fallback. */
export type Bound = { readonly bind: Binding; readonly fallback: Words };
/** A text of a page: fixed, or bound to the scanned item. */
export type Phrase = Words | Bound;

export const isBound = (phrase: Phrase): phrase is Bound =>
  typeof phrase === 'object' && 'bind' in phrase;

/** The text in one language; a missing translation falls back to the first language written. */
export function readWords(words: Words, language: Language): string {
  if (typeof words === 'string') return words;
  const own = words[language];
  if (own !== undefined && own !== '') return own;
  const related = language === 'zh_TW' ? words.zh_CN : undefined;
  return related || words[defaultLanguage] || words.en || words.zh_TW || '';
}
