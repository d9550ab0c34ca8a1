// Scanning our own labels gives a link; the code alone is shorter and equivalent.
const shortLink = /^https?:\/\/[^/\s]+\/c\/(?=[^/?#\s]+$)/i;

/** Pasted codes, separated by lines, blanks, commas or semicolons; without duplicates, in order. */
export function splitCodes(text: string): { codes: string[]; repeated: number } {
  const given = text
    .split(/[\s,;，；、]+/u)
    .filter(Boolean)
    .map((one) => one.replace(shortLink, ''));
  const codes = [...new Set(given)];
  return { codes, repeated: given.length - codes.length };
}
