/** A line as it stands in the file. */
export type RawLine = { line: number; text: string; part: string; batch: string };
/** Which cell holds what. */
export type Columns = { code: number; part: number | null; batch: number | null };

/** Without a heading: code, part, batch. */
export const plainColumns: Columns = { code: 0, part: 1, batch: 2 };

const names = {
  code: ['code', 'serial', 'serial number', 'sn', '编码', '編碼', '标识', '標識', '序列号', '序號'],
  part: ['part', 'part number', 'part code', '物料', '物料编码', '物料編碼', '料号', '料號'],
  batch: ['batch', 'batch number', 'lot', '批次', '批次号', '批號'],
} as const;

/** The columns of a heading, or null if this line is none. */
export function columnsIn(cells: readonly string[]): Columns | null {
  const heads = cells.map((cell) => cell.trim().toLowerCase());
  const at = (wanted: readonly string[]) => {
    const found = heads.findIndex((head) => wanted.includes(head));
    return found < 0 ? null : found;
  };
  const code = at(names.code);
  return code === null ? null : { code, part: at(names.part), batch: at(names.batch) };
}

const separators = /[,;\t]/;

// Sticky: they read on from a place, so that a line is read once, however many cells it has.
const inQuotes = /"((?:[^"]|"")*)"?/y;
const upToSeparator = /[^,;\t]*/y;

/** The cells of a line: separated by comma, semicolon or tab, perhaps in quotes. */
export function splitCells(line: string): string[] {
  if (!line.includes('"')) return line.split(separators).map((cell) => cell.trim());
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    inQuotes.lastIndex = at;
    const quoted = inQuotes.exec(line);
    // Whatever stands behind the closing quote is left out.
    upToSeparator.lastIndex = quoted ? inQuotes.lastIndex : at;
    const [plain] = upToSeparator.exec(line)!;
    cells.push(quoted ? quoted[1]!.replaceAll('""', '"').trim() : plain.trim());
    at = upToSeparator.lastIndex + 1;
  }
  return cells;
}
