import type { Block } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import { isBound, readWords, type Phrase } from '#blocks/kit/words.ts';
import type { Language } from '#contract/language.ts';

/** The first words of a block, to tell it from others of its type; empty if it has none. */
export function summaryOf({ type, settings }: Block, language: Language): string {
  for (const [name, field] of Object.entries(findSpec(type)?.fields ?? {})) {
    if (field.kind !== 'phrase') continue;
    const value = settings[name] as Phrase | undefined;
    if (value === undefined) return '';
    const words = readWords(isBound(value) ? value.fallback : value, language).trim();
    if (words !== '') return words;
  }
  return '';
}
