import { withoutLink } from '#contract/codes/short-link.ts';

/** Pasted codes, separated by lines, blanks, commas or semicolons; without duplicates, in order. */
export function splitCodes(text: string): { codes: string[]; repeated: number } {
  const given = text
    .split(/[\s,;，；、]+/u)
    .filter(Boolean)
    .map(withoutLink);
  const codes = [...new Set(given)];
  return { codes, repeated: given.length - codes.length };
}
