import { sql, type RawBuilder } from 'kysely';
import type { LoginType } from '#contract/login-types.ts';
import { systemActor, transact, type Db } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import { networkOf, wideNetworkOf } from './network.ts';

/** The subject under which sign-in attempts on an account are counted. */
export const loginSubject = (type: LoginType, username: string): string =>
  `login:${type}:${username.toLowerCase()}`;

export type Limit = { hits: number; windowSeconds: number; blockSeconds: number };
export type Charged = { hits: number; blockedSeconds: number };

/** One customer of a provider may own many IPv6 networks: together they may do this many times as much as one. */
const wideFactor = 8;

/**
 * Counts one attempt against a subject, for all nodes together and before the work is done, so that many attempts at
 * once cannot slip through. Over the limit the subject is blocked for a while.
 */
export async function charge(db: Db, subject: string, limit: Limit): Promise<Charged> {
  const { rows } = await transact(db, systemActor, (tx) =>
    sql<Charged>`${count(sql`values (${subject}, 1, ${ends(limit)})`, limit)}`.execute(tx),
  );
  return rows[0]!;
}

/**
 * The same for an address: the IPv4 address, or the /64 network of an IPv6 one. The /48 network around that has a higher
 * limit, against which a blocked /64 does not count: one of its customers cannot block the others.
 */
export async function chargeAddress(
  db: Db,
  subject: string,
  ip: string,
  limit: Limit,
): Promise<Charged> {
  const wide = wideNetworkOf(ip);
  const narrow = `${subject}:${networkOf(ip)}`;
  if (wide === null) return charge(db, narrow, limit);
  const { rows } = await transact(db, systemActor, (tx) =>
    sql<Charged>`
      with narrow as (${count(sql`values (${narrow}, 1, ${ends(limit)})`, limit)}),
        wide as (${count(
          sql`select ${`${subject}:${wide}`}::text, 1, ${ends(limit)} from narrow where "blockedSeconds" = 0`,
          { ...limit, hits: limit.hits * wideFactor },
        )})
      select greatest(narrow.hits, ${shareOf(sql`wide.hits`)}) as hits,
        greatest(narrow."blockedSeconds", wide."blockedSeconds") as "blockedSeconds"
      from narrow left join wide on true`.execute(tx),
  );
  return rows[0]!;
}

/** The hits of a wide network in the measure of a narrow one. */
const shareOf = (hits: RawBuilder<unknown>) => sql`ceil(${hits} / ${wideFactor}::numeric)::int`;

const ends = ({ windowSeconds }: Limit) => sql`now() + make_interval(secs => ${windowSeconds})`;

/** `counted` are the rows to insert; those of a running window are counted up instead. */
const count = (counted: RawBuilder<unknown>, limit: Limit) => {
  const block = sql`now() + make_interval(secs => ${limit.blockSeconds})`;
  return sql`
    insert into throttle as t (subject, hits, expire_time)
    ${counted}
    on conflict (subject) do update set
      hits = case when t.expire_time < now() then 1 else t.hits + 1 end,
      window_start = case when t.expire_time < now() then now() else t.window_start end,
      blocked_until = case
        when t.expire_time < now() then null
        when t.blocked_until > now() then t.blocked_until
        when t.hits + 1 > ${limit.hits} then ${block}
        else t.blocked_until end,
      expire_time = case
        when t.expire_time < now() then ${ends(limit)}
        when t.blocked_until > now() then t.blocked_until
        when t.hits + 1 > ${limit.hits} then ${block}
        else t.expire_time end
    returning hits,
      coalesce(ceil(greatest(extract(epoch from blocked_until - now()), 0)), 0)::int as "blockedSeconds"`;
};

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

/** The same for an address. */
export async function addressHitsOf(db: Db, subject: string, ip: string): Promise<number> {
  const wide = wideNetworkOf(ip);
  const narrow = `${subject}:${networkOf(ip)}`;
  if (wide === null) return hitsOf(db, narrow);
  const row = await db
    .selectFrom('throttle')
    .select(
      sql<number>`coalesce(max(case subject when ${narrow} then hits else ${shareOf(sql`hits`)} end), 0)`.as(
        'hits',
      ),
    )
    .where('subject', 'in', [narrow, `${subject}:${wide}`])
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return row.hits;
}

export async function forgive(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('throttle').where('subject', '=', subject).execute();
}

export const sweepThrottle = sweepRows('throttle', ['subject'], 'expire_time < now()');
