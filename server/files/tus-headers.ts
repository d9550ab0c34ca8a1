import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { Refusal } from '../refusal.ts';

type Header = string | string[] | undefined;
type Metadata = { token: string; key: string; fname: string; sha256: string };

/** A whole number of bytes; undefined otherwise. */
export function readOffset(header: Header): number | null {
  const isNumber = typeof header === 'string' && /^\d{1,15}$/.test(header);
  return isNumber ? Number(header) : null;
}

/** `name base64,name base64`, the metadata format of tus. */
export function readMetadata(header: Header): Metadata {
  const told: Metadata = { token: '', key: '', fname: '', sha256: '' };
  if (typeof header !== 'string' || header.length > 8_192)
    throw new Refusal(errorTexts.invalid, { code: codes.invalid });
  for (const pair of header.split(',')) {
    const [name = '', value = ''] = pair.trim().split(' ');
    if (Object.hasOwn(told, name))
      told[name as keyof Metadata] = Buffer.from(value, 'base64').toString();
  }
  return told;
}
