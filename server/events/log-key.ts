import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { followKeys, writeHandover } from '#proof/handover.ts';
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
import type { Tx } from '../database/database.ts';

type Holder = Pick<App, 'secrets'>;

/** A key of the log, and what handed over to it. */
export type LogKey = {
  number: number;
  key: NoteKey;
  seed: Uint8Array;
  /** Larger heads are signed with it. */
  size: number;
  handover: string | null;
  since: Date | null;
};

// They follow from the secret of the installation, so every node has them, and a backup of the secret and of the rows
// is one of the keys. The later ones take a salt as well: whoever once read the secret alone cannot compute them.
const seedOf = ({ secrets }: Holder, later?: { number: number; salt: Buffer }) =>
  secrets.derive(
    later ? `key of the log ${later.number} ${later.salt.toString('hex')}` : 'key of the log',
  );

const nameOf = (kind: string, publicKey: Uint8Array) =>
  `${kind}-${bytesToHex(sha256(publicKey)).slice(0, 16)}`;

function firstKey(holder: Holder): LogKey {
  const seed = seedOf(holder);
  const publicKey = ed25519.getPublicKey(seed);
  const key = noteKey(nameOf('suyuan', publicKey), publicKey);
  return { number: 1, key, seed, size: 0, handover: null, since: null };
}

/** The name of an installation's log. It follows from its first key, and stays when address or key change. */
export const originOf = (holder: Holder): string => firstKey(holder).key.name;

/** The keys of the log, oldest first. A row that no key of ours handed over to was put there by somebody else. */
export async function readLogKeys(holder: Holder, tx: Tx): Promise<LogKey[]> {
  const first = firstKey(holder);
  const rows = await tx.selectFrom('log_key').selectAll().orderBy('number').execute();
  const keys = [first];
  for (const { number, salt, size, handover, create_time: since } of rows) {
    const seed = seedOf(holder, { number, salt });
    const key = noteKey(first.key.name, ed25519.getPublicKey(seed));
    const followed = followKeys([keys.at(-1)!.key], [handover]);
    if (!followed.some((one) => writeKey(one.key) === writeKey(key) && one.above === size))
      throw new Error(`Key ${number} of the log was not handed over to by the one before it.`);
    keys.push({ number, key, seed, size, handover, since });
  }
  return keys;
}

/** The key with which the log signs now. */
export const readLogKey = async (holder: Holder, tx: Tx): Promise<LogKey> =>
  (await readLogKeys(holder, tx)).at(-1)!;

const lineBy = ({ key, seed }: Pick<LogKey, 'key' | 'seed'>, text: string) =>
  signatureLine(key, ed25519.sign(utf8ToBytes(text), seed));

/** Signs a text as the log of this installation. */
export const signAsLog = (key: Pick<LogKey, 'key' | 'seed'>, text: string): string =>
  writeNote(text, [lineBy(key, text)]);

/** Signing a head and changing the key wait for each other: no head may be signed with a key that was just retired. */
// Any fixed number will do.
export const holdLogKeys = (tx: Tx) => sql`select pg_advisory_xact_lock(7305094)`.execute(tx);

/** Changes the key: the old one and the new one sign that heads above this size are signed with the new one. */
export async function changeLogKey(
  holder: Holder,
  tx: Tx,
  { size, user }: { size: number; user: string },
): Promise<LogKey> {
  const old = await readLogKey(holder, tx);
  const number = old.number + 1;
  const salt = randomBytes(32);
  const seed = seedOf(holder, { number, salt });
  const key = noteKey(old.key.name, ed25519.getPublicKey(seed));
  const text = writeHandover({ origin: old.key.name, number, size, key });
  const handover = writeNote(text, [lineBy(old, text), lineBy({ key, seed }, text)]);
  await tx
    .insertInto('log_key')
    .values({ number, salt, size, handover, create_user: user })
    .execute();
  return { number, key, seed, size, handover, since: new Date() };
}

// Another key than that of the log: a witness states something else.
const witnessSeedOf = ({ secrets }: Holder) => secrets.derive('key of the witness');

/** The key with which an installation signs the heads of others that it witnesses. */
export function witnessKey(holder: Holder): NoteKey {
  const publicKey = ed25519.getPublicKey(witnessSeedOf(holder));
  return noteKey(nameOf('suyuan-witness', publicKey), publicKey, 'cosignature');
}

export const publicWitnessKey = (holder: Holder): string => writeKey(witnessKey(holder));

/** The line by which the installation, as a witness, says when it saw the head of another log. */
export function cosignAsWitness(holder: Holder, text: string, seconds: number): string {
  const signature = ed25519.sign(cosigned(text, seconds), witnessSeedOf(holder));
  return signatureLine(witnessKey(holder), cosignature(seconds, signature));
}
