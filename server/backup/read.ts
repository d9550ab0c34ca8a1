import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { readEntries, type Manifest, type Part } from './entries.ts';
import { headSize, opening, WrongBackup } from './sealing.ts';
import type { Progress } from './progress.ts';

/**
 * Reads a backup: what it is, then its parts. Whoever has read the parts to their end knows that nothing was changed or
 * cut off.
 */
export async function readBackup(
  file: string,
  passphrase: string,
  progress: Progress,
): Promise<{ manifest: Manifest; parts: AsyncGenerator<Part> }> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new WrongBackup(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  });
  const head = Buffer.alloc(headSize);
  const { bytesRead } = await handle.read(head, 0, head.length, 0);
  const { size } = await handle.stat();
  await handle.close();
  progress.expect(size);
  const opened = await opening(passphrase, head.subarray(0, bytesRead));
  const source = createReadStream(file, { start: headSize });
  source.on('data', (chunk) => progress.advance(chunk.length));
  const plain = createGunzip();
  source.on('error', (error) => opened.destroy(error));
  opened.on('error', (error) => plain.destroy(error));
  const entries = readEntries(source.pipe(opened).pipe(plain));
  const first = await entries.next();
  if (first.done || first.value.entry.kind !== 'backup')
    throw new WrongBackup('This is not a backup of Suyuan.');
  const manifest = first.value.entry;
  if ((manifest.format as number) !== 1)
    throw new WrongBackup('The backup was made by a newer version of Suyuan.');
  return { manifest, parts: entries };
}
