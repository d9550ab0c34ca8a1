/**
 * The cells of text copied from a spreadsheet: tabs between cells, line ends between rows. A cell that contains either
 * is quoted, with quotes inside it doubled.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const isQuoted = text[at] === '"' && closingQuote(text, at) !== null;
    const end = isQuoted ? closingQuote(text, at)! + 1 : endOfCell(text, at);
    const raw = text.slice(at, end);
    row.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (end >= text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    // Spreadsheets end the last row like every other one.
    if (at === text.length) break;
  }
  return rows;
}

/** Cells as text that spreadsheets paste as cells. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) =>
    /[\t\r\n"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return rows.map((row) => row.map(cell).join('\t')).join('\r\n');
}

/** Where the quotes that open here are closed; null if what follows is no end of a cell. */
function closingQuote(text: string, from: number): number | null {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || '\t\r\n'.includes(text[at + 1]!) ? at : null;
  }
  return null;
}

function endOfCell(text: string, from: number): number {
  let at = from;
  while (at < text.length && !'\t\r\n'.includes(text[at]!)) at += 1;
  return at;
}
