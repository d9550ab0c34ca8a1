import { languageTags, type Language } from '#contract/language.ts';

/** A readable count: exact if short, in words if long. */
export function countWords(count: number, language: Language): string {
  const isLong = count >= 1e9;
  return new Intl.NumberFormat(
    languageTags[language],
    isLong
      ? { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }
      : { maximumFractionDigits: 0 },
  ).format(count);
}

/** The position of a probability between certain (0) and unguessable (1), logarithmic. */
export const strengthOf = (chance: number): number =>
  Math.min(1, Math.max(0, -Math.log10(chance) / 15));

/** How many more random characters bring a probability below the limit. */
export const moreRandom = (chance: number, line: number): number =>
  Math.ceil(Math.log(chance / line) / Math.log(32));
