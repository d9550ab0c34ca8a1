import sharp from 'sharp';
import { codes } from '#contract/envelope.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { Refusal } from '../refusal.ts';
import { makePictureLine, TooBusy } from './picture-turns.ts';

const edge = 256;
const readable = new Set<string | undefined>(['gif', 'jpeg', 'png', 'webp']);

/** A picture sent as a data address, made anew as a small WebP: nothing of the sent bytes is kept. */
export async function readSmallPicture(address: string, field: string): Promise<Buffer> {
  const found = /^data:image\/(?:gif|jpe?g|png|webp);base64,([A-Za-z0-9+/=]+)$/.exec(address);
  try {
    if (!found) throw new Error('not a picture');
    const picture = sharp(Buffer.from(found[1]!, 'base64'), { limitInputPixels: 16_000_000 });
    // By its bytes, not by what it says it is: a drawing may carry scripts and references.
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
// All frames together: each of them is made anew.
const mostMovingPixels = 24_000_000;

const inTurn = makePictureLine(50);

export type Picture = { webp: Buffer; width: number; height: number };

/**
 * An uploaded picture, turned upright and made anew as a WebP that a phone can carry; what a camera wrote into it and
 * what else its bytes could be is gone. One that moves goes on moving, unless that would keep the server busy.
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

/** What a picture is by its bytes; drawings and everything else are no pictures. */
export async function readKind(bytes: Buffer) {
  const found = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  if (!readable.has(found.format)) throw new Error('not a picture');
  const { format, pages, width, pageHeight } = found;
  // Two bytes for each colour weigh twice as much once they are unpacked.
  const weight = found.depth === 'ushort' ? 2 : 1;
  if (width * found.height * weight > mostPixels) throw new Error('too large');
  return { format, pages, width, height: pageHeight ?? found.height };
}
