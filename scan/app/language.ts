import { create } from 'zustand';
import { lasting } from '#browser/storage.ts';
import { defaultLanguage, languages, languageTags, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';

const storageKey = 'language';

function remembered(): Language {
  const kept = lasting.getItem(storageKey);
  const tag = document.documentElement.lang;
  return (
    languages.find((one) => one === kept) ??
    languages.find((one) => languageTags[one] === tag) ??
    defaultLanguage
  );
}

/** The same choice as in the back office. */
export const useLanguage = create<{ language: Language }>(() => ({ language: remembered() }));

export function speak(language: Language): void {
  lasting.setItem(storageKey, language);
  useLanguage.setState({ language });
  announceLanguage();
}

/** What the browser shows of the language outside of the page: fonts, voices, the name under the icon. */
export function announceLanguage(): void {
  const { language } = useLanguage.getState();
  document.documentElement.lang = languageTags[language];
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', `/scan/app.${language}.webmanifest`);
}

export type Say = (text: Text, params?: TextParams) => string;

export function useSay(): Say {
  const language = useLanguage((state) => state.language);
  return (text, params) => say(text, language, params);
}

export const sayNow: Say = (text, params) => say(text, useLanguage.getState().language, params);
