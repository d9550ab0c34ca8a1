import { fromBase64, toBase64 } from '#proof/bytes.ts';
import { readCheckpoint, readNote, type Checkpoint, type Note } from '#proof/note.ts';

// What a log sends to a witness, as C2SP specifies it (tlog-witness): the size that the witness knows, what proves that
// the new head continues it, and the new head.

export const sizeType = 'text/x.tlog.size';
/** The longest request: a proof, and a head with room for other signatures. */
export const longestSubmission = 16_384;
const mostHashes = 63;

export type Submission = {
  old: number;
  path: Uint8Array[];
  note: Note;
  head: Checkpoint;
};

const number = /^(?:0|[1-9]\d{0,14})$/;

export const writeSubmission = (
  old: number,
  path: readonly Uint8Array[],
  checkpoint: string,
): string => `old ${old}\n${path.map((hash) => `${toBase64(hash)}\n`).join('')}\n${checkpoint}`;

/** Null where the text is not written as it must be. */
export function readSubmission(text: string): Submission | null {
  const end = text.indexOf('\n\n');
  if (end < 0) return null;
  const [first = '', ...lines] = text.slice(0, end).split('\n');
  const [, old = ''] = /^old (\S+)$/.exec(first) ?? [];
  if (!number.test(old) || lines.length > mostHashes) return null;
  const path = lines.map((line) => fromBase64(line));
  const note = readNote(text.slice(end + 2));
  const head = note && readCheckpoint(note.text);
  if (!note || !head || !path.every((hash) => hash?.length === 32)) return null;
  return { old: Number(old), path: path as Uint8Array[], note, head };
}

/** The size that a witness says it knows; null where it says none. */
export function readSize(type: string, text: string): number | null {
  const [, size = ''] = /^(\d+)\n$/.exec(text) ?? [];
  return type.split(';')[0]!.trim() === sizeType && number.test(size) ? Number(size) : null;
}
