import { languageTags, type Language } from './language.ts';

const rules = new Intl.PluralRules(languageTags.en, { type: 'ordinal' });
const endings = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const;

/** Ordinals: 21st, 第21次. */
export const sayNth = (n: number, language: Language): string =>
  language === 'en' ? `${n}${endings[rules.select(n)]}` : `第${n}次`;
