import { languageTags, type Language } from '#contract/language.ts';

/** A count as people read it: exact while it is short, in words when it is long. */
export function countWords(count: number, language: Language): string {
  const isLong = count >= 1e9;
  return new Intl.NumberFormat(
    languageTags[language],
    isLong
      ? { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }
      : { maximumFractionDigits: 0 },
  ).format(count);
}

/** How far a chance stands between certain (0) and beyond all guessing (1), by its powers of ten. */
export const strengthOf = (chance: number): number =>
  Math.min(1, Math.max(0, -Math.log10(chance) / 15));

/** How many more random characters of the mixed alphabet bring a chance below the line. */
export const moreRandom = (chance: number, line: number): number =>
  Math.ceil(Math.log(chance / line) / Math.log(32));
