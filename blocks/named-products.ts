import { blocksOf, type PageDocument } from './kit/document.ts';
import type { Fields } from './kit/fields.ts';
import type { Settings } from './kit/spec.ts';
import { findSpec } from './list.ts';

/** The ids of the products on an opened page, without duplicates, for its scene. */
export function productsNamedBy(page: PageDocument): number[] {
  const found = blocksOf(page).flatMap(({ type, settings }) => {
    const spec = findSpec(type);
    return spec ? namedIn(spec.fields, settings) : [];
  });
  return [...new Set(found)];
}

const namedIn = (fields: Fields, settings: Settings): number[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = settings[name];
    if (field.kind === 'products') return numbersIn(value);
    if (field.kind === 'group') return namedIn(field.fields, value as Settings);
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item: Settings) => namedIn(field.item, item));
  });

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)) : [];
