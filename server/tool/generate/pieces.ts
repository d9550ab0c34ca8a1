import type { Description, GenerateField } from '#contract/features/tool/generate/contract.ts';
import {
  isReference,
  nameColumn,
  usualMost,
  type FieldUse,
} from '#contract/features/tool/generate/uses.ts';
import type { Names } from './names.ts';

/** What the templates of one feature are given. */
export type Plan = { described: Description; names: Names; fields: readonly PlannedField[] };

export type PlannedField = GenerateField & {
  /** The column with the name of what it refers to. */
  shownAs: string | null;
  limit: number;
  isReference: boolean;
  /** Empty is told from a value by null. */
  isNullable: boolean;
  used: (use: FieldUse) => boolean;
};

const emptyAsText = ['text', 'longText', 'dict'];

export function planOf(described: Description, names: Names): Plan {
  const fields = described.fields.map((field) => ({
    ...field,
    shownAs: nameColumn(field),
    limit: field.most ?? usualMost[field.type] ?? 0,
    isReference: isReference(field.type),
    isNullable: !field.required && field.type !== 'yesNo' && !emptyAsText.includes(field.type),
    used: (use: FieldUse) => field.uses.includes(use),
  }));
  return { described, names, fields };
}

/** A string as TypeScript writes it; the formatter chooses the quotes. */
export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

type Called = { zh_CN: string; en: string; zh_TW: string };

/** `t('中文', 'English', '繁體')` */
export const text = ({ zh_CN: chinese, en, zh_TW: traditional }: Called): string =>
  `t(${quote(chinese)}, ${quote(en)}, ${quote(traditional)})`;

/** The names after `import`, in their order, without those that are not needed. */
export const list = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(', ');

/** Lines, without those that are not needed. */
export const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line) => typeof line === 'string' && line !== '').join('\n');

export const ofTypes = (plan: Plan, ...types: GenerateField['type'][]): readonly PlannedField[] =>
  plan.fields.filter(({ type }) => types.includes(type));

/** The constant that holds the values of a choice: `colorValues`. */
export const valuesOf = ({ name }: Pick<GenerateField, 'name'>): string => `${camel(name)}Values`;

export const camel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The filters of its list, in order. */
export const filtersOf = ({ fields }: Plan): string[] => [
  ...(fields.some((one) => one.used('searched')) ? ['keyword'] : []),
  ...fields.filter((one) => one.used('filtered')).map(({ name }) => name),
  'create_time',
];
