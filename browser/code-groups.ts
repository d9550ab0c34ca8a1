const isLong = /^[0-9A-Za-z]{12,}$/;
// Letters, a month or a day, and a running number: its end is what tells two of them apart, and lists have room for it.
const isDocument = /^[A-Z]{1,4}20\d{4,6}\d{2,6}$/;

/** A long code in groups of four, to be read aloud and compared; only the look has gaps, the text has none. */
export const groupsOf = (code: string): readonly string[] =>
  isLong.test(code) && !isDocument.test(code) ? (code.match(/.{1,4}/g) ?? []) : [code];
