import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Missing, type Store } from './storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A name in a folder is safe once the folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Bytes in files below one folder. */
export function openDisk(root: string): Store {
  const fileOf = (place: string) => path.join(root, place);

  return {
    kind: 'disk',
    put: async (place, bytes) => {
      const file = fileOf(place);
      const draft = `${file}.${randomUUID()}.new`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
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
        throw error;
      }
      await syncFolder(path.dirname(file));
    },
    append: async () => {
      throw new Error('not yet');
    },
    sizeOf: async ({ place }) => {
      try {
        return (await stat(fileOf(place))).size;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    },
    seal: async () => {
      throw new Error('not yet');
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
      await rm(fileOf(place), { force: true });
    },
    form: async () => null,
    adopt: async () => null,
  };
}
