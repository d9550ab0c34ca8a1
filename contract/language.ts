export const languages = ['zh_CN', 'en', 'zh_TW'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh_CN';

/** The same said in every language. */
export const inEveryLanguage = <T>(write: (language: Language) => T) =>
  Object.fromEntries(languages.map((one) => [one, write(one)])) as Readonly<Record<Language, T>>;

/** Each language under its own name, whatever language is spoken now. */
export const languageNames: Record<Language, string> = {
  zh_CN: '简体中文',
  en: 'English',
  zh_TW: '繁體中文',
};

/** What `<html lang>` and Intl call each language. */
export const languageTags: Record<Language, string> = {
  zh_CN: 'zh-CN',
  en: 'en',
  zh_TW: 'zh-TW',
};

/** Reads one language out of a `lang` or `Accept-Language` header; anything unknown is the default. */
export function readLanguage(header: string | undefined): Language {
  const first = header?.split(',')[0]?.split(';')[0]?.trim().replace('-', '_').toLowerCase() ?? '';
  if (first.startsWith('en')) return 'en';
  if (/^zh_(tw|hk|mo|hant)/.test(first)) return 'zh_TW';
  return defaultLanguage;
}
