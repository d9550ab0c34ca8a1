import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Store } from '../storage/storage.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A row as PostgreSQL writes its values as text; null is no value. */
export type TextRow = readonly (string | null)[];

// As PostgreSQL's own CSV: an empty value is null, an empty text is quoted.
const cell = (value: string | null): string =>
  value === null
    ? ''
    : value === '' || /[",\r\n]/.test(value)
      ? `"${value.replaceAll('"', '""')}"`
      : value;
export const writeCsv = (rows: readonly TextRow[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

/** Reads what `writeCsv` wrote, or `COPY … TO … CSV`. */
export function readCsv(text: string): TextRow[] {
  const rows: TextRow[] = [];
  let row: (string | null)[] = [];
  // A cell, quoted or not, and what ends it.
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (!found) throw new Error(`line ${rows.length + 1} cannot be read`);
    const [, quoted, plain, end] = found;
    row.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Stores rows as a compressed file with the names of their columns in its first line. */
export async function putRows(
  store: Store,
  place: string,
  columns: readonly string[],
  rows: readonly TextRow[],
): Promise<{ bytes: number; sha256: string }> {
  const bytes = await zip(writeCsv([columns, ...rows]));
  await store.put(place, bytes);
  return { bytes: bytes.length, sha256: digest(bytes) };
}

/** The rows of a stored file; refuses one that is not as it was written. */
export async function takeRows(
  store: Store,
  { place, rows: count, sha256 }: { place: string; rows: number; sha256: string },
): Promise<TextRow[]> {
  const pieces: Buffer[] = [];
  for await (const piece of await store.read(place)) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (digest(bytes) !== sha256) throw new Error(`the file ${place} was changed`);
  const [, ...rows] = readCsv((await unzip(bytes)).toString('utf8'));
  if (rows.length !== count) throw new Error(`the file ${place} has ${rows.length} rows`);
  return rows;
}
