import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../app.ts';

const hashBytes = 16;

/** The key of standalone codes: one per installation, because only the code leads to its company. */
export const standaloneKey = (app: App): Buffer => app.secrets.derive('standalone security codes');

/** The stored hash of one standalone code. */
export const hashStandalone = (app: App, digits: string): Buffer =>
  createHmac('sha256', standaloneKey(app)).update(digits).digest().subarray(0, hashBytes);

/** The stored hash of one bound code. */
export function hashBound(key: Buffer, seq: number, digits: string): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(seq));
  return createHmac('sha256', key).update(number).update(digits).digest().subarray(0, hashBytes);
}

export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
