/** A cell value: text, a number, money in cents, or empty. */
export type Cell = string | number | Money | null;
export type Money = { cents: number };

/** Cell styles, in the order of `styles`. */
export const looks = { plain: 0, head: 1, money: 2, text: 3 } as const;

// Excel refuses longer texts.
const longestText = 32_767;
// Spreadsheets round numbers with more digits.
const exactUpTo = 1e15;

// A control character, a lone surrogate or a non-character cannot stand in XML; Excel writes it as _x0001_, and
// therefore what looks like that as _x005F_x0001_. A carriage return would be read back as a line feed.
const unspeakable =
  // oxlint-disable-next-line no-control-regex
  /[\0-\b\v\f\r\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|_(?=x[\da-fA-F]{4}_)/g;
const markup = /[&<>]/g;
// oxlint-disable-next-line no-control-regex
const needsCare = /[&<>_\0-\b\v-\x1f\ud800-\udfff\ufffe\uffff]/;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for an XML element in a spreadsheet. */
export function escapeText(words: string): string {
  if (!needsCare.test(words)) return words;
  return words
    .replace(
      unspeakable,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(markup, (sign) => entities[sign]!);
}

/** The same inside a quoted attribute. */
export const escapeAttribute = (words: string): string =>
  escapeText(words).replaceAll('"', '&quot;');

/** Column names: A, B … Z, AA … */
export function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

function cellXml(name: string, row: number, value: Cell, look: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'object') {
    const { cents } = value;
    if (!Number.isFinite(cents)) return '';
    return `<c r="${name}${row}" s="${looks.money}"><v>${cents / 100}</v></c>`;
  }
  if (typeof value === 'number' && Math.abs(value) < exactUpTo)
    return `<c r="${name}${row}"><v>${value}</v></c>`;
  const words = String(value);
  const shown = words.length > longestText ? `${words.slice(0, longestText - 1)}…` : words;
  const style = look === 0 ? '' : ` s="${look}"`;
  // An inline string is never a formula, whatever it begins with.
  return `<c r="${name}${row}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeText(shown)}</t></is></c>`;
}

/** One row of a sheet; empty cells are left out. */
export function rowXml(
  names: readonly string[],
  row: number,
  cells: readonly Cell[],
  look: number = looks.plain,
): string {
  let xml = `<row r="${row}">`;
  for (let at = 0; at < cells.length; at += 1) xml += cellXml(names[at]!, row, cells[at]!, look);
  return `${xml}</row>`;
}
