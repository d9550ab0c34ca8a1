import { sql } from 'kysely';
import type { LoginType } from '#contract/login-types.ts';
import { systemActor, transact, type Db } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';

/** The subject under which sign-in attempts on an account are counted. */
export const loginSubject = (type: LoginType, username: string): string =>
  `login:${type}:${username.toLowerCase()}`;

type Limit = { hits: number; windowSeconds: number; blockSeconds: number };
export type Charged = { hits: number; blockedSeconds: number };

/**
 * Counts one attempt against a subject, for all nodes together and before the work is done, so that many attempts at
 * once cannot slip through. Over the limit the subject is blocked for a while.
 */
export async function charge(db: Db, subject: string, limit: Limit): Promise<Charged> {
  const window = sql`make_interval(secs => ${limit.windowSeconds})`;
  const block = sql`make_interval(secs => ${limit.blockSeconds})`;
  const { rows } = await transact(db, systemActor, (tx) =>
    sql<Charged>`
      insert into throttle as t (subject, hits, expire_time)
      values (${subject}, 1, now() + ${window})
      on conflict (subject) do update set
        hits = case when t.expire_time < now() then 1 else t.hits + 1 end,
        window_start = case when t.expire_time < now() then now() else t.window_start end,
        blocked_until = case
          when t.expire_time < now() then null
          when t.blocked_until > now() then t.blocked_until
          when t.hits + 1 > ${limit.hits} then now() + ${block}
          else t.blocked_until end,
        expire_time = case
          when t.expire_time < now() then now() + ${window}
          when t.blocked_until > now() then t.blocked_until
          when t.hits + 1 > ${limit.hits} then now() + ${block}
          else t.expire_time end
      returning hits, ceil(greatest(extract(epoch from blocked_until - now()), 0))::int as "blockedSeconds"`.execute(
      tx,
    ),
  );
  const row = rows[0]!;
  return { hits: row.hits, blockedSeconds: row.blockedSeconds ?? 0 };
}

/** How many attempts a subject has in its window. */
export async function hitsOf(db: Db, subject: string): Promise<number> {
  const row = await db
    .selectFrom('throttle')
    .select('hits')
    .where('subject', '=', subject)
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

export async function forgive(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('throttle').where('subject', '=', subject).execute();
}

export const sweepThrottle = sweepRows('throttle', ['subject'], 'expire_time < now()');
