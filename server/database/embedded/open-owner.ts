import path from 'node:path';
import type { Settings } from '#server/settings.ts';
import { findRunning } from './running.ts';
import { startEmbedded } from './start.ts';

type Opened = { url: string; stop: () => Promise<void> };

/**
 * The database as its owner, for a program beside the server: that of the settings, or the embedded one, which is started
 * if nobody runs it.
 */
export async function openOwnerOf(
  settings: Settings,
  print: (line: string) => void,
  mustStart = false,
): Promise<Opened> {
  const stop = () => Promise.resolve();
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop };
  const folder = path.join(settings.DATA_DIR, 'postgres');
  const running = mustStart ? null : await findRunning(folder);
  return running ? { url: running, stop } : startEmbedded({ folder, report: print });
}
