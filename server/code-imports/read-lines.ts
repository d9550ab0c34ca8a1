import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { readWorkbook } from '../records/spreadsheet/read-workbook.ts';
import { Refusal } from '../refusal.ts';
import { columnsIn, plainColumns, splitCells, type Columns, type RawLine } from './columns.ts';

/** Where the reading of a file stands: the next byte (or row of a sheet), the line before it, and its columns. */
export type Place = {
  offset: number;
  line: number;
  columns: Columns | null;
  isGbk?: boolean;
  /** The next byte is within that line. */
  isRest?: boolean;
};
export const beginning: Place = { offset: 0, line: 0, columns: null };
export type ReadPart = { lines: RawLine[]; next: Place; isEnd: boolean };

/** So much of a file is read at once: some ten thousand lines. */
const bytesAtOnce = 1_048_576;
/** A line that is longer holds no code. */
const longestLine = 65_536;
const rowsAtOnce = 5_000;
const mostRows = 200_000;

const isWorkbook = (name: string) => /\.xlsx$/i.test(name);

type File = { name: string; size: number; region: number; place: string };

async function findFile(app: App, company: number, address: string): Promise<File> {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return transact(app.database.main, systemActor, async (tx) => {
    const { rows } = await sql<File>`
      select f.name, b.size, b.region, b.place from stored_file f
      join blob b on b.company_id = f.company_id and b.hash = f.hash
      where f.company_id = ${company} and f.address = ${name}`.execute(tx);
    if (!rows[0]) throw new Error('the file is not there any more');
    return rows[0];
  });
}

async function readBytes(app: App, file: File, start: number, most: number): Promise<Buffer> {
  if (start >= file.size) return Buffer.alloc(0);
  const { store } = app.storage.at(file.region);
  const end = Math.min(file.size, start + most) - 1;
  const pieces: Buffer[] = [];
  for await (const piece of await store.read(file.place, { start, end }))
    pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Reads a file part by part. The same place always gives the same lines, so that a restarted job goes on exactly. */
export async function openLines(
  app: App,
  company: number,
  address: string,
): Promise<(from: Place) => Promise<ReadPart>> {
  const file = await findFile(app, company, address);
  if (isWorkbook(file.name)) return openSheet(app, file);
  return (from) => readText(app, file, from);
}

async function readText(app: App, file: File, from: Place): Promise<ReadPart> {
  const bytes = await readBytes(app, file, from.offset, bytesAtOnce);
  const isLast = from.offset + bytes.length >= file.size;
  // Of a line that was told to be wrong the rest is passed over.
  const start = from.isRest ? restOf(bytes, isLast) : 0;
  const isRest = start === null;
  const cut = isRest || isLast ? bytes.length : lastEnd(bytes);
  // A line without an end in sight: what was read of it is one wrong line.
  const isCut = cut > 0 || isLast;
  const used = isCut && !isRest ? cut : beforeReturn(bytes);
  const part = bytes.subarray(start ?? used, used);
  const isGbk = from.isGbk ?? !isUtf8(part, !isCut);
  const text = new TextDecoder(isGbk ? 'gb18030' : 'utf-8').decode(part);
  const written = text.split(/\r\n|\r|\n/);
  if (written.at(-1) === '') written.pop();
  let { columns } = from;
  let { line } = from;
  const lines: RawLine[] = [];
  for (const one of written) {
    line += 1;
    const plain = one.slice(0, longestLine);
    if (plain.trim() === '') continue;
    const cells = splitCells(plain);
    if (columns === null) {
      const found = columnsIn(cells);
      columns = found ?? plainColumns;
      if (found) continue;
    }
    lines.push({ line, ...pick(cells, columns) });
  }
  const next = { offset: from.offset + used, line, columns, isGbk, isRest: isRest || !isCut };
  return { lines, next, isEnd: isLast };
}

const [lineFeed, carriageReturn] = [10, 13];

/** Without a carriage return at the end: whether a line feed follows it is only known with the next part. */
const beforeReturn = (bytes: Buffer): number =>
  bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;

/** Behind the last end of a line. */
const lastEnd = (bytes: Buffer): number =>
  Math.max(
    bytes.lastIndexOf(lineFeed),
    bytes.subarray(0, beforeReturn(bytes)).lastIndexOf(carriageReturn),
  ) + 1;

/** Behind the first end of a line; null: it is not among these bytes. */
function restOf(bytes: Buffer, isLast: boolean): number | null {
  const seen = isLast ? bytes : bytes.subarray(0, beforeReturn(bytes));
  const at = seen.findIndex((byte) => byte === lineFeed || byte === carriageReturn);
  if (at < 0) return isLast ? bytes.length : null;
  return bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? at + 2 : at + 1;
}

const pick = (cells: readonly string[], { code, part, batch }: Columns) => ({
  text: cells[code] ?? '',
  part: part === null ? '' : (cells[part] ?? ''),
  batch: batch === null ? '' : (cells[batch] ?? ''),
});

/** `isOpen`: the end may be cut within a character. */
function isUtf8(bytes: Buffer, isOpen: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isOpen });
    return true;
  } catch {
    return false;
  }
}

/** A workbook is read into memory as a whole; texts may be as long as they like. */
export function checkSize({ name, size }: Pick<File, 'name' | 'size'>): void {
  if (!isWorkbook(name) || size <= limits.importBytes) return;
  throw new Refusal(errorTexts.fileTooLarge, {
    code: codes.invalid,
    field: 'file',
    params: { n: limits.importBytes / 1_048_576 },
  });
}

/** The first sheet, parsed once for as long as the job runs. */
async function openSheet(app: App, file: File) {
  checkSize(file);
  const bytes = await readBytes(app, file, 0, file.size);
  const [sheet] = await readWorkbook({ name: file.name, bytes }, undefined, mostRows);
  const rows = sheet?.rows ?? [];
  return (from: Place): Promise<ReadPart> => {
    const some = rows.slice(from.offset, from.offset + rowsAtOnce);
    let { columns, line } = from;
    const lines: RawLine[] = [];
    for (const { row, cells } of some) {
      line = row;
      const texts = cells.map((cell) =>
        typeof cell === 'string' ? cell.trim() : (cell?.value ?? ''),
      );
      if (columns === null) {
        const found = columnsIn(texts);
        columns = found ?? plainColumns;
        if (found) continue;
      }
      lines.push({ line, ...pick(texts, columns) });
    }
    const offset = from.offset + some.length;
    return Promise.resolve({
      lines,
      next: { offset, line, columns },
      isEnd: offset >= rows.length,
    });
  };
}
