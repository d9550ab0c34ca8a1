import { defaultBackground, type Block, type PageDocument } from './kit/document.ts';
import type { Field, Fields } from './kit/fields.ts';
import { findSpec } from './list.ts';

/**
 * Whether a page turns dark with the phone. One with a background of its own stays as it was designed: nobody knows how
 * everything on it would look on another.
 */
export const adapts = ({ setup }: Pick<PageDocument, 'setup'>): boolean =>
  setup.bgColor === defaultBackground && setup.bgImg === '';

/** The class of a page where there is no body of its own, in the designer. */
export const pageClass = (page: Pick<PageDocument, 'setup'>): string =>
  adapts(page) ? 'page adapts' : 'page';

/** Colours inside rich text. */
const hasColours = (value: unknown): boolean =>
  /\bcolor\s*:|background[\w-]*\s*:|bgcolor=|<font/i.test(JSON.stringify(value ?? ''));

const isChosen = (field: Field, value: unknown): boolean =>
  (field.isGround === true && value !== undefined && value !== field.initial) ||
  (field.kind === 'html' && hasColours(value)) ||
  (field.kind === 'group' && areChosen(field.fields, value)) ||
  (field.kind === 'list' &&
    ((value ?? []) as object[]).some((item) => areChosen(field.item, item)));
const areChosen = (fields: Fields, values: unknown): boolean =>
  Object.entries(fields).some(([name, field]) =>
    isChosen(field, (values as Record<string, unknown> | undefined)?.[name]),
  );

/** Whether a block stays as it was designed where the page turns dark: it chose what its text stands on. */
export function isDesigned({ type, settings }: Block): boolean {
  const spec = findSpec(type);
  return spec !== undefined && areChosen(spec.fields, settings);
}
