import type { ValidationKey } from '#contract/validation.ts';

export const fieldTypes = [
  'text',
  'longText',
  'number',
  'quantity',
  'money',
  'yesNo',
  'day',
  'time',
  'choice',
  'dict',
  'part',
  'category',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What a field can be used for in addition to the form. */
export const fieldUses = ['listed', 'searched', 'filtered', 'sorted', 'unique', 'sheet'] as const;
export type FieldUse = (typeof fieldUses)[number];

/** The possible uses of each field type. */
export const usesOf: Record<FieldType, readonly FieldUse[]> = {
  text: ['listed', 'searched', 'filtered', 'sorted', 'unique', 'sheet'],
  longText: ['searched', 'sheet'],
  number: ['listed', 'sorted', 'unique', 'sheet'],
  quantity: ['listed', 'sorted', 'sheet'],
  money: ['listed', 'sorted', 'sheet'],
  yesNo: ['listed', 'filtered', 'sheet'],
  day: ['listed', 'filtered', 'sorted', 'sheet'],
  time: ['listed', 'filtered', 'sorted', 'sheet'],
  choice: ['listed', 'filtered', 'sheet'],
  dict: ['listed', 'filtered', 'sheet'],
  part: ['listed', 'filtered', 'sheet'],
  category: ['listed', 'filtered', 'sheet'],
};

/** The limit of each type where the description gives none. */
export const usualMost: Partial<Record<FieldType, number>> = {
  text: 64,
  longText: 500,
  number: 1_000_000,
};

export const isReference = (type: FieldType): boolean => type === 'part' || type === 'category';

/** The column for a joined name: `part_id` is shown as `part_name`. */
export const nameColumn = ({ name, type }: Pick<Field, 'name' | 'type'>): string | null => {
  if (isReference(type)) return `${name.slice(0, -3)}_name`;
  return type === 'dict' ? `${name}_name` : null;
};

type Field = {
  name: string;
  zh_CN: string;
  en: string;
  zh_TW: string;
  type: FieldType;
  required: boolean;
  options: { value: string }[];
  dict: string;
  most: number | null;
  uses: FieldUse[];
};
type Place = { type: 'web' | 'admin'; fields: readonly Field[] };
type Misuse = { path: (string | number)[]; key: ValidationKey };

/** Conflicts between the fields of a description, and where they are. */
export function misuses({ type, fields }: Place): Misuse[] {
  const [first] = fields;
  // An empty list is already reported by another check.
  if (!first) return [];
  const nameless: Misuse[] =
    first.type === 'text' && first.required
      ? []
      : [{ path: ['fields', 0, 'type'], key: 'nameless' }];
  return [...nameless, ...fields.flatMap((field, at) => misusesOf(field, at, type, fields))];
}

function misusesOf(
  field: Field,
  at: number,
  type: Place['type'],
  fields: readonly Field[],
): Misuse[] {
  const found: Misuse[] = [];
  const wrong = (name: string, key: ValidationKey) =>
    found.push({ path: ['fields', at, name], key });
  const before = fields.slice(0, at);
  const columns = fields.flatMap((one) => nameColumn(one) ?? []);
  const isTaken = before.some(({ name }) => name === field.name) || columns.includes(field.name);
  if (isTaken) wrong('name', 'twice');
  for (const language of ['zh_CN', 'en', 'zh_TW'] as const)
    if (before.some((one) => one[language] === field[language])) wrong(language, 'twice');
  if (field.name.endsWith('_id') !== isReference(field.type)) wrong('name', 'endsWithId');
  if (type === 'admin' && isReference(field.type)) wrong('type', 'platformOnly');
  if (field.type === 'choice' && field.options.length < 2) wrong('options', 'noOptions');
  if (field.type === 'dict' && field.dict === '') wrong('dict', 'noDictionary');
  const values = field.options.map(({ value }) => value);
  if (new Set(values).size < values.length) wrong('options', 'twice');
  // So few numbers would soon be used up.
  if (
    field.uses.includes('unique') &&
    field.most !== null &&
    field.most < 100 &&
    field.type === 'number'
  )
    wrong('most', 'notForType');
  if (field.uses.some((use) => !usesOf[field.type].includes(use))) wrong('uses', 'notForType');
  return found;
}
