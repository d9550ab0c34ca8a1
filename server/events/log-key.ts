import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  cosignature,
  cosigned,
  noteKey,
  signatureLine,
  writeKey,
  writeNote,
  type NoteKey,
} from '#proof/note.ts';
import type { App } from '../app.ts';

type Holder = Pick<App, 'secrets'>;

// It follows from the secret of the installation, so every node has it, and a backup of the secret is one of the key.
const seedOf = ({ secrets }: Holder) => secrets.derive('key of the log');

/** The key of an installation's log. Its name follows from it, and stays when the address changes. */
export function logKey(holder: Holder): NoteKey {
  const publicKey = ed25519.getPublicKey(seedOf(holder));
  return noteKey(`suyuan-${bytesToHex(sha256(publicKey)).slice(0, 16)}`, publicKey);
}

/** The public key as it is handed out. */
export const publicLogKey = (holder: Holder): string => writeKey(logKey(holder));

/** Signs a text as the log of this installation. */
export function signAsLog(holder: Holder, text: string): string {
  const signature = ed25519.sign(utf8ToBytes(text), seedOf(holder));
  return writeNote(text, [signatureLine(logKey(holder), signature)]);
}

// Another key than that of the log: a witness states something else.
const witnessSeedOf = ({ secrets }: Holder) => secrets.derive('key of the witness');

/** The key with which an installation signs the heads of others that it witnesses. */
export function witnessKey(holder: Holder): NoteKey {
  const publicKey = ed25519.getPublicKey(witnessSeedOf(holder));
  const hash = bytesToHex(sha256(publicKey)).slice(0, 16);
  return noteKey(`suyuan-witness-${hash}`, publicKey, 'cosignature');
}

export const publicWitnessKey = (holder: Holder): string => writeKey(witnessKey(holder));

/** The line by which the installation, as a witness, says when it saw the head of another log. */
export function cosignAsWitness(holder: Holder, text: string, seconds: number): string {
  const signature = ed25519.sign(cosigned(text, seconds), witnessSeedOf(holder));
  return signatureLine(witnessKey(holder), cosignature(seconds, signature));
}
