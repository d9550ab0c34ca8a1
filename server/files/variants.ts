import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { pictureWidths, type PictureWidth } from '#contract/files.ts';
import { makePatientQueue, makePictureQueue } from './picture-queue.ts';
import { Missing, type Store } from '../storage/storage.ts';

export type Variant = { width: PictureWidth; format: 'webp' | 'avif' };
export const variantFormats = ['webp', 'avif'] as const;

const longestLine = 64;

const placeOf = (place: string, { width, format }: Variant) => `${place}-${width}.${format}`;

/** Every place where variants of a picture may be stored. */
export const variantPlaces = (place: string): string[] =>
  pictureWidths.flatMap((width) =>
    variantFormats.map((format) => placeOf(place, { width, format })),
  );

/** The variant to make: never wider than the picture; null is the picture itself. */
export function variantFor(wish: Variant, pictureWidth: number): Variant | null {
  if (wish.width < pictureWidth) return wish;
  if (wish.format === 'webp') return null;
  const width = pictureWidths.find((one) => one >= pictureWidth) ?? wish.width;
  return { width: Math.min(width, wish.width) as PictureWidth, format: 'avif' };
}

/** AVIF cannot be animated here: an animation stays WebP, also under the other name; browsers look at the bytes. */
async function makeVariant(bytes: Buffer, { width, format }: Variant): Promise<Buffer> {
  const { pages = 1 } = await sharp(bytes).metadata();
  const moves = pages > 1;
  const resized = sharp(bytes, { animated: moves }).resize({ width, withoutEnlargement: true });
  if (moves) return resized.webp({ quality: 72, effort: 2 }).toBuffer();
  return format === 'avif'
    ? resized.avif({ quality: 52, effort: 2 }).toBuffer()
    : resized.webp({ quality: 78 }).toBuffer();
}

export const typeOfVariant = (bytes: Buffer) =>
  bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : 'image/avif';

const readWhole = async (store: Store, place: string): Promise<Buffer> =>
  buffer(await store.read(place));

type Kept = () => Promise<boolean>;
export type Variants = {
  /** The bytes of a variant, made and stored on first request. `isKept` tells whether the picture still exists. */
  read: (store: Store, place: string, variant: Variant, isKept: Kept) => Promise<Buffer>;
  /** The bytes of a variant if it is there already; if not, it is made once there is time, and null for now. */
  readReady: (
    store: Store,
    place: string,
    variant: Variant,
    isKept: Kept,
  ) => Promise<Buffer | null>;
};

/** Makes each variant once, however many request it, and only a few at a time. */
export function makeVariants(make = makeVariant): Variants {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = makePictureQueue(longestLine);
  const whenIdle = makePatientQueue(longestLine);

  async function produce(
    store: Store,
    place: string,
    variant: Variant,
    isKept: Kept,
  ): Promise<Buffer> {
    const made = await make(await readWhole(store, place), variant);
    const name = placeOf(place, variant);
    await store.put(name, made);
    // Swept meanwhile: remove the variant just stored.
    if (!(await isKept())) await store.remove({ place: name, state: null });
    return made;
  }

  const begin = (name: string, work: Promise<Buffer>): Promise<Buffer> => {
    underWay.set(name, work);
    return work.finally(() => underWay.delete(name));
  };
  const unlessMissing = (error: unknown): null => {
    if (!(error instanceof Missing)) throw error;
    return null;
  };

  return {
    readReady: async (store, place, variant, isKept) => {
      const name = placeOf(place, variant);
      if (underWay.has(name)) return null;
      const found = await readWhole(store, name).catch(unlessMissing);
      if (found || underWay.has(name)) return found;
      // Nobody waits for it: what fails is tried again with the next request.
      begin(
        name,
        whenIdle(() => produce(store, place, variant, isKept)),
      ).catch(() => {});
      return null;
    },
    read: async (store, place, variant, isKept) => {
      const name = placeOf(place, variant);
      const found = underWay.get(name);
      if (found) return found;
      const work = readWhole(store, name).catch((error: unknown) => {
        if (!(error instanceof Missing)) throw error;
        return inTurn(() => produce(store, place, variant, isKept));
      });
      return begin(name, work);
    },
  };
}
