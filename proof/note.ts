import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { areEqual, bigEndian, fromBase64, toBase64 } from './bytes.ts';
import type { Head } from './merkle.ts';

// Signed notes, checkpoints and cosignatures as C2SP specifies them (signed-note, tlog-checkpoint, tlog-cosignature):
// what transparency logs and their witnesses already speak.

const kinds = { ed25519: 1, cosignature: 4 } as const;
export type KeyKind = keyof typeof kinds;
/** A public key with the name of its owner. */
export type NoteKey = { name: string; kind: KeyKind; publicKey: Uint8Array; id: Uint8Array };

const isName = (name: string) => name !== '' && !/[\s+]/u.test(name);

export function noteKey(name: string, publicKey: Uint8Array, kind: KeyKind = 'ed25519'): NoteKey {
  const id = sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(kinds[kind]), publicKey));
  return { name, kind, publicKey, id: id.slice(0, 4) };
}

/** A public key as text: name+id+key. */
export const writeKey = ({ name, kind, publicKey, id }: NoteKey): string =>
  `${name}+${bytesToHex(id)}+${toBase64(concatBytes(Uint8Array.of(kinds[kind]), publicKey))}`;

export function readKey(text: string): NoteKey | null {
  const [, name = '', id = '', encoded = ''] =
    /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64(encoded);
  const kind = (Object.keys(kinds) as KeyKind[]).find((one) => kinds[one] === bytes?.[0]);
  if (!isName(name) || bytes?.length !== 33 || !kind) return null;
  const key = noteKey(name, bytes.slice(1), kind);
  return bytesToHex(key.id) === id ? key : null;
}

/** A line that signs a note. */
export const signatureLine = ({ name, id }: Pick<NoteKey, 'name' | 'id'>, signature: Uint8Array) =>
  `— ${name} ${toBase64(concatBytes(id, signature))}\n`;

type Signature = { name: string; id: Uint8Array; signature: Uint8Array };
export type Note = { text: string; signatures: Signature[] };

/** Null where the text is no signed note. */
export function readNote(note: string): Note | null {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n')) return null;
  const signatures: Signature[] = [];
  for (const line of note.slice(split + 2, -1).split('\n')) {
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (!isName(name) || !bytes || bytes.length < 5) return null;
    signatures.push({ name, id: bytes.slice(0, 4), signature: bytes.slice(4) });
  }
  return { text: note.slice(0, split + 1), signatures };
}

export const writeNote = (text: string, lines: readonly string[]): string =>
  `${text}\n${lines.join('')}`;

/** What a witness signs: the note, and when it saw it. */
export const cosigned = (text: string, seconds: number): Uint8Array =>
  utf8ToBytes(`cosignature/v1\ntime ${seconds}\n${text}`);
export const cosignature = (seconds: number, signature: Uint8Array): Uint8Array =>
  concatBytes(bigEndian(seconds, 8), signature);

const secondsOf = (signature: Uint8Array) =>
  signature.slice(0, 8).reduce((sum, byte) => sum * 256 + byte, 0);
const strict = { zip215: false };
/** The last second that a date can name. */
const lastSecond = 8_640_000_000_000;

function isSigned(text: string, { signature }: Signature, { kind, publicKey }: NoteKey): boolean {
  if (kind === 'ed25519')
    return (
      signature.length === 64 && ed25519.verify(signature, utf8ToBytes(text), publicKey, strict)
    );
  if (signature.length !== 72) return false;
  const seconds = secondsOf(signature);
  if (seconds > lastSecond) return false;
  return ed25519.verify(signature.slice(8), cosigned(text, seconds), publicKey, strict);
}

/** When a witness says that it saw a note, in seconds since 1970. */
export const seenAt = ({ signature }: Pick<Signature, 'signature'>): number => secondsOf(signature);

/** The signature of a key on a note; null where there is none that holds. */
export function signatureBy(note: Note, key: NoteKey): Signature | null {
  const own = note.signatures.find((one) => one.name === key.name && areEqual(one.id, key.id));
  try {
    return own && isSigned(note.text, own, key) ? own : null;
  } catch {
    return null;
  }
}

export type Checkpoint = Head & { origin: string };

export const writeCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** The head of a log that a note tells of; null where it tells of none. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', encoded = ''] = text.split('\n');
  const root = fromBase64(encoded);
  if (origin === '' || !/^(?:0|[1-9]\d{0,14})$/.test(size) || root?.length !== 32) return null;
  return { origin, size: Number(size), root };
}
