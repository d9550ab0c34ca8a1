import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { consistencyPath, leafHash, rootOf } from '#proof/merkle.ts';
import {
  cosignature,
  cosigned,
  noteKey,
  signatureLine,
  writeCheckpoint,
  writeKey,
  writeNote,
} from '#proof/note.ts';
import { writeSubmission } from './submission.ts';

const seedOf = (name: string) => sha256(utf8ToBytes(name));
export const leaves = (size: number, kind = 'leaf'): Uint8Array[] =>
  Array.from({ length: size }, (_, at) => leafHash(utf8ToBytes(`${kind} ${at}`)));

/** A log of somebody else, as large as is asked for. */
export function makeLog(origin: string, secret = origin) {
  const key = noteKey(origin, ed25519.getPublicKey(seedOf(secret)));
  const head = (hashes: readonly Uint8Array[]) => {
    const text = writeCheckpoint({ origin, size: hashes.length, root: rootOf(hashes) });
    const signature = ed25519.sign(utf8ToBytes(text), seedOf(secret));
    return writeNote(text, [signatureLine(key, signature)]);
  };
  return {
    origin,
    key: writeKey(key),
    head,
    submit: (old: number, hashes: readonly Uint8Array[]) =>
      writeSubmission(old, consistencyPath(hashes, old), head(hashes)),
  };
}

/** A witness of somebody else. */
export function makeWitness(name: string) {
  const key = noteKey(name, ed25519.getPublicKey(seedOf(name)), 'cosignature');
  return {
    key: writeKey(key),
    /** Its signature under the text of a head. */
    sign: (text: string, seconds = Math.floor(Date.now() / 1_000)) =>
      signatureLine(key, cosignature(seconds, ed25519.sign(cosigned(text, seconds), seedOf(name)))),
  };
}
