import * as z from 'zod';
import { rule } from './validation.ts';

/** A day, or none for an open end. */
export const optionalDay = z
  .union([
    z.literal('').transform(() => null),
    z.iso.date().regex(/^(19|20|21)/, { error: rule('invalid') }),
  ])
  .nullable()
  .default(null);

type Span = { show_from: string | null; show_until: string | null };

/** Checks that the last day is not before the first, for `refine`. */
export const isRightSpan = ({ show_from: from, show_until: until }: Span): boolean =>
  !from || !until || from <= until;
export const spanRule = { error: rule('endsBefore'), path: ['show_until'] };
