import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { codes } from '#contract/envelope.ts';
import { uploadTexts } from '#contract/features/system/uploads/texts.ts';
import type { UploadedPhoto } from '#contract/photos.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { charge } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { ServeOptions, Upload } from '../http/endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';
import { plainAddress, signedAddress } from './addresses.ts';
import { settle, stage, type Small, type Staged } from './keep.ts';
import { makePicture } from './make-picture.ts';

/** The URLs of a photo and its thumbnail, unsigned as records keep them, or signed to be opened. */
export type Photo = { photo: string; small: string };

type Place = { company: number; account: number | null; key: string; name: string };

const smallEdge = 240;
const smallKeyOf = (key: string) => `${key}-small`;

/** All keys that photos under these are stored with. */
export const keysOfPhotos = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => [key, smallKeyOf(key)]);

/**
 * Stores a photo, re-encoded and with a thumbnail, as a private file of the company. Unless a record uses it, it is
 * swept after a day.
 */
export async function keepPrivatePhoto(
  app: App,
  { company, account, key, name }: Place,
  bytes: Buffer,
): Promise<Photo> {
  const { webp, width, height } = await makePicture(bytes);
  const small = await sharp(webp)
    .resize(smallEdge, smallEdge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer({ resolveWithObject: true });
  const common: Omit<Small, 'key' | 'bytes'> = {
    company,
    account,
    name,
    kind: 'picture',
    isPublic: false,
    type: 'image/webp',
  };
  const staged: [Staged, Staged] = [
    await stage(app, { ...common, key, bytes: webp, width, height }),
    await stage(app, {
      ...common,
      key: smallKeyOf(key),
      bytes: small.data,
      width: small.info.width,
      height: small.info.height,
    }),
  ];
  const [photo, thumbnail] = await transact(app.database.main, systemActor, async (tx) => [
    await settle(tx, staged[0]),
    await settle(tx, staged[1]),
  ]);
  return { photo: plainAddress(photo.address), small: plainAddress(thumbnail.address) };
}

/** The photos with these keys, as unsigned URLs; those that do not exist are left out. */
export async function findPrivatePhotos(
  tx: Tx,
  company: number,
  keys: readonly string[],
): Promise<Map<string, Photo>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .selectFrom('stored_file')
    .select(['key', 'address'])
    .where('company_id', '=', company)
    .where('key', 'in', keysOfPhotos(keys))
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, plainAddress(row.address)]));
  const found = new Map<string, Photo>();
  for (const key of keys) {
    const photo = byKey.get(key);
    const small = byKey.get(smallKeyOf(key));
    if (photo && small) found.set(key, { photo, small });
  }
  return found;
}

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The same photos, as URLs that are valid for some hours. */
export const signPhotos = (secrets: Secrets, photos: readonly Photo[]): Photo[] =>
  photos.map(({ photo, small }) => ({
    photo: signedAddress(secrets, fileName(photo)),
    small: signedAddress(secrets, fileName(small)),
  }));

/** Who uploads: only a dealer's own records, or those that the same person writes, can use the photo. */
type Uploader = { companyId: number | null; dealerId: number | null; accountId: number };

const keyOf = ({ dealerId, accountId }: Uploader, name: string) =>
  dealerId === null ? `staff/${accountId}/${name}` : `dealer/${dealerId}/${name}`;
const perHour = { hits: 200, windowSeconds: 3_600, blockSeconds: 3_600 };

/** Stores an uploaded photo, and returns the name by which a record can use it. */
async function keepUploadedPhoto(app: App, by: Uploader, bytes: Buffer): Promise<UploadedPhoto> {
  const { companyId: company, accountId: account } = by;
  if (company === null) throw notFound();
  const { blockedSeconds } = await charge(app.database.sidePool, `photo:${account}`, perHour);
  if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  const name = randomBytes(16).toString('hex');
  const place = { company, account, key: keyOf(by, name), name: `${name.slice(0, 8)}.webp` };
  const [shown] = signPhotos(app.secrets, [await keepPrivatePhoto(app, place, bytes)]);
  return { name, small: shown!.small };
}

/** How a call takes a photo: stored before its transaction begins. */
export const takesPhoto: ServeOptions = {
  readUpload: (file, { app, session }) => {
    if (!session) throw notFound();
    return keepUploadedPhoto(app, session, file.bytes);
  },
};

/** The answer of such a call. */
export async function answerPhoto({ file }: { file: Upload | null }): Promise<UploadedPhoto> {
  if (!file) throw new Refusal(uploadTexts.errors.noFile, { code: codes.invalid, field: 'file' });
  return file.content as UploadedPhoto;
}

/** The photos that this dealer or person uploaded, by their names and in their order; null if one is missing. */
export async function findUploadedPhotos(
  tx: Tx,
  by: Uploader & { companyId: number },
  names: readonly string[],
): Promise<Photo[] | null> {
  const keys = [...new Set(names)].map((name) => keyOf(by, name));
  const found = await findPrivatePhotos(tx, by.companyId, keys);
  return found.size === keys.length ? keys.map((key) => found.get(key)!) : null;
}
