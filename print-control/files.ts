import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that only its user can read. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Replaces a file at once: after a crash it is the old one or the new one. */
export function replaceFile(path: string, content: string | Buffer, mode = 0o600): void {
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w', mode);
  try {
    writeWhole(file, typeof content === 'string' ? Buffer.from(content) : content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  // An earlier file may have had other rights.
  chmodSync(fresh, mode);
  renameSync(fresh, path);
  syncFolder(dirname(path));
}

export function writeWhole(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

/** New names in a folder survive a power cut; Windows does it by itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
