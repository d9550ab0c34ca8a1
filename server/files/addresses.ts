import { timingSafeEqual } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Secrets } from '../secrets.ts';

/** The URL of a file in records; for a private file it needs a signature to open. */
export const plainAddress = (address: string) => `/api/file/${address}`;

const sign = (secrets: Secrets, address: string, expires: number) =>
  secrets.index('file address', `${address}:${expires}`).toString('base64url').slice(0, 32);

/** A signed URL, valid for some hours. It stays the same for a while, so that browsers can cache. */
export function signedAddress(secrets: Secrets, address: string, now = Date.now()): string {
  const span = limits.fileAddressMinutes * 60_000;
  const expires = (Math.floor(now / (span / 2)) + 3) * (span / 2);
  return `${plainAddress(address)}?expires=${expires}&signature=${sign(secrets, address, expires)}`;
}

export function isSigned(
  secrets: Secrets,
  address: string,
  given: { expires?: unknown; signature?: unknown },
  now = Date.now(),
): 'yes' | 'no' | 'expired' {
  const expires = Number(given.expires);
  if (typeof given.signature !== 'string' || !Number.isSafeInteger(expires)) return 'no';
  const right = Buffer.from(sign(secrets, address, expires));
  const told = Buffer.from(given.signature);
  if (right.length !== told.length || !timingSafeEqual(right, told)) return 'no';
  return expires > now ? 'yes' : 'expired';
}
