import { sql, type RawBuilder } from 'kysely';
import type { LoginType } from '#contract/login-types.ts';
import { systemActor, transact, type Db, type Tx } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import { networkOf, wideNetworkOf, type Origin } from './network.ts';

/** The subject under which sign-in attempts on an account are counted, for each address. */
export const loginSubject = (type: LoginType, username: string): string =>
  // Encoded: a typed name with a colon must not look like an account and an address.
  `login:${type}:${encodeURIComponent(username.toLowerCase().toWellFormed())}`;

/** How many addresses failed to sign in to this account. */
export const everywhereSubject = (login: string): string => `${login}:everywhere`;

/** Whether a subject counts attempts on the account whose login subject is `login`. */
export const isOfLogin = (subject: RawBuilder<unknown>, login: RawBuilder<unknown>) =>
  sql<boolean>`(${subject} ~>=~ (${login} || ':') and ${subject} ~<~ (${login} || ';'))`;

/** Forgets all failed sign-ins to these accounts. */
export async function forgiveLogins(tx: Tx, logins: readonly string[]): Promise<void> {
  await sql`
    delete from throttle t using unnest(${logins}::text[]) as forgiven (login)
    where ${isOfLogin(sql`t.subject`, sql`forgiven.login`)}`.execute(tx);
}

/** Without `blockSeconds` the subject is blocked until its window ends. */
export type Limit = { hits: number; windowSeconds: number; blockSeconds?: number };
export type Charged = { hits: number; blockedSeconds: number };

/** One customer of a provider may own many IPv6 networks: together they may do this many times as much as one. */
const wideFactor = 8;

/**
 * Counts one attempt against a subject, for all nodes together and before the work is done, so that many attempts at
 * once cannot slip through. Over the limit the subject is blocked for a while.
 */
export const charge = (db: Db, subject: string, limit: Limit, weight = 1): Promise<Charged> =>
  transact(db, systemActor, (tx) => chargeIn(tx, subject, limit, weight));

/** The same in a transaction of the system, together with what it allows. */
export async function chargeIn(
  tx: Tx,
  subject: string,
  limit: Limit,
  weight = 1,
): Promise<Charged> {
  const counted = count(sql`values (${subject}, ${weight}::int, ${ends(limit)})`, limit);
  const { rows } = await sql<Charged>`${counted}`.execute(tx);
  return rows[0]!;
}

/**
 * The same for where it comes from: the IPv4 address, or the /64 network of an IPv6 one. The /48 network around that has
 * a higher limit, against which a blocked /64 does not count: one of its customers cannot block the others. `isFirst`:
 * nothing else came from there in this window.
 */
export async function chargeOrigin(
  db: Db,
  subject: string,
  origin: Origin,
  limit: Limit,
): Promise<Charged & { isFirst: boolean }> {
  const [narrow, wide] = subjectsOf(subject, origin);
  if (wide === null) {
    const charged = await charge(db, narrow, limit);
    return { ...charged, isFirst: charged.hits === 1 };
  }
  const { rows } = await transact(db, systemActor, (tx) =>
    sql<Charged & { isFirst: boolean }>`
      with narrow as (${count(sql`values (${narrow}, 1, ${ends(limit)})`, limit)}),
        wide as (${count(
          sql`select ${wide}::text, 1, ${ends(limit)} from narrow where "blockedSeconds" = 0`,
          { ...limit, hits: limit.hits * wideFactor },
        )})
      select greatest(narrow.hits, ${shareOf(sql`wide.hits`)}) as hits,
        greatest(narrow."blockedSeconds", wide."blockedSeconds") as "blockedSeconds",
        coalesce(wide.hits, narrow.hits) = 1 as "isFirst"
      from narrow left join wide on true`.execute(tx),
  );
  return rows[0]!;
}

export const chargeAddress = (db: Db, subject: string, ip: string, limit: Limit) =>
  chargeOrigin(db, subject, originOfAddress(ip), limit);

const originOfAddress = (ip: string): Origin => ({
  address: networkOf(ip),
  wide: wideNetworkOf(ip),
});
const subjectsOf = (subject: string, { address, wide }: Origin) =>
  [`${subject}:${address}`, wide === null ? null : `${subject}:${wide}`] as const;

/** The hits of a wide network in the measure of a narrow one. */
const shareOf = (hits: RawBuilder<unknown>) => sql`ceil(${hits} / ${wideFactor}::numeric)::int`;

const secondsLeft = sql<number>`coalesce(ceil(greatest(extract(epoch from blocked_until - now()), 0)), 0)::int`;

const ends = ({ windowSeconds }: Limit) => sql`now() + make_interval(secs => ${windowSeconds})`;

/** `counted` are the rows to insert; those of a running window are counted up instead. */
const count = (counted: RawBuilder<unknown>, limit: Limit) => {
  const { blockSeconds } = limit;
  const block =
    blockSeconds === undefined
      ? sql`t.expire_time`
      : sql`now() + make_interval(secs => ${blockSeconds})`;
  return sql`
    insert into throttle as t (subject, hits, expire_time)
    ${counted}
    on conflict (subject) do update set
      hits = case when t.expire_time < now() then excluded.hits else t.hits + excluded.hits end,
      window_start = case when t.expire_time < now() then now() else t.window_start end,
      blocked_until = case
        when t.expire_time < now() then null
        when t.blocked_until > now() then t.blocked_until
        when t.hits + excluded.hits > ${limit.hits} then ${block}
        else t.blocked_until end,
      expire_time = case
        when t.expire_time < now() then ${ends(limit)}
        when t.blocked_until > now() then t.blocked_until
        when t.hits + excluded.hits > ${limit.hits} then ${block}
        else t.expire_time end
    returning hits, ${secondsLeft} as "blockedSeconds"`;
};

/** What a subject has been charged with in its window. */
export async function chargedOf(db: Db, subject: string): Promise<Charged> {
  const row = await db
    .selectFrom('throttle')
    .select(['hits', secondsLeft.as('blockedSeconds')])
    .where('subject', '=', subject)
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? { hits: 0, blockedSeconds: 0 };
}

/** How many attempts a subject has in its window. */
export const hitsOf = async (db: Db, subject: string): Promise<number> =>
  (await chargedOf(db, subject)).hits;

/** The same for where it comes from. */
export async function originHitsOf(db: Db, subject: string, origin: Origin): Promise<number> {
  const [narrow, wide] = subjectsOf(subject, origin);
  if (wide === null) return hitsOf(db, narrow);
  const row = await db
    .selectFrom('throttle')
    .select(
      sql<number>`coalesce(max(case subject when ${narrow} then hits else ${shareOf(sql`hits`)} end), 0)`.as(
        'hits',
      ),
    )
    .where('subject', 'in', [narrow, wide])
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return row.hits;
}

export const addressHitsOf = (db: Db, subject: string, ip: string): Promise<number> =>
  originHitsOf(db, subject, originOfAddress(ip));

export async function forgive(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('throttle').where('subject', '=', subject).execute();
}

export const forgiveAddress = (db: Db, subject: string, ip: string): Promise<void> =>
  forgive(db, `${subject}:${networkOf(ip)}`);

export const sweepThrottle = sweepRows('throttle', ['subject'], 'expire_time < now()');
