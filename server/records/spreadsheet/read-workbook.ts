import { Worker } from 'node:worker_threads';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { Refusal } from '../../refusal.ts';
import { acceptFile, refuseFile } from './accept.ts';
import type { ZipEntry } from './zip-directory.ts';

/** A cell: its text, empty, or why it cannot be read. */
export type ReadCell = string | null | { problem: 'formula' | 'error' | 'rounded'; value?: string };
export type ReadRow = { row: number; cells: ReadCell[] };
export type Merge = { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number };
/** A parsed sheet: its non-blank rows with their row numbers, and their count. */
export type ReadSheet = { name: string; rows: ReadRow[]; count: number; merges: Merge[] };

type Told = { sheets: ReadSheet[] } | { refused: 'encrypted' | 'tooMuch' | 'damaged' };

/** A few title lines may precede the header. */
export const titleRows = 10;

const atOnce = 2;
const mostWaiting = 8;
/** Limits per file; a test may lower them. */
const allowance = { milliseconds: 20_000, megabytes: 384 };

let running = 0;
const waiting: (() => void)[] = [];

/** Parses an uploaded workbook in a worker thread; at most two at a time. */
export async function readWorkbook(
  file: { name: string; bytes: Buffer },
  allowed = allowance,
  mostRows: number = limits.importRows,
): Promise<ReadSheet[]> {
  const entries = acceptFile(file);
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting)
      throw new Refusal(spreadsheetTexts.file.busy, { code: codes.tooMany });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await readAside(file.bytes, entries, allowed, mostRows);
  } finally {
    // The slot goes to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function readAside(
  bytes: Buffer,
  entries: ZipEntry[] | null,
  { milliseconds, megabytes }: typeof allowance,
  mostRows: number,
): Promise<ReadSheet[]> {
  const worker = new Worker(new URL('./read-worker.mjs', import.meta.url), {
    workerData: { bytes, entries, mostRows: titleRows + 1 + mostRows },
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    // Without the loader and flags of the server.
    execArgv: [],
    env: {},
  });
  // The server may stop while a file is being read.
  worker.unref();
  const told = await new Promise<Told | null>((resolve) => {
    const clock = setTimeout(() => resolve(null), milliseconds);
    const settle = (what: Told | null) => {
      clearTimeout(clock);
      resolve(what);
    };
    worker.once('message', (message: Told) => settle(message));
    // Mostly out of memory.
    worker.once('error', () => settle(null));
    worker.once('exit', () => settle(null));
  });
  await worker.terminate();
  if (!told) throw refuseFile(spreadsheetTexts.file.tooMuch);
  if ('refused' in told) throw refuseFile(spreadsheetTexts.file[told.refused]);
  return told.sheets;
}
