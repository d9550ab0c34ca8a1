import type { Language } from '#contract/language.ts';

export type Show = (value: unknown, language: Language) => unknown;

const showsOf = new Map<string, Show[]>();
/** Those that are kept in a table of another name, and that no list of the kit serves. */
const tableOf = new Map([
  ['user', 'account'],
  ['dealerAccount', 'account'],
  ['version', 'system_version'],
]);
const keyOf = (target: string, field: string) => `${target}.${field}`;

/** How values of a field read in the log: a state, a kind. `target` is the type of record that the log names. */
export function registerWords(target: string, field: string, show: Show): void {
  const key = keyOf(target, field);
  showsOf.set(key, [...(showsOf.get(key) ?? []), show]);
}

/** The table in which records of this type are kept, for their names. */
export const registerTable = (target: string, table: string): void =>
  void tableOf.set(target, table);

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at ? '_' : ''}${letter.toLowerCase()}`);

/** The table of a type of record; those that no list registered are mostly named after it. */
export const tableOfTarget = (target: string): string => tableOf.get(target) ?? snakeCase(target);

/** The word for a value in the records of these types, the first that knows it; null without one. */
export function wordFor(
  targets: readonly string[],
  field: string,
  value: unknown,
  language: Language,
): string | null {
  if (value === null || typeof value === 'object') return null;
  for (const show of targets.flatMap((target) => showsOf.get(keyOf(target, field)) ?? [])) {
    const word = tryShow(show, value, language);
    if (word !== '') return word;
  }
  return null;
}

/** A list of a record's parts has states of its own, and an old log values that the product no longer knows. */
function tryShow(show: Show, value: unknown, language: Language): string {
  try {
    const word = show(value, language);
    return typeof word === 'string' ? word : '';
  } catch {
    return '';
  }
}

/** The fields that name a record: its number, then what it is called. */
export const numberField = 'code';
export const nameFields = ['name', 'title', 'realname', 'username', 'serial_number', 'file_name'];
export const namingFields = [numberField, ...nameFields];

type Values = Readonly<Record<string, unknown>>;

/** What a record is called, by its own values: its number and its name. Empty without either. */
export function nameIn(values: Values, language: Language): string {
  const read = (field: string) => spoken(values[field], language);
  const number = read(numberField);
  const name = nameFields.map(read).find((one) => one !== '') ?? '';
  return number === name ? name : [number, name].filter(Boolean).join(' ');
}

/** A name may be kept in three languages. */
function spoken(value: unknown, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const said = (value as Values)[language];
  return typeof said === 'string' ? said : '';
}

/** Of a row that is changed, what names it: kept with the change, so that the log still says it when the row is gone. */
export const namesOfRow = (row: Values): Values =>
  Object.fromEntries(
    namingFields.flatMap((field) =>
      typeof row[field] === 'string' && row[field] !== '' ? [[field, row[field]]] : [],
    ),
  );
