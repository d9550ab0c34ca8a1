import { create } from 'zustand';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { Language } from '#contract/language.ts';
import type { Site } from '#contract/site.ts';
import { say } from '#contract/text.ts';
import { endingOf } from '#contract/translated.ts';
import { useLanguage } from './language.ts';

/** What the page brought along of the site; what is not there is as it was shipped. */
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

/** The words of the site in one language, or those in Chinese; nothing where there are none. */
export const siteWords = (site: Known, name: InThree, language: Language): string =>
  site[`${name}${endingOf(language)}`] || site[name] || '';

/** What the product is called. */
export function useProductTitle(): string {
  const language = useLanguage((state) => state.language);
  return (
    useSite((site) => siteWords(site, 'title', language)) ||
    say(sessionTexts.productTitle, language)
  );
}

/** The same of another text of the site. */
export function useSiteWords(name: InThree): string {
  const language = useLanguage((state) => state.language);
  return useSite((site) => siteWords(site, name, language));
}
