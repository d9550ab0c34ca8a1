import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from './settings.ts';

/** Makes the data folder, and tries to write into it and into what an earlier start made there. */
export function makeDataDir(folder: string): void {
  let place = folder;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const own = ['keys', 'log', 'outbox', 'storage'].map((name) => path.join(folder, name));
    for (place of [folder, ...own.filter((one) => existsSync(one))]) {
      const probe = path.join(place, `.probe-${process.pid}`);
      writeFileSync(probe, 'x');
      rmSync(probe);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOSPC' ? 'the disk is full' : code;
    throw new SettingError(
      `The setting DATA_DIR names ${folder}, but ${place} cannot be written (${why}).`,
    );
  }
}
