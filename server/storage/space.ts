import { statfs } from 'node:fs/promises';

/** Below this PostgreSQL cannot go on writing, and nothing can be saved. */
export const leastFree = 32_000_000;

/** Bytes of the file system that a folder is on. */
export async function spaceOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
