import sharp from 'sharp';
import { codes } from '#contract/envelope.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { Refusal } from '../refusal.ts';
import { makePictureQueue, TooBusy } from './picture-queue.ts';

const edge = 256;
const readable = new Set<string | undefined>(['gif', 'jpeg', 'png', 'webp']);

/** A picture sent as a data URL, re-encoded as a small WebP: none of the original bytes are kept. */
export async function readSmallPicture(address: string, field: string): Promise<Buffer> {
  const found = /^data:image\/(?:gif|jpe?g|png|webp);base64,([A-Za-z0-9+/=]+)$/.exec(address);
  try {
    if (!found) throw new Error('not a picture');
    const picture = sharp(Buffer.from(found[1]!, 'base64'), { limitInputPixels: 16_000_000 });
    // By its bytes, not by its declared type: an SVG may contain scripts and references.
    const { format } = await picture.metadata();
    if (!readable.has(format)) throw new Error('not a picture');
    return await picture
      .rotate()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refusal(profileTexts.errors.notAPicture, { code: codes.invalid, field });
  }
}

const longestEdge = 1_600;
const mostPixels = 64_000_000;
// All frames together: each is re-encoded.
const mostMovingPixels = 24_000_000;

const inTurn = makePictureQueue(50);

export type Picture = { webp: Buffer; width: number; height: number };

/**
 * An uploaded picture, rotated upright and re-encoded as a WebP of reasonable size; metadata and anything else in its
 * bytes are dropped. Animations are kept unless that would take too long.
 */
export async function makePicture(bytes: Buffer): Promise<Picture> {
  try {
    const { pages = 1, width, height } = await readKind(bytes);
    const moves = pages > 1 && pages * width * height <= mostMovingPixels;
    const picture = sharp(bytes, { limitInputPixels: mostPixels, animated: moves });
    const made = (moves ? picture : picture.autoOrient())
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .webp(moves ? { quality: 75, effort: 2 } : { quality: 82 });
    const { data, info } = await inTurn(() => made.toBuffer({ resolveWithObject: true }));
    return { webp: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof TooBusy)
      throw new Refusal(errorTexts.unavailable, { code: codes.unavailable });
    throw new Refusal(fileTexts.problems.notAnImage, { code: codes.invalid, field: 'file' });
  }
}

export type Area = { left: number; top: number; width: number; height: number };

/** A part of a picture, in its own pixels and without loss; of an animation, of its first frame. */
export const cropPicture = (bytes: Buffer, area: Area): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: mostPixels })
      .extract(area)
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ).catch((error: unknown) => {
    if (!(error instanceof TooBusy)) throw error;
    throw new Refusal(errorTexts.unavailable, { code: codes.unavailable });
  });

/** The format of a picture by its bytes; SVG and everything else are refused. */
export async function readKind(bytes: Buffer) {
  const found = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  if (!readable.has(found.format)) throw new Error('not a picture');
  const { format, pages, width, pageHeight } = found;
  // With two bytes per channel the decoded picture is twice as large.
  const weight = found.depth === 'ushort' ? 2 : 1;
  if (width * found.height * weight > mostPixels) throw new Error('too large');
  return { format, pages, width, height: pageHeight ?? found.height };
}
