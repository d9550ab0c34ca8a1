import { randomInt } from 'node:crypto';

// Without characters that are easily confused.
const small = 'abcdefghjkmnpqrstuvwxyz';
const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/** A random password that satisfies the password rules, to be changed at the first sign-in. */
export function makeInitialPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!;
  const rest = Array.from({ length: 9 }, () => pick(small + capital + digits)).join('');
  return `${pick(capital)}${pick(small)}${pick(digits)}${rest}`;
}
