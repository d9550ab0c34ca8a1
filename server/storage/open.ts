import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { defaultRegion, regions, type Region } from '#contract/files.ts';
import { keepOnce } from '../secrets.ts';
import { SettingError, type Settings } from '../settings.ts';
import {
  originOf,
  readStorageAddress,
  type DiskAddress,
  type S3Address,
} from '../storage-address.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import { makeStorage, type Storage, type Store } from './storage.ts';

/** The configured stores; a region without one uses the default. */
export function openStorage(settings: Settings): Storage {
  const stores: Partial<Record<Region, Store>> = {};
  const origins = new Set<string>();
  const places: string[] = [];
  for (const region of regions) {
    const own = `STORAGE_URL_${region}` as const;
    const name = region === defaultRegion && !settings[own] ? 'STORAGE_URL' : own;
    const address = settings[name] ? readStorageAddress(settings[name]) : null;
    if (!address) continue;
    if (address.kind === 's3') origins.add(originOf(address));
    stores[region] = open(address, name, settings);
    places.push(`${region} ${placeOf(address, settings)}`);
  }
  return makeStorage(
    { ...stores, 30: stores[defaultRegion]! },
    { origins: [...origins], identity: places.join(', ') },
  );
}

const folderOf = (address: DiskAddress, settings: Settings) =>
  address.folder ?? path.join(settings.DATA_DIR, 'storage');

/** Tells whether two nodes store in the same place: a shared folder has the same id for both, whatever its path. */
function placeOf(address: DiskAddress | S3Address, settings: Settings): string {
  if (address.kind === 's3') return `s3 ${originOf(address)}/${address.bucket}`;
  return `folder ${keepOnce(path.join(folderOf(address, settings), '.id'), randomUUID)}`;
}

function open(address: DiskAddress | S3Address, name: string, settings: Settings): Store {
  if (address.kind === 's3') return openS3(address);
  const folder = folderOf(address, settings);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`The setting ${name} is ${folder}, which cannot be used (${code}).`);
  }
  return openDisk(folder);
}
