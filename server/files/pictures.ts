import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { makePicture, type Picture } from './make-picture.ts';
import { hashOf, settle, stage, type Small, type Staged } from './keep.ts';

type Owner = { company: number; account: number | null };

/** A picture as a file; its URL follows from its content. */
export function asFile({ webp, width, height }: Picture, owner: Owner): Small {
  const hash = hashOf(webp);
  return {
    ...owner,
    key: `picture/${hash}`,
    name: `${hash.slice(0, 16)}.webp`,
    kind: 'picture',
    isPublic: true,
    type: 'image/webp',
    width,
    height,
    bytes: webp,
  };
}

export const addressOfPicture = (hash: string) => `/api/picture/${hash}.webp`;

/** Re-encodes an uploaded picture and stores it. */
export const stagePicture = async (
  app: Pick<App, 'database' | 'storage'>,
  owner: Owner,
  bytes: Buffer,
): Promise<Staged> => stage(app, asFile(await makePicture(bytes), owner));

/** Stores a picture and returns its URL. */
export async function storePicture(
  app: Pick<App, 'database' | 'storage'>,
  tx: Tx,
  owner: Owner,
  bytes: Buffer,
): Promise<string> {
  const staged = await stagePicture(app, owner, bytes);
  await settle(tx, staged);
  return addressOfPicture(staged.hash);
}
