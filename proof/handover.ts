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

/** The keys that follow from those that are believed: each handover counts that a believed key and its own key signed. */
export function followKeys(believed: readonly NoteKey[], handovers: readonly string[]): ValidKey[] {
  const keys: ValidKey[] = believed.map((key) => ({
    key,
    above: -1,
    upTo: Number.MAX_SAFE_INTEGER,
  }));
  for (const text of handovers) {
    const note = readNote(text);
    const handover = note && readHandover(note.text);
    if (!note || !handover || !signatureBy(note, handover.key)) continue;
    const from = keys.find(
      ({ key }) =>
        key.name === handover.origin && !isSame(key, handover.key) && signatureBy(note, key),
    );
    if (!from) continue;
    from.upTo = Math.min(from.upTo, handover.size);
    const known = keys.find(({ key }) => isSame(key, handover.key));
    if (known) known.above = handover.size;
    else keys.push({ key: handover.key, above: handover.size, upTo: Number.MAX_SAFE_INTEGER });
  }
  return keys;
}

export const isInForce = ({ above, upTo }: ValidKey, size: number): boolean =>
  above < size && size <= upTo;
