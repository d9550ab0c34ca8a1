import { defaultLanguage, type Language } from '#contract/language.ts';

/** What a consumer reads: one text for everybody, or one for each language. */
export type Words = string | Readonly<Partial<Record<Language, string>>>;

/** What of the scanned item may stand in a text. */
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

/** A text taken from the scanned item, and what stands there when it has none. */
export type Bound = { readonly bind: Binding; readonly fallback: Words };
/** A text of a page: written, or taken from the scanned item. */
export type Phrase = Words | Bound;

export const isBound = (phrase: Phrase): phrase is Bound =>
  typeof phrase === 'object' && 'bind' in phrase;

/** The words in one language; one that was not written is read in the language it was written in first. */
export function readWords(words: Words, language: Language): string {
  if (typeof words === 'string') return words;
  const own = words[language];
  if (own !== undefined && own !== '') return own;
  const related = language === 'zh_TW' ? words.zh_CN : undefined;
  return related || words[defaultLanguage] || words.en || words.zh_TW || '';
}
