import { blocksOf, type PageDocument } from './kit/document.ts';
import type { Field, Fields } from './kit/fields.ts';
import type { Settings } from './kit/spec.ts';
import { findSpec } from './list.ts';

/** A setting that names records of the company by their ids. */
export type Naming = {
  /** The id of its block, and what the block is. */
  block: string;
  type: string;
  path: readonly (string | number)[];
  kind: 'products' | 'campaign';
  label: Field['label'];
  ids: number[];
  /** Whether it counts: its block is shown, and the settings beside it are such. */
  isShown: boolean;
};

/** All settings of an opened page that name records. */
export const namingsOf = (page: PageDocument): Naming[] =>
  blocksOf(page).flatMap(({ id, type, settings, hidden }) => {
    const spec = findSpec(type);
    if (!spec) return [];
    return namedIn(spec.fields, settings, [], !hidden).map((one) => ({ block: id, type, ...one }));
  });

/** The ids of the products on an opened page, without duplicates, for its scene. */
export const productsNamedBy = (page: PageDocument): number[] => idsOf(page, 'products');

/** The ids of the reward campaigns on an opened page. */
export const campaignsNamedBy = (page: PageDocument): number[] => idsOf(page, 'campaign');

const idsOf = (page: PageDocument, kind: Naming['kind']) => [
  ...new Set(namingsOf(page).flatMap((one) => (one.kind === kind ? one.ids : []))),
];

const namedIn = (
  fields: Fields,
  settings: Settings,
  above: readonly (string | number)[],
  isAboveShown = true,
): Omit<Naming, 'block' | 'type'>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [value, path] = [settings[name], [...above, name]];
    const { only, label } = field;
    const isShown =
      isAboveShown && settings.show !== false && (!only || only.is.includes(settings[only.field]));
    if (field.kind === 'products')
      return [{ path, kind: field.kind, label, ids: numbersIn(value), isShown }];
    // 0 is none.
    if (field.kind === 'campaign')
      return [{ path, kind: field.kind, label, ids: numbersIn([value]).filter(Boolean), isShown }];
    if (field.kind === 'group') return namedIn(field.fields, value as Settings, path, isShown);
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item: Settings, at) => namedIn(field.item, item, [...path, at], isShown));
  });

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)) : [];
