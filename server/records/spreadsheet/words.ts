const invisible = /[\u200b-\u200d\u2060\ufeff]/g;
// Cells of digits, letters and punctuation only, some in full width.
const codeSigns = /^[\s\u0021-\u007e\uff01-\uff5e]*$/;
const wideSign = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;

/** The text of a cell without invisible characters; １２３ is 123, while 第１号（新） stays as it is. */
export function tidy(text: string): string {
  const seen = text.replace(invisible, '').replaceAll('\r\n', '\n').trim();
  return codeSigns.test(seen) && wideSign.test(seen) ? seen.normalize('NFKC').trim() : seen;
}

/** Normalised for comparison: ignores width, case and spaces. */
export const plainWords = (text: string): string =>
  text.replace(invisible, '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for headers, whose asterisk only marks them as required. */
export const headWords = (text: string): string => plainWords(text).replaceAll('*', '').trim();
