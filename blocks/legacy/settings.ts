import { initialSettings, type Field, type FieldKinds, type Fields } from '#blocks/kit/fields.ts';
import { rulesOf } from '#blocks/kit/schema.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import { isDictionary, isSame, type Dictionary } from './same.ts';

type Of<K extends FieldKinds['kind']> = Extract<FieldKinds, { kind: K }>;
/** Undefined: it cannot be converted. */
type Reader<K extends FieldKinds['kind']> = (raw: unknown, field: Of<K>) => unknown;

const asText = (raw: unknown) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;
const numbers = (raw: unknown) =>
  Array.isArray(raw) ? raw.filter((one) => Number.isSafeInteger(one) && one > 0) : undefined;

/** Older pages stored numbers as text, links as text, items as bare strings. */
const readers: { [K in FieldKinds['kind']]?: Reader<K> } = {
  phrase: asText,
  html: asText,
  number: (raw) => {
    const text = asText(raw)?.trim() ?? '';
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  },
  switch: (raw) =>
    raw === 1 || raw === '1' || raw === 'true'
      ? true
      : raw === 0 || raw === '0' || raw === 'false'
        ? false
        : undefined,
  choice: (raw, { options }) => options.find(({ value }) => String(value) === asText(raw))?.value,
  choices: (raw, { options }) =>
    Array.isArray(raw)
      ? raw.filter((one) => options.some(({ value }) => value === one))
      : undefined,
  text: (raw, { isUrl }) => (isUrl ? undefined : asText(raw)),
  address: (raw) => ({ externalLink: asText(isDictionary(raw) ? raw.externalLink : raw) ?? '' }),
  // Objects are products of another system: their ids mean nothing here.
  products: numbers,
  list: (raw, { item, named }) =>
    Array.isArray(raw) ? raw.map((one: unknown) => readItem(item, one, named)) : undefined,
  group: (raw, { fields }) =>
    isDictionary(raw) ? { ...initialSettings(fields), ...readSettings(fields, raw) } : undefined,
};

function readItem(fields: Fields, raw: unknown, named = Object.keys(fields)[0]): Settings {
  const item = isDictionary(raw) ? raw : named === undefined ? {} : { [named]: raw };
  return { ...initialSettings(fields), ...readSettings(fields, item) };
}

/** Values that are only too long are left to the author; those that no view could show are replaced. */
const isMerelyLong = (field: Field, value: unknown) =>
  ['phrase', 'html', 'number', 'text'].includes(field.kind) &&
  !('isUrl' in field && field.isUrl) &&
  (typeof value === 'string' || typeof value === 'number');

function readSetting(name: string, field: Field, fields: Fields, raw: unknown): unknown {
  const rule = rulesOf(fields).shape[name]!;
  const isNested = field.kind === 'list' || field.kind === 'group';
  if (!isNested && rule.safeParse(raw).success) return raw;
  const read = (readers[field.kind] as Reader<FieldKinds['kind']> | undefined)?.(raw, field);
  const isFit = read !== undefined && (isNested || rule.safeParse(read).success);
  return isFit || isMerelyLong(field, read) ? read : structuredClone(field.initial);
}

/** Settings converted to their types. Unknown ones are kept. */
export const readSettings = (fields: Fields, raw: Dictionary): Settings =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? readSetting(name, field, fields, value) : value];
    }),
  );

/** Settings as imported, except for later changes. */
export function writeSettings(fields: Fields, raw: Dictionary, now: Settings): Dictionary {
  const before = readSettings(fields, raw);
  const initial: Dictionary = initialSettings(fields);
  const written = Object.keys({ ...raw, ...now }).flatMap((name): [string, unknown][] => {
    if (!Object.hasOwn(now, name)) return [];
    const isKnown = Object.hasOwn(raw, name);
    if (isKnown && isSame(before[name], now[name])) return [[name, raw[name]]];
    // Defaults added on opening are not exported.
    if (!isKnown && Object.hasOwn(initial, name) && isSame(initial[name], now[name])) return [];
    return [[name, now[name]]];
  });
  const all = Object.fromEntries(written);
  return isSame(all, raw) ? raw : all;
}
