import * as z from 'zod';
import { moveLimits, type Chosen } from '#contract/features/identity/identifiers/contract.ts';
import { filter, rowId, rule, typed } from '#contract/validation.ts';
import { splitCodes } from './split-codes.ts';

export const chosenWays = ['codes', 'range', 'pack'] as const;
export type ChosenWay = (typeof chosenWays)[number];

/** The form values of a selection of identifiers. */
export const chosenShape = {
  way: z.enum(chosenWays),
  codes: z.string().default(''),
  first_code: typed(512).default(''),
  last_code: typed(512).default(''),
  pack_id: filter(rowId).nullable().default(null),
};
export type Typed = {
  way: ChosenWay;
  codes?: string | undefined;
  first_code?: string | undefined;
  last_code?: string | undefined;
  /** The id of a pack; inputs are not typed. */
  pack_id?: unknown;
};

const nothing: Chosen = { ids: [], codes: [], ranges: [], pack_id: null };

/** The selection for a call; undefined while it is incomplete. */
export function chosenOf({
  way,
  codes = '',
  first_code = '',
  last_code = '',
  pack_id,
}: Typed): Chosen | null {
  if (way === 'pack') return typeof pack_id === 'number' ? { ...nothing, pack_id } : null;
  if (way === 'range') {
    const [first, last] = [first_code.trim(), last_code.trim()];
    return first && last ? { ...nothing, ranges: [{ first_code: first, last_code: last }] } : null;
  }
  const list = splitCodes(codes).codes;
  return list.length > 0 ? { ...nothing, codes: list } : null;
}

/** Reports an error at the field that is missing or too long. */
export function judgeChosen(typedIn: Typed, context: z.RefinementCtx): void {
  const complain = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (typedIn.way === 'pack' && !typedIn.pack_id) complain('pack_id', rule('required'));
  if (typedIn.way === 'range') {
    if (!typedIn.first_code?.trim()) complain('first_code', rule('required'));
    if (!typedIn.last_code?.trim()) complain('last_code', rule('required'));
  }
  if (typedIn.way !== 'codes') return;
  const { codes } = splitCodes(typedIn.codes ?? '');
  if (codes.length === 0) complain('codes', rule('required'));
  if (codes.length > moveLimits.listed) complain('codes', rule('tooManyCodes'));
}
