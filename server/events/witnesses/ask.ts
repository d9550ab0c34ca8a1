import type { AskError } from '#contract/features/system/witnesses/errors.ts';
import { consistencyPath } from '#proof/merkle.ts';
import { readKey, readNote, seenAt, signatureBy, signatureLine } from '#proof/note.ts';
import { mayCall, postOutside, type OutgoingAnswer } from '../../http/outgoing.ts';
import type { Settings } from '../../settings.ts';
import { readSize, writeSubmission } from './submission.ts';

/** What is to be signed: a head, and the days that it tells of. */
export type AskedHead = {
  size: number;
  note: string;
  hashes: readonly Uint8Array[];
  /** When we signed it. */
  signed: Date;
};
export type Asked = { address: string; key: string; size: number };
export type Told = { line: string; seen: Date } | { error: AskError; detail: string };

const patience = 15_000;
const longestAnswer = 16_384;
/** How far the clock of a witness may be off. */
const tolerance = 5 * 60_000;

const failed = (error: AskError, detail = ''): Told => ({ error, detail: detail.slice(0, 300) });
const first = (text: string) => text.split('\n', 1)[0]!.replaceAll('\0', '').toWellFormed();

/** Asks a witness to sign a head, from the size that it signed last or says it knows. */
export async function askWitness(
  settings: Pick<Settings, 'OUTGOING_HOSTS'>,
  witness: Asked,
  head: AskedHead,
): Promise<Told> {
  const address = `${witness.address}/add-checkpoint`;
  if (!mayCall(settings, address)) return failed('private');
  const send = (old: number) =>
    postOutside(settings, address, {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: writeSubmission(old, consistencyPath(head.hashes, old), head.note),
      timeout: patience,
      most: longestAnswer,
    });
  let old = Math.min(witness.size, head.size);
  let answer: OutgoingAnswer;
  try {
    answer = await send(old);
    const known = answer.status === 409 ? readSize(answer.type, answer.text) : null;
    if (known !== null && known > head.size) return failed('ahead', String(known));
    if (known !== null && known !== old) {
      old = known;
      answer = await send(old);
    }
  } catch (error) {
    return failed('unreachable', error instanceof Error ? error.message : String(error));
  }
  const { status, text } = answer;
  if (status === 200) return readAnswer(text, witness.key, head);
  // It has a head of this size already, and it is another one; or it does not accept the way from its head to ours.
  if ((status === 409 && old === head.size) || status === 422) return failed('forked');
  if (status === 404) return failed('unknownLog');
  if (status === 403) return failed('refusedKey');
  return failed('status', `${status} ${first(text)}`.trim());
}

/** What a witness says is believed only if its key signed it, for this head and at a time that can be. */
function readAnswer(text: string, key: string, head: AskedHead): Told {
  const own = readKey(key);
  const note = readNote(head.note + text);
  if (!own || !note) return failed('badAnswer', first(text));
  const signature = signatureBy(note, own);
  if (!signature) return failed('notSigned');
  const seen = seenAt(signature) * 1_000;
  if (seen > Date.now() + tolerance || seen < head.signed.getTime() - tolerance)
    return failed('wrongTime', seen < 8e15 ? new Date(seen).toISOString() : '');
  return { line: signatureLine(own, signature.signature), seen: new Date(seen) };
}
