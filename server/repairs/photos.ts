import { mostRepairPhotos } from '#contract/features/sale/repairs/contract.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import {
  findPrivatePhotos,
  keepPrivatePhoto,
  keysOfPhotos,
  type Photo,
} from '../files/private-photos.ts';

/** The owner of photos: one request or report, before and after it is sent. */
export type Album = { company: number; request: string; of?: 'repair' | 'report' };
export type KeptPhoto = Photo & { place: number };

const places = Array.from({ length: mostRepairPhotos }, (_, at) => at + 1);
const keyOf = ({ request, of = 'repair' }: Album, place: number) => `${of}/${request}/${place}`;

/** The photos uploaded so far, as unsigned URLs. */
export async function photosOf(tx: Tx, album: Album): Promise<KeptPhoto[]> {
  const found = await findPrivatePhotos(
    tx,
    album.company,
    places.map((place) => keyOf(album, place)),
  );
  return places.flatMap((place) => {
    const photo = found.get(keyOf(album, place));
    return photo ? [{ place, ...photo }] : [];
  });
}

/** Stores a photo of a request that is not sent yet; more than are allowed are dropped. */
export async function keepPhoto(app: App, album: Album, bytes: Buffer): Promise<void> {
  const taken = await transact(app.database.main, systemActor, (tx) => photosOf(tx, album));
  const place = places.find((one) => taken.every((photo) => photo.place !== one));
  if (place === undefined) return;
  const { company } = album;
  const key = keyOf(album, place);
  await keepPrivatePhoto(app, { company, account: null, key, name: `${place}.webp` }, bytes);
}

/** Removes photos from an unsent form; those already sent stay. */
export async function dropPhotos(
  app: App,
  album: Album,
  dropped: readonly number[],
): Promise<void> {
  const keys = keysOfPhotos(dropped.map((place) => keyOf(album, place)));
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
