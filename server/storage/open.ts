import path from 'node:path';
import type { Settings } from '../settings.ts';
import { openDisk } from './disk.ts';
import { makeStorage, type Storage } from './storage.ts';

/** The stores that the settings name. */
export function openStorage(settings: Settings): Storage {
  const folder = settings.STORAGE_URL.slice('file:'.length);
  return makeStorage({ 30: openDisk(folder || path.join(settings.DATA_DIR, 'storage')) }, []);
}
