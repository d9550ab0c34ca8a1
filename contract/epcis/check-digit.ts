import { hasCheckDigit } from '#contract/gs1/check-characters.ts';

/** The check digit that belongs behind digits of a GS1 key. */
export const checkDigitOf = (digits: string): string =>
  [...'0123456789'].find((digit) => hasCheckDigit(digits + digit))!;
