import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Tx } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import type { Secrets } from '../secrets.ts';
import { Refusal } from '../refusal.ts';

export type Repeat = { scope: string; key: string; requestHash: Buffer };

/**
 * Reads the header; the request is hashed so that a key cannot be reused for another one. The hash is keyed, because a
 * body may contain a password, which could be guessed from a plain hash.
 */
export function readRepeat(
  secrets: Secrets,
  header: string | string[] | undefined,
  scope: string,
  path: string,
  body: unknown,
): Repeat | null {
  if (header === undefined) return null;
  const key = Array.isArray(header) ? header[0]! : header;
  if (!/^[\x21-\x7e]{1,128}$/.test(key))
    throw new Refusal(errorTexts.keyInvalid, { code: codes.invalid, field: 'Idempotency-Key' });
  const requestHash = secrets.index('idempotency', `${path}\n${JSON.stringify(body ?? null)}`);
  return { scope, key, requestHash };
}

/**
 * Claims the key inside the call's own transaction. A second call with the same key waits here until the first has
 * committed, and then gets its answer.
 */
export async function claim(tx: Tx, repeat: Repeat): Promise<object | null> {
  const { scope, key, requestHash } = repeat;
  const inserted = await tx
    .insertInto('idempotency')
    .values({ scope, key, request_hash: requestHash, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows) return null;
  const first = await tx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!first.request_hash.equals(requestHash))
    throw new Refusal(errorTexts.keyReused, { code: codes.invalid, field: 'Idempotency-Key' });
  return first.answer;
}

export async function keepAnswer(tx: Tx, repeat: Repeat, answer: object): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('scope', '=', repeat.scope)
    .where('key', '=', repeat.key)
    .execute();
}

export const sweepRepeats = sweepRows(
  'idempotency',
  ['scope', 'key'],
  `create_time < now() - interval '1 day'`,
);
