import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for each other when they are read out.
const small = 'abcdefghjkmnpqrstuvwxyz';
const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/** A password that nobody can foretell, to be changed at the first sign-in: it satisfies the rule of passwords. */
export function makeInitialPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!;
  const rest = Array.from({ length: 9 }, () => pick(small + capital + digits)).join('');
  return `${pick(capital)}${pick(small)}${pick(digits)}${rest}`;
}
