import { languages } from '#contract/language.ts';
import { endingOf } from '#contract/translated.ts';
import type { ImportColumn } from './plan.ts';

/** The three columns of a text in an exported sheet. */
export const exportInThree = <const Field extends string>(field: Field, width: number) =>
  languages.map((language) => ({ field: `${field}${endingOf(language)}` as const, width }));

/** The three columns of a text in an import; only the Chinese one can be required. */
export const importInThree = <const Field extends string>(
  field: Field,
  chinese: Omit<ImportColumn, 'field'>,
): ImportColumn<`${Field}${ReturnType<typeof endingOf>}`>[] =>
  languages.map((language) => ({
    ...(language === 'zh_CN' ? chinese : chinese.read ? { read: chinese.read } : {}),
    field: `${field}${endingOf(language)}` as const,
  }));
