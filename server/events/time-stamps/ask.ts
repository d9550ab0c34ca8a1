import { randomBytes } from 'node:crypto';
import type { StampError } from '#contract/stamp-errors.ts';
import {
  BadStamp,
  readStampAnswer,
  stampHash,
  verifyStamp,
  writeStampRequest,
  type Stamp,
} from '#proof/time-stamp.ts';
import { mayCall, postOutside, type OutgoingAnswer } from '../../http/outgoing.ts';
import type { Settings } from '../../settings.ts';

export type Authority = { address: string; fingerprint: string };
export type Stamped = { token: Buffer; stamp: Stamp } | { error: StampError; detail: string };

const patience = 15_000;
/** A token with a long chain of certificates has some kilobytes. */
const longestAnswer = 65_536;
const tolerance = 10 * 60_000;

const failed = (error: StampError, detail = ''): Stamped => ({
  error,
  detail: detail.replaceAll('\0', '').toWellFormed().slice(0, 300),
});

/** A positive number as DER writes it: neither a sign nor a zero in front. */
function makeNonce(): Buffer {
  const nonce = randomBytes(9);
  nonce[0] = (nonce[0]! & 0x3f) | 0x40;
  return nonce;
}

/** Asks a time-stamping authority for the time of a head; what it answers is believed only if all of it holds. */
export async function askForStamp(
  settings: Pick<Settings, 'OUTGOING_HOSTS'>,
  { address, fingerprint }: Authority,
  note: string,
  timeout = patience,
): Promise<Stamped> {
  if (!mayCall(settings, address)) return failed('private');
  const hash = stampHash(note);
  const nonce = makeNonce();
  let answer: OutgoingAnswer;
  try {
    answer = await postOutside(settings, address, {
      headers: {
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
      },
      body: writeStampRequest(hash, nonce),
      timeout,
      most: longestAnswer,
    });
  } catch (error) {
    return failed('unreachable', error instanceof Error ? error.message : String(error));
  }
  if (answer.status !== 200) return failed('status', String(answer.status));
  try {
    const token = readStampAnswer(answer.bytes);
    const pinned = fingerprint.replaceAll(':', '').toLowerCase();
    const stamp = await verifyStamp(token, { hash, nonce, ...(pinned && { pinned }) });
    if (Math.abs(stamp.time.getTime() - Date.now()) > tolerance)
      return failed('wrongTime', stamp.time.toISOString());
    return { token: Buffer.from(token), stamp };
  } catch (error) {
    if (error instanceof BadStamp) return failed(error.fault, error.detail);
    throw error;
  }
}
