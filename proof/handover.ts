import { areEqual } from './bytes.ts';
import { readKey, readNote, signatureBy, writeKey, type NoteKey } from './note.ts';

// How a log changes its key: the old key and the new one sign together which one signs from which size on. Its first
// line is no origin of a log, so that no head can be passed off as a handover or the other way round.

export type Handover = {
  origin: string;
  /** The number of the new key; the first key of a log is number 1. */
  number: number;
  /** Larger heads are signed with the new key. */
  size: number;
  key: NoteKey;
};

const title = 'suyuan log key 1';

export const writeHandover = ({ origin, number, size, key }: Handover): string =>
  `${title}\n${origin}\n${number}\n${size}\n${writeKey(key)}\n`;

export function readHandover(text: string): Handover | null {
  const [first, origin = '', number = '', size = '', encoded = '', ...rest] = text.split('\n');
  const key = readKey(encoded);
  const isWhole =
    first === title &&
    rest.join() === '' &&
    /^[1-9]\d{0,5}$/.test(number) &&
    /^\d{1,15}$/.test(size);
  return isWhole && key?.kind === 'ed25519' && key.name === origin
    ? { origin, number: Number(number), size: Number(size), key }
    : null;
}

/** A key of a log, and between which sizes it signs heads. */
export type ValidKey = { key: NoteKey; above: number; upTo: number };

const isSame = (one: NoteKey, other: NoteKey) =>
  one.name === other.name && areEqual(one.publicKey, other.publicKey);

/**
 * The keys that follow from those that are believed: each handover counts that both of its keys signed and one of them is
 * believed. The old ones among `named` are those that the file names.
 */
export function followKeys(
  believed: readonly NoteKey[],
  handovers: readonly string[],
  named: readonly NoteKey[] = [],
): ValidKey[] {
  const keys: ValidKey[] = believed.map((key) => ({ key, above: -1, upTo: endless }));
  const read = handovers.flatMap((text) => {
    const note = readNote(text);
    const handover = note && readHandover(note.text);
    return note && handover && signatureBy(note, handover.key) ? [{ note, ...handover }] : [];
  });
  const find = (key: NoteKey) => keys.find((one) => isSame(one.key, key));
  for (const { note, origin, size, key } of read) {
    const from = keys.find(
      (one) => one.key.name === origin && !isSame(one.key, key) && signatureBy(note, one.key),
    );
    if (!from) continue;
    from.upTo = Math.min(from.upTo, size);
    const known = find(key);
    if (known) known.above = size;
    else keys.push({ key, above: size, upTo: endless });
  }
  // Whoever believes the new key believes what it says of the old one.
  for (const { note, origin, size, key } of read.toReversed()) {
    const old = named.find(
      (one) => one.name === origin && !isSame(one, key) && signatureBy(note, one),
    );
    const to = find(key);
    if (!old || !to || find(old)) continue;
    to.above = size;
    keys.push({ key: old, above: -1, upTo: size });
  }
  return keys;
}
const endless = Number.MAX_SAFE_INTEGER;

export const isInForce = ({ above, upTo }: ValidKey, size: number): boolean =>
  above < size && size <= upTo;
