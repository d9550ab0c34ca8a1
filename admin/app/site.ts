import { create } from 'zustand';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { Language } from '#contract/language.ts';
import type { Site } from '#contract/site.ts';
import { say } from '#contract/text.ts';
import { endingOf } from '#contract/translated.ts';
import { useLanguage } from './language.ts';

/** The site texts in the page; missing ones use the defaults. */
type Known = Partial<Site>;

function brought(): Known {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Known;
  } catch {
    return {};
  }
}

export const useSite = create<Known>(() => brought());

type InThree = 'title' | 'slogan' | 'copyright' | 'support_hours';

/** A site text in one language, or in Chinese; undefined if empty. */
export const siteWords = (site: Known, name: InThree, language: Language): string =>
  site[`${name}${endingOf(language)}`] || site[name] || '';

/** The product name. */
export function useProductTitle(): string {
  const language = useLanguage((state) => state.language);
  return (
    useSite((site) => siteWords(site, 'title', language)) ||
    say(sessionTexts.productTitle, language)
  );
}

/** The same for another site text. */
export function useSiteWords(name: InThree): string {
  const language = useLanguage((state) => state.language);
  return useSite((site) => siteWords(site, name, language));
}
