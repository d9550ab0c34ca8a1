/** Codes as they are pasted: one a line, or apart by blanks, commas and semicolons; each once, in their order. */
export function splitCodes(text: string): { codes: string[]; repeated: number } {
  const given = text.split(/[\s,;，；、]+/u).filter(Boolean);
  const codes = [...new Set(given)];
  return { codes, repeated: given.length - codes.length };
}
