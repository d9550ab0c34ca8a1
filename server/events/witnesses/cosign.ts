import { sql } from 'kysely';
import { areEqual } from '#proof/bytes.ts';
import { emptyRoot, isContinued } from '#proof/merkle.ts';
import { readKey, signatureBy, signatureLine, writeNote, type NoteKey } from '#proof/note.ts';
import type { App } from '../../app.ts';
import { systemActor, transact, type Tx } from '../../database/database.ts';
import { cosignAsWitness } from '../log-key.ts';
import { sizeType, type Submission } from './submission.ts';

export type WitnessAnswer = { status: number; type: string; text: string };

const plain = (status: number, text: string): WitnessAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${text}\n`,
});

/** The key that signed a note, among those that are trusted for its log. */
export const signerOf = (note: Submission['note'], keys: readonly string[]): NoteKey | undefined =>
  keys
    .map((text) => readKey(text))
    .find((key): key is NoteKey => key?.kind === 'ed25519' && signatureBy(note, key) !== null);

/** Answers a log that asks for a signature, by the rules of C2SP and in their order (tlog-witness, add-checkpoint). */
export function cosign(app: App, submission: Submission): Promise<WitnessAnswer> {
  const { head, note, old } = submission;
  return transact(app.database.main, systemActor, async (tx) => {
    const log = await tx
      .selectFrom('witnessed_log')
      .select(['id', 'keys'])
      .where('origin', '=', head.origin)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!log) return plain(404, 'unknown log');
    const key = signerOf(note, log.keys);
    if (!key) return plain(403, 'not signed by a known key');
    if (old > head.size) return plain(400, 'the old size is larger than the new one');
    return continueFrom(app, tx, { ...submission, log: log.id, key });
  });
}

type Signed = Submission & { log: number; key: NoteKey };

/** Whoever asks second waits here for the first and meets what that one left. */
async function holdHead(tx: Tx, origin: string) {
  await sql`insert into witnessed_head (origin, size, root, note)
    values (${origin}, 0, ${Buffer.from(emptyRoot)}, '') on conflict do nothing`.execute(tx);
  return tx
    .selectFrom('witnessed_head')
    .select(['size', 'root'])
    .where('origin', '=', origin)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function continueFrom(app: App, tx: Tx, signed: Signed): Promise<WitnessAnswer> {
  const { head, old, path, note } = signed;
  const known = await holdHead(tx, head.origin);
  if (old !== known.size) return { status: 409, type: sizeType, text: `${known.size}\n` };
  if (head.size === known.size && !areEqual(head.root, known.root)) {
    await keepFork(tx, signed);
    return plain(409, 'another head of this size is known');
  }
  if (!isContinued({ size: old, root: known.root }, head, path)) {
    await keepError(tx, signed.log, 'notContinued');
    return plain(422, 'the proof does not lead from the head that is known to this one');
  }
  const seconds = Math.floor(Date.now() / 1_000);
  await sql`update witnessed_head set size = ${head.size}, root = ${Buffer.from(head.root)},
      note = ${noteOf(signed)}, signed_time = to_timestamp(${seconds})
    where origin = ${head.origin}`.execute(tx);
  await sql`update witnessed_log set error = '', error_detail = '', error_time = null
    where id = ${signed.log} and error <> ''`.execute(tx);
  return {
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: cosignAsWitness(app, note.text, seconds),
  };
}

/** The head with the signature of its log alone: what else stood under it is not ours to keep. */
function noteOf({ note, key }: Pick<Signed, 'note' | 'key'>): string {
  return writeNote(note.text, [signatureLine(key, signatureBy(note, key)!.signature)]);
}

/** Two heads of one size, both signed by the log: it shows different histories to different people. Both are kept. */
const keepFork = (tx: Tx, signed: Pick<Signed, 'note' | 'key' | 'head'>) =>
  sql`update witnessed_head set fork_known = note, fork_note = ${noteOf(signed)}, fork_time = now()
    where origin = ${signed.head.origin} and fork_note is null`.execute(tx);

const keepError = (tx: Tx, log: number, error: string) =>
  sql`update witnessed_log set error = ${error}, error_detail = '', error_time = now()
    where id = ${log}`.execute(tx);
