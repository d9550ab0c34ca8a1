import { create } from 'zustand';
import { defaultLanguage, languages, languageTags, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { lasting } from '#browser/storage.ts';

const storageKey = 'language';

/** The site's default language, from the page. */
function shippedLanguage(): Language {
  const tag = document.documentElement.lang;
  return languages.find((one) => languageTags[one] === tag) ?? defaultLanguage;
}

function remembered(): Language {
  const kept = lasting.getItem(storageKey);
  return languages.find((one) => one === kept) ?? shippedLanguage();
}

/** The language of the admin; switching re-renders texts and keeps pages open. */
export const useLanguage = create<{ language: Language; speak: (language: Language) => void }>(
  (set) => ({
    language: remembered(),
    speak: (language) => {
      lasting.setItem(storageKey, language);
      document.documentElement.lang = languageTags[language];
      set({ language });
    },
  }),
);

export type Say = (text: Text, params?: TextParams) => string;

/** Texts in the current language, for components. */
export function useSay(): Say {
  const language = useLanguage((state) => state.language);
  return (text, params) => say(text, language, params);
}

/** The same outside of components. */
export const sayNow: Say = (text, params) => say(text, useLanguage.getState().language, params);
