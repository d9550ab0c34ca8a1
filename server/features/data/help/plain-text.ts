const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text of a cell as paragraphs; markup stays markup. */
export const asMarkup = (text: string): string =>
  /^\s*<[a-z]/i.test(text)
    ? text
    : text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.trim().replace(/[&<>]/g, (sign) => signs[sign]!)}</p>`)
        .join('');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
// The limit of a spreadsheet cell.
const longestCell = 32_000;

/** Markup as plain text, a line per paragraph. */
export const asText = (markup: string): string =>
  markup
    .replace(/<\/(p|h\d|li|tr|blockquote|div)>|<(br|hr) ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_sign, name: string) => named[name]!)
    .trim()
    .slice(0, longestCell);
