import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { noteKey, signatureLine, writeKey, writeNote, type NoteKey } from '#proof/note.ts';
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
