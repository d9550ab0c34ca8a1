import sharp from 'sharp';
import { codes } from '#contract/envelope.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
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
