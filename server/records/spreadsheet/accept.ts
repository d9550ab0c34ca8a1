import { codes } from '#contract/envelope.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { Refusal } from '../../refusal.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

// Limits of the unpacked size in total and of the parts that are read: 500 rows need a hundredth of it.
const mostUnpacked = 200 * 1_048_576;
const mostRead = 32 * 1_048_576;
// Sheets full of empty formatted rows compress to a hundredth; beyond that it is a zip bomb.
const suspiciousSize = 20 * 1_048_576;
const suspiciousRatio = 300;

const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const nameInDirectory = (name: string) => Buffer.from(name, 'utf16le');

/** The parts of an xlsx that are read; pictures, macros and the rest stay packed. */
const isRead = ({ name }: ZipEntry) => /\.(xml|rels)$/i.test(name);

export const refuseFile = (text: Text, params: TextParams = {}): Refusal =>
  new Refusal(text, { code: codes.invalid, params });
const { wrongFormat, damaged, encrypted, tooMuch } = spreadsheetTexts.file;

/**
 * Checks a file without unpacking: returns the parts of an xlsx to read, or null for an xls. Anything else is refused.
 */
export function acceptFile({ name, bytes }: { name: string; bytes: Buffer }): ZipEntry[] | null {
  if (!/\.xlsx?$/i.test(name.trim())) throw refuseFile(wrongFormat);
  if (bytes.subarray(0, 8).equals(compoundMark)) return acceptCompound(bytes);
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw refuseFile(wrongFormat);
  const entries = readZipDirectory(bytes);
  if (!entries) throw refuseFile(damaged);
  if (!entries.some((entry) => entry.name.toLowerCase() === 'xl/workbook.xml'))
    throw refuseFile(wrongFormat);
  const read = entries.filter(isRead);
  if (read.some((entry) => entry.isEncrypted)) throw refuseFile(encrypted);
  if (read.some(({ method }) => method !== 0 && method !== 8)) throw refuseFile(wrongFormat);
  const unpacked = sum(entries, 'size');
  const isBomb =
    unpacked > suspiciousSize && unpacked > sum(entries, 'packedSize') * suspiciousRatio;
  if (isBomb || unpacked > mostUnpacked || sum(read, 'size') > mostRead) throw refuseFile(tooMuch);
  return read;
}

/** The container of xls files; password-protected xlsx and other documents use it too. */
function acceptCompound(bytes: Buffer): null {
  // Its header points to the list of its streams, in sectors; a file cut off before that cannot be read.
  const isWhole =
    bytes.length >= 512 &&
    (bytes.readUInt32LE(48) + 2) * 2 ** bytes.readUInt16LE(30) <= bytes.length;
  if (!isWhole) throw refuseFile(damaged);
  if (bytes.includes(nameInDirectory('EncryptedPackage'))) throw refuseFile(encrypted);
  const isBook = ['Workbook', 'Book'].some((name) => bytes.includes(nameInDirectory(`${name}\0`)));
  if (!isBook) throw refuseFile(wrongFormat);
  return null;
}

const sum = (entries: ZipEntry[], what: 'size' | 'packedSize') =>
  entries.reduce((total, entry) => total + entry[what], 0);
