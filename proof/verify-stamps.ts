import type { SignedHead } from './formats.ts';
import { fromBase64 } from './bytes.ts';
import { readCheckpoint, readNote, signatureLine, writeNote } from './note.ts';
import { BadStamp, stampHash, verifyStamp, type Stamp } from './time-stamp.ts';
import type { Fault } from './verify-head.ts';

export type VerifiedStamps = { stamps: Stamp[]; faults: Fault[]; isSkipped: boolean };

/** The head as its log signed it, without what witnesses signed later: that is what was stamped. */
function ownNotes({ checkpoint }: SignedHead): string[] {
  const note = readNote(checkpoint);
  const head = note && readCheckpoint(note.text);
  return (note?.signatures ?? [])
    .filter(({ name }) => name === head?.origin)
    .map((one) => writeNote(note!.text, [signatureLine(one, one.signature)]));
}

/** Verifies the time-stamps of a head; browsers without their own cryptography skip them and say so. */
export async function verifyStamps(head: SignedHead | null): Promise<VerifiedStamps> {
  const tokens = head?.stamps ?? [];
  const found: VerifiedStamps = { stamps: [], faults: [], isSkipped: false };
  if (!head || tokens.length === 0) return found;
  if (!globalThis.crypto?.subtle) return { ...found, isSkipped: true };
  const [note = ''] = ownNotes(head);
  const hash = stampHash(note);
  for (const token of tokens)
    try {
      found.stamps.push(await verifyStamp(fromBase64(token) ?? new Uint8Array(), { hash }));
    } catch (error) {
      const what = error instanceof BadStamp ? error.fault : 'unreadableStamp';
      found.faults.push({ line: null, what });
    }
  return found;
}
