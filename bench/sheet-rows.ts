import { readFileSync } from 'node:fs';
import { createInflateRaw } from 'node:zlib';
import { readZipDirectory } from '#server/records/spreadsheet/zip-directory.ts';

const localHeader = 30;
const mark = '<row ';

/** How many rows stand in the sheets of a workbook, without their heads. */
export async function countSheetRows(file: string): Promise<number> {
  const bytes = readFileSync(file);
  const sheets = readZipDirectory(bytes)?.filter(({ name }) => /worksheets\/.*\.xml$/.test(name));
  if (!sheets?.length) throw new Error(`${file} is no workbook`);
  let rows = 0;
  for (const { start, packedSize } of sheets) {
    const from =
      start + localHeader + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const sheet = createInflateRaw();
    sheet.end(bytes.subarray(from, from + packedSize));
    let rest = '';
    for await (const piece of sheet.setEncoding('utf8')) {
      const text = rest + String(piece);
      rows += text.split(mark).length - 1;
      // A mark may be cut in two.
      rest = text.slice(1 - mark.length);
    }
    rows -= 1;
  }
  return rows;
}
