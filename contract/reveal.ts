import * as z from 'zod';
import { call, type Call } from './call.ts';
import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';
import { maskMobile, rowId, rule, telephone } from './validation.ts';

const revealInput = z.strictObject({ id: rowId });
const revealAnswer = z.object({ mobile: z.string() });

/** `POST {resource}/reveal`: the whole phone number of a record. It takes a right of its own, and each view is logged. */
/* @__NO_SIDE_EFFECTS__ */
export const revealCall = <Type extends LoginType>(
  of: { resource: string; area: string; types: readonly Type[] },
  fields: Readonly<Record<string, Text>>,
): RevealCall<Type> =>
  call(`POST ${of.resource}/reveal`, {
    types: of.types,
    allow: `${of.area}:reveal` as Permission,
    input: revealInput,
    answer: revealAnswer,
    fields,
  });
export type RevealCall<Type extends LoginType = LoginType> = Call<
  Type,
  Permission,
  typeof revealInput,
  typeof revealAnswer,
  'one'
>;

/** A number as `maskMobile` shows it. */
export const masked = /^[+\d\s()-]{0,3}\*{4}[\d\s()-]{2,4}$/;
export const isMasked = (value: string): boolean => masked.test(value);

/** A telephone number, or the mask it was shown under, which keeps it unchanged. */
export const telephoneOrMask = z
  .union([z.literal(''), z.string().trim().regex(masked), telephone], {
    error: rule('formatError'),
  })
  .default('');

/** What to store: the number as given, or the stored one if its mask came back; undefined if that is another's mask. */
export const unmasked = (given: string, stored: string): string | undefined =>
  !isMasked(given) ? given : given === maskMobile(stored) ? stored : undefined;
