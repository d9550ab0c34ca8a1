// Runs in a worker thread with its own memory and time limit: a hostile file ends this thread and nothing else. Plain
// JavaScript, because worker threads do not inherit the server's loader.
import { parentPort, workerData } from 'node:worker_threads';
import { crc32, inflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';

const mostSheets = 20;
const mostColumns = 200;
const mostMerges = 20_000;
const rounds = 1e15;
// Excel's own limit, longer than any field; and the limit of all cells together: one shared string can be used in every
// cell, and would be copied for each.
const longestText = 32_767;
const mostCharacters = 16_000_000;

/** @type {{bytes: Uint8Array, entries: import('./zip-directory.ts').ZipEntry[] | null, mostRows: number}} */
const { bytes, entries, mostRows } = workerData;

/** Unpacks the parts to read, at most to the declared size, and repacks them uncompressed. */
function repack(file, parts) {
  const pieces = [];
  const directory = [];
  let at = 0;
  for (const { name, method, crc, packedSize, size, start } of parts) {
    if (file.readUInt32LE(start) !== 0x04034b50) throw new Error('no part here');
    const begin = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    const packed = file.subarray(begin, begin + packedSize);
    const body = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: size || 1 });
    if (body.length !== size || crc32(body) !== crc) throw new Error('a part is not as promised');
    const label = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc, 10);
    head.writeUInt32LE(size, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(label.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    pieces.push(Buffer.from('PK\u0003\u0004'), head, label, body);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), head, place, label);
    at += 30 + label.length + size;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, list, end]);
}

/** A number as people type it: no exponent, no floating point noise. */
function numberText(value) {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(20).replace(/\.?0+$/, '') : text;
}

const two = (number) => String(number).padStart(2, '0');

function timeText(value, date1904) {
  const { y, m, d, H, M, S } = XLSX.SSF.parse_date_code(value, { date1904 });
  const day = `${y}-${two(m)}-${two(d)}`;
  const clock = `${two(H)}:${two(M)}${S ? `:${two(Math.floor(S))}` : ''}`;
  if (value < 1) return clock;
  return H || M || S ? `${day} ${clock}` : day;
}

/** A cell's text, or why it cannot be read. */
function cellOf(cell, date1904) {
  if (!cell) return null;
  if (cell.f !== undefined || cell.F !== undefined) return { problem: 'formula' };
  if (cell.t === 'e')
    return { problem: 'error', value: String(cell.w ?? XLSX.utils.format_cell(cell)) };
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'n') {
    if (!Number.isFinite(cell.v)) return null;
    if (cell.z && XLSX.SSF.is_date(cell.z) && cell.v >= 0 && cell.v < 2_958_466)
      return timeText(cell.v, date1904);
    return Math.abs(cell.v) >= rounds ? { problem: 'rounded' } : numberText(cell.v);
  }
  return cell.v === undefined || cell.v === null ? null : String(cell.v).slice(0, longestText);
}

class TooMuch extends Error {}
let characters = 0;

function addUp(cells) {
  for (const cell of cells) if (typeof cell === 'string') characters += cell.length;
  if (characters > mostCharacters) throw new TooMuch();
}

const isBlank = (cell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

function sheetOf(sheet, date1904) {
  const rows = [];
  let count = 0;
  for (const [at, line] of (sheet['!data'] ?? []).entries()) {
    const cells = [];
    for (let column = 0; column < Math.min(line?.length ?? 0, mostColumns); column += 1)
      cells.push(cellOf(line[column], date1904));
    if (cells.every(isBlank)) continue;
    count += 1;
    if (rows.length >= mostRows) continue;
    addUp(cells);
    rows.push({ row: at + 1, cells });
  }
  const merges = (sheet['!merges'] ?? []).slice(0, mostMerges).map(({ s, e }) => ({
    firstRow: s.r + 1,
    lastRow: e.r + 1,
    firstColumn: s.c,
    lastColumn: e.c,
  }));
  return { rows, count, merges };
}

function readBook() {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const book = XLSX.read(entries ? repack(file, entries) : file, {
    type: 'buffer',
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: true,
    bookVBA: false,
  });
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  // Hidden sheets are skipped.
  const isShown = (_name, at) => !book.Workbook?.Sheets?.[at]?.Hidden;
  const shown = book.SheetNames.filter(isShown);
  return shown.slice(0, mostSheets).flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet ? [{ name, ...sheetOf(sheet, date1904) }] : [];
  });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (what) => parentPort.postMessage(what);

try {
  if (!entries) XLSX.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  tell({ sheets: readBook() });
} catch (error) {
  const isProtected = /password|encrypt/i.test(String(error));
  const isTooMuch = error instanceof TooMuch;
  tell({ refused: isTooMuch ? 'tooMuch' : isProtected ? 'encrypted' : 'damaged' });
}
