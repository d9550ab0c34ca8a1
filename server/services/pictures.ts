import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { codes } from '#contract/envelope.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { uploadTexts } from '#contract/features/system/uploads/texts.ts';
import { Refusal } from '../http/refusal.ts';

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
// Twice the size lists show it in, for sharp screens.
const thumbEdge = 96;

/** An uploaded picture, turned upright and made anew as a WebP that a phone can carry; named by its content. */
export async function makePicture(
  bytes: Buffer,
): Promise<{ hash: string; webp: Buffer; thumb: Buffer; width: number; height: number }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 64_000_000 });
    const { format } = await picture.metadata();
    if (!readable.has(format)) throw new Error('not a picture');
    const { data, info } = await picture
      .rotate()
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    const thumb = await sharp(data)
      .resize(thumbEdge, thumbEdge, { fit: 'cover' })
      .webp({ quality: 76 })
      .toBuffer();
    return { hash, webp: data, thumb, width: info.width, height: info.height };
  } catch {
    throw new Refusal(uploadTexts.errors.notAPicture, { code: codes.invalid, field: 'file' });
  }
}
