import { languages } from '#contract/language.ts';
import { endingOf } from '#contract/translated.ts';
import type { ExportColumn, ImportColumn } from './plan.ts';

/** The three columns of a text in an exported sheet. */
export const exportInThree = (field: string, width: number): ExportColumn[] =>
  languages.map((language) => ({ field: `${field}${endingOf(language)}`, width }));

/** The three columns of a text in a sheet to be imported; only the Chinese one may have to be there. */
export const importInThree = (
  field: string,
  chinese: Omit<ImportColumn, 'field'>,
): ImportColumn[] =>
  languages.map((language) => ({
    ...(language === 'zh_CN' ? chinese : chinese.read ? { read: chinese.read } : {}),
    field: `${field}${endingOf(language)}`,
  }));
