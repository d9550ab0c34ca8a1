import sharp from 'sharp';
import { mostRepairPhotos } from '#contract/features/sale/repairs/contract.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { plainAddress } from '../files/addresses.ts';
import { settle, stage, type Small } from '../files/keep.ts';
import { makePicture } from '../files/make-picture.ts';

/** The owner of photos: one request, before and after it is sent. */
export type Album = { company: number; request: string };
export type KeptPhoto = { place: number; photo: string; small: string };

const smallEdge = 240;
const places = Array.from({ length: mostRepairPhotos }, (_, at) => at + 1);
const keyOf = ({ request }: Album, place: number) => `repair/${request}/${place}`;
const smallKeyOf = (album: Album, place: number) => `${keyOf(album, place)}-small`;

/** The photos uploaded so far, as unsigned URLs. */
export async function photosOf(tx: Tx, album: Album): Promise<KeptPhoto[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select(['key', 'address'])
    .where('company_id', '=', album.company)
    .where(
      'key',
      'in',
      places.flatMap((place) => [keyOf(album, place), smallKeyOf(album, place)]),
    )
    .execute();
  const byKey = new Map(rows.map(({ key, address }) => [key, plainAddress(address)]));
  return places.flatMap((place) => {
    const photo = byKey.get(keyOf(album, place));
    const small = byKey.get(smallKeyOf(album, place));
    return photo && small ? [{ place, photo, small }] : [];
  });
}

/**
 * Stores a photo, re-encoded and with a thumbnail, as a private file of the company. It is unused: unless the request
 * is sent, it is swept after a day.
 */
export async function keepPhoto(app: App, album: Album, bytes: Buffer): Promise<void> {
  const { webp, width, height } = await makePicture(bytes);
  const small = await sharp(webp)
    .resize(smallEdge, smallEdge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer({ resolveWithObject: true });
  const taken = await transact(app.database.main, systemActor, (tx) => photosOf(tx, album));
  const place = places.find((one) => taken.every((photo) => photo.place !== one));
  if (place === undefined) return;
  const common: Omit<Small, 'key' | 'bytes'> = {
    company: album.company,
    account: null,
    name: `${place}.webp`,
    kind: 'picture',
    isPublic: false,
    type: 'image/webp',
  };
  const staged = [
    await stage(app, { ...common, key: keyOf(album, place), bytes: webp, width, height }),
    await stage(app, {
      ...common,
      key: smallKeyOf(album, place),
      bytes: small.data,
      width: small.info.width,
      height: small.info.height,
    }),
  ];
  await transact(app.database.main, systemActor, async (tx) => {
    for (const one of staged) await settle(tx, one);
  });
}

/** Removes photos from an unsent form; those already sent stay. */
export async function dropPhotos(
  app: App,
  album: Album,
  dropped: readonly number[],
): Promise<void> {
  const keys = dropped.flatMap((place) => [keyOf(album, place), smallKeyOf(album, place)]);
  if (keys.length === 0) return;
  await transact(app.database.main, systemActor, (tx) =>
    tx
      .deleteFrom('stored_file as f')
      .where('f.company_id', '=', album.company)
      .where('f.key', 'in', keys)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('file_use as u')
              .select('u.file_id')
              .whereRef('u.company_id', '=', 'f.company_id')
              .whereRef('u.file_id', '=', 'f.id'),
          ),
        ),
      )
      .execute(),
  );
}
