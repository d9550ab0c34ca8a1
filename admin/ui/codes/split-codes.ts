// What a scanner reads of our own labels is a link to the code; a code alone is shorter and the same.
const shortLink = /^https?:\/\/[^/\s]+\/c\/(?=[^/?#\s]+$)/i;

/** Codes as they are pasted: one a line, or apart by blanks, commas and semicolons; each once, in their order. */
export function splitCodes(text: string): { codes: string[]; repeated: number } {
  const given = text
    .split(/[\s,;，；、]+/u)
    .filter(Boolean)
    .map((one) => one.replace(shortLink, ''));
  const codes = [...new Set(given)];
  return { codes, repeated: given.length - codes.length };
}
