import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** A check of a code by a device; the code's row is locked until it is written. */
type Own = { code: string; device: string };
const subjectOf = ({ code, device }: Own) => `checked:${code}:d${device}`;

/** Which check of a code this device made a moment ago; null if none. It is forgotten like any limit. */
export async function ownCheckOf(tx: Tx, own: Own): Promise<number | null> {
  const row = await tx
    .selectFrom('throttle')
    .select('hits')
    .where('subject', '=', subjectOf(own))
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.hits ?? null;
}

/** Remembers which check this was, for so many milliseconds. */
export async function noteOwnCheck(
  tx: Tx,
  own: Own,
  number: number,
  milliseconds: number,
): Promise<void> {
  await sql`insert into throttle (subject, hits, expire_time)
    values (${subjectOf(own)}, ${number}, now() + make_interval(secs => ${milliseconds / 1_000}::float8))
    on conflict (subject) do update set hits = excluded.hits, expire_time = excluded.expire_time`.execute(
    tx,
  );
}
