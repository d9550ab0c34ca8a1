import { execFile, spawn } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { replaceFile, writeWhole } from './files.ts';
import type { Format, OwnPrinter } from './state.ts';

/** A printer that labels can be sent to. */
export type Printer =
  | OwnPrinter
  | { id: string; kind: 'cups'; name: string; format: Format; dpi: number };

/** `never`: certainly nothing was printed, it may be sent again. `unknown`: only a person can tell. */
export type Sent = 'sent' | 'never' | 'unknown';

/** A piece as a printer gets it. Its claim tells it from pieces of other installations with the same numbers. */
export type Sheet = { job: number; first: number; claim: string; format: Format; data: Buffer };

const titleOf = ({ job, first, claim }: Sheet) => `suyuan-${job}-${first}-${claim.slice(0, 8)}`;
const usualDpi = 203;

/** The printers of the system, as CUPS names them; none where there is no CUPS. */
async function systemPrinters(): Promise<Printer[]> {
  const names = (await output('lpstat', ['-e'])) ?? '';
  return names
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ id: `cups:${name}`, kind: 'cups', name, format: 'pdf', dpi: usualDpi }));
}

export const listPrinters = async (own: readonly OwnPrinter[]): Promise<Printer[]> => [
  ...own,
  ...(await systemPrinters()),
];

/** The formats that a kind of printer takes. */
export const takes = ({ kind }: Pick<Printer, 'kind'>): readonly Format[] =>
  kind === 'tcp' ? ['zpl'] : ['zpl', 'pdf'];

/** What to write down before a piece is sent, so that the printer can be asked about it after a crash. */
export function markOf(printer: Printer, sheet: Sheet): string {
  if (printer.kind === 'cups') return titleOf(sheet);
  if (printer.kind === 'tcp') return '';
  const path = fileOf(printer, sheet);
  // A file of ZPL grows label by label, each page of PDF is a file of its own.
  return sheet.format === 'pdf' ? path : `${sizeOf(path)}:${sheet.data.length}:${path}`;
}

/** Whether a piece that was begun has been printed. */
export async function wasPrinted(printer: Printer, mark: string): Promise<Sent> {
  if (printer.kind === 'tcp' || mark === '') return 'unknown';
  if (printer.kind === 'cups') {
    const seen = await Promise.all([
      output('lpstat', ['-W', 'all', '-l', '-o', printer.name]),
      output('lpq', ['-P', printer.name]),
    ]);
    // A title that is not listed may be too old, so only one that is proves anything.
    return seen.some((text) => text?.split(/\s+/).includes(mark)) ? 'sent' : 'unknown';
  }
  const [, before, bytes, path] = /^(\d+):(\d+):(.*)$/s.exec(mark) ?? [];
  if (path === undefined) return existsSync(mark) ? 'sent' : 'never';
  const size = sizeOf(path);
  if (size >= Number(before) + Number(bytes)) return 'sent';
  if (size < Number(before)) return 'unknown';
  cutTo(path, Number(before));
  return 'never';
}

export async function send(printer: Printer, sheet: Sheet): Promise<Sent> {
  if (printer.kind === 'cups') return sendToCups(printer.name, sheet);
  if (printer.kind === 'tcp') return sendToSocket(printer.host, printer.port, sheet.data);
  const path = fileOf(printer, sheet);
  try {
    mkdirSync(printer.folder, { recursive: true });
    if (sheet.format === 'pdf') replaceFile(path, sheet.data, 0o644);
    else append(path, sheet.data);
    return 'sent';
  } catch {
    return 'never';
  }
}

const fileOf = ({ folder }: { folder: string }, sheet: Sheet) =>
  join(folder, sheet.format === 'pdf' ? `${titleOf(sheet)}.pdf` : `suyuan-${sheet.job}.zpl`);

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function cutTo(path: string, size: number): void {
  if (sizeOf(path) === size) return;
  const file = openSync(path, 'r+');
  try {
    ftruncateSync(file, size);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The whole label or nothing of it. */
function append(path: string, data: Buffer): void {
  const file = openSync(path, 'a', 0o644);
  const { size } = fstatSync(file);
  try {
    writeWhole(file, data);
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  } finally {
    closeSync(file);
  }
}

const connectPatience = 5_000;
const sendPatience = 30_000;

/** Raw data to a port such as 9100. Nothing was printed as long as no connection was there. */
function sendToSocket(host: string, port: number, data: Buffer): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let isConnected = false;
    const end = (sent: Sent) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(sent);
    };
    let timer = setTimeout(() => end('never'), connectPatience);
    socket.once('connect', () => {
      isConnected = true;
      clearTimeout(timer);
      timer = setTimeout(() => end('unknown'), sendPatience);
      socket.end(data);
      // What it says back is not looked at.
      socket.resume();
    });
    socket.once('error', () => end(isConnected ? 'unknown' : 'never'));
    // The printer has taken everything and closes as well.
    socket.once('close', (hadError) => end(isConnected && !hadError ? 'sent' : 'unknown'));
  });
}

/** Given to the spooler, which prints it even if this program ends. */
function sendToCups(name: string, sheet: Sheet): Promise<Sent> {
  const raw = sheet.format === 'zpl' ? ['-o', 'raw'] : [];
  return new Promise((resolve) => {
    const child = spawn('lp', ['-d', name, '-t', titleOf(sheet), ...raw, '--', '-'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.once('error', () => resolve('never'));
    child.once('close', (code) => resolve(code === 0 ? 'sent' : 'never'));
    child.stdin.on('error', () => undefined);
    child.stdin.end(sheet.data);
  });
}

const output = (command: string, args: string[]): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(
      command,
      args,
      { timeout: 5_000, env: { ...process.env, LC_ALL: 'C' } },
      (error, out) => resolve(error ? null : out),
    );
  });

/** Whether files can be put into a folder; makes it where it is missing. */
export function canWriteTo(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A page to try a printer with. */
export const testSheet = (format: Format): Buffer =>
  Buffer.from(
    format === 'zpl'
      ? '^XA^FO40,40^A0N,40,40^FDSUYUAN TEST^FS^FO40,100^BQN,2,5^FDQA,SUYUAN TEST^FS^XZ\n'
      : testPdf(),
    'latin1',
  );

function testPdf(): string {
  const text = 'BT /F1 14 Tf 20 60 Td (SUYUAN TEST) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 170 113] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
