export const languages = ['zh_CN', 'en', 'zh_TW'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh_CN';

/** The same text in every language. */
export const inEveryLanguage = <T>(write: (language: Language) => T) =>
  Object.fromEntries(languages.map((one) => [one, write(one)])) as Readonly<Record<Language, T>>;

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  zh_CN: '简体中文',
  en: 'English',
  zh_TW: '繁體中文',
};

/** Locale codes for `<html lang>` and Intl. */
export const languageTags: Record<Language, string> = {
  zh_CN: 'zh-CN',
  en: 'en',
  zh_TW: 'zh-TW',
};

/** Reads a language from a `lang` or `Accept-Language` header; unknown ones give the default. */
export function readLanguage(header: string | undefined): Language {
  const first = header?.split(',')[0]?.split(';')[0]?.trim().replace('-', '_').toLowerCase() ?? '';
  if (first.startsWith('en')) return 'en';
  if (/^zh_(tw|hk|mo|hant)/.test(first)) return 'zh_TW';
  return defaultLanguage;
}
