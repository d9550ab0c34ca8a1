import { withoutLink } from '#contract/codes/short-link.ts';

// As codes are shown and printed: H319 TC46 VN0P M6XN.
const inGroups =
  /(?<![^\s,;，；、])([\da-z]{4}) ([\da-z]{4}) ([\da-z]{4}) ([\da-z]{4})(?![^\s,;，；、])/giu;

type Split = { codes: string[]; repeated: number };

/** Pasted codes, separated by lines, blanks, commas or semicolons; without duplicates, in order. */
export function splitCodes(text: string): Split {
  return once(text.replaceAll(inGroups, '$1$2$3$4').split(/[\s,;，；、]+/u));
}

/** One code on each line, whatever signs others gave it: blanks and commas belong to it. */
export function splitLines(text: string): Split {
  return once(text.split(/[\r\n]+/u).map((line) => line.trim()));
}

function once(pieces: readonly string[]): Split {
  const given = pieces.filter(Boolean).map(withoutLink);
  const codes = [...new Set(given)];
  return { codes, repeated: given.length - codes.length };
}
