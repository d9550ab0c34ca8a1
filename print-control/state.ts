import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { makeFolder, replaceFile } from './files.ts';

export type Format = 'zpl' | 'pdf';
export type OwnPrinter = { id: string; name: string; format: Format; dpi: number } & (
  | { kind: 'tcp'; host: string; port: number }
  | { kind: 'file'; folder: string }
);
export type Pairing = { server: string; key: string; station: string; company: string };
type Kept = { pairing: Pairing | null; printers: OwnPrinter[] };

/** Where the program keeps its key, its printers and its journal. */
export const usualFolder = (): string =>
  process.env.SUYUAN_PRINT_DIR ?? join(homedir(), '.suyuan-print');

export type State = Kept & {
  folder: string;
  save: (change: Partial<Kept>) => void;
};

export function openState(folder: string): State {
  makeFolder(folder);
  const path = join(folder, 'state.json');
  const kept: Kept = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Kept)
    : { pairing: null, printers: [] };
  const state: State = {
    ...kept,
    folder,
    save: (change) => {
      Object.assign(state, change);
      const { pairing, printers } = state;
      replaceFile(path, JSON.stringify({ pairing, printers }, null, 2));
    },
  };
  return state;
}
