import { isBound, type Phrase, type Words } from '#blocks/kit/words.ts';
import type { Language } from '#contract/language.ts';

/** The words of a text: those typed, or the fallback of one that comes from the scanned item. */
export const wordsOf = (phrase: Phrase): Words => (isBound(phrase) ? phrase.fallback : phrase);
export const withWords = (phrase: Phrase, words: Words): Phrase =>
  isBound(phrase) ? { ...phrase, fallback: words } : words;
export const textIn = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : (words[language] ?? '');

/** What is typed in one language. */
export const textOfPhrase = (phrase: Phrase, language: Language): string =>
  textIn(wordsOf(phrase), language);

/** The same text with other words: in this language, or in all if it has only one. */
export function withText(phrase: Phrase, language: Language, text: string): Phrase {
  const words = wordsOf(phrase);
  return withWords(phrase, typeof words === 'string' ? text : { ...words, [language]: text });
}
