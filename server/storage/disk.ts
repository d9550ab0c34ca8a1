import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { codes } from '#contract/envelope.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { Refusal } from '../refusal.ts';
import { makeHashing } from './hashing.ts';
import { Missing, WrongOffset, type Store } from './storage.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
const batch = 1_048_576;
// Flushed while more arrives, so that the last step is short.
const syncEvery = 33_554_432;

function explain(error: unknown): unknown {
  if (!['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))) return error;
  return new Refusal(fileTexts.errors.diskFull, { code: codes.unavailable });
}

/** A file name is durable once its folder is flushed. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A storage in files below one folder. */
export function openDisk(root: string): Store {
  const fileOf = (place: string) => path.join(root, place);
  const hashing = makeHashing();
  const makeFolder = (file: string) =>
    mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw explain(error);
    });
  const sizeOf = async (file: string): Promise<number> => {
    try {
      return (await stat(file)).size;
    } catch (error) {
      if (isMissing(error)) return 0;
      throw error;
    }
  };

  return {
    kind: 'disk',
    put: async (place, bytes) => {
      const file = fileOf(place);
      const draft = `${file}.${randomUUID()}.new`;
      await makeFolder(file);
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw explain(error);
      }
      await syncFolder(path.dirname(file));
    },
    append: async ({ place, state }, offset, body, most) => {
      const file = fileOf(place);
      await makeFolder(file);
      // Neither truncated nor in append mode: written exactly at the offset.
      const mode = constants.O_RDWR | (offset === 0 ? constants.O_CREAT : 0);
      const handle = await open(file, mode, 0o600).catch((error: unknown) => {
        throw isMissing(error) ? new WrongOffset(0) : explain(error);
      });
      try {
        const { size } = await handle.stat();
        if (size !== offset) throw new WrongOffset(size);
        const grown = (now: number) => hashing.reach(file, now);
        return { size: await writeAll(handle, offset, body, most, grown), state };
      } finally {
        await handle.close();
      }
    },
    sizeOf: ({ place }) => sizeOf(fileOf(place)),
    seal: async ({ place }) => {
      const file = fileOf(place);
      const handle = await open(file, 'r+').catch((error: unknown) => {
        throw isMissing(error) ? new Missing(place) : error;
      });
      await handle
        .sync()
        .catch((error: unknown) => {
          throw explain(error);
        })
        .finally(() => handle.close());
      await syncFolder(path.dirname(file));
    },
    digest: async ({ place }) => {
      const file = fileOf(place);
      return hashing.end(file, await sizeOf(file));
    },
    read: async (place, range) => {
      try {
        const handle = await open(fileOf(place), 'r');
        return createReadStream('', {
          fd: handle,
          highWaterMark: 262_144,
          ...(range ? { start: range.start, end: range.end } : {}),
        });
      } catch (error) {
        if (isMissing(error)) throw new Missing(place);
        throw error;
      }
    },
    remove: async ({ place }) => {
      hashing.drop(fileOf(place));
      await rm(fileOf(place), { force: true });
    },
    form: async () => null,
    adopt: async () => null,
  };
}

/**
 * Writes in large chunks, one while the next is gathered; returns how much was written, also when the body breaks off.
 */
async function writeAll(
  handle: FileHandle,
  offset: number,
  body: Readable,
  most: number,
  grown: (size: number) => void,
): Promise<number> {
  let pieces: Buffer[] = [];
  let gathered = 0;
  let size = offset;
  let synced = offset;
  let writing: Promise<void> = Promise.resolve();
  let syncing: Promise<void> = Promise.resolve();
  let isSyncing = false;

  const write = async (buffers: Buffer[]) => {
    for (let left = buffers; left.length > 0;) {
      const { bytesWritten } = await handle.writev(left, size);
      size += bytesWritten;
      left = after(left, bytesWritten);
    }
    grown(size);
    if (size - synced < syncEvery || isSyncing) return;
    synced = size;
    isSyncing = true;
    syncing = handle
      .datasync()
      .catch(() => undefined)
      .finally(() => (isSyncing = false));
  };
  const flush = async () => {
    const full = pieces;
    pieces = [];
    gathered = 0;
    await writing;
    writing = write(full);
    // Awaited at the next flush; until then the error is not reported.
    writing.catch(() => undefined);
  };
  let room = most;
  try {
    // A body left early is not destroyed: its connection still carries the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const piece = chunk.length > room ? chunk.subarray(0, room) : chunk;
      room -= piece.length;
      pieces.push(piece);
      gathered += piece.length;
      if (gathered >= batch) await flush();
      if (room === 0) break;
    }
  } catch {
    // The body broke off, as its sender knows; a failed write fails again right below.
  }
  try {
    await flush();
    await writing;
  } catch (error) {
    throw explain(error);
  } finally {
    await syncing;
  }
  return size;
}

/** The rest after a partial write. */
function after(buffers: Buffer[], written: number): Buffer[] {
  let rest = written;
  const left: Buffer[] = [];
  for (const buffer of buffers) {
    if (rest >= buffer.length) rest -= buffer.length;
    else {
      left.push(rest > 0 ? buffer.subarray(rest) : buffer);
      rest = 0;
    }
  }
  return left;
}
