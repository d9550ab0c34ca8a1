import { hash as digest, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { verifyStatus } from '#contract/limits.ts';
import type { LoginType } from '#contract/login-types.ts';
import { everyPermission } from '#contract/access.ts';
import { isForKeys } from '#contract/api-keys.ts';
import {
  beforeVerification,
  permissionNames,
  permissions,
  type Permission,
} from '#contract/permissions.ts';
import type { Text } from '#contract/text.ts';
import { systemActor, transact, type Actor, type Db, type Tx } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import { cache } from '../cache.ts';
import type { AccessScope, Cluster, Message } from '../cluster/cluster.ts';

const hours = 3_600_000;
const lifetimes = { short: 12 * hours, long: 30 * 24 * hours };
const cacheFor = 60_000;
const cacheSize = 50_000;

type Person = {
  tokenHash: string;
  accountId: number;
  username: string;
  realname: string;
  mustChangePassword: boolean;
  /** When the session expires unless it is used. */
  expires: number;
  roles: { code: string; name: Text }[];
  granted: ReadonlySet<string>;
  verifyStatus: number | null;
  versionName: Text | null;
  versionAllows: ReadonlySet<string>;
  versionExpires: number | null;
  config3d: boolean;
  /** The key that a program calls with, instead of a person who signed in. */
  key?: { id: number; isAllowedFrom: (ip: string) => boolean };
};

export type StaffSession = Person & { type: 'web'; companyId: number; dealerId: null };
export type DealerSession = Person & { type: 'dealer'; companyId: number; dealerId: number };
export type PlatformSession = Person & { type: 'admin'; companyId: null; dealerId: null };
/** A user of a company: its staff, or one of its dealers. */
export type CompanySession = StaffSession | DealerSession;
/** A signed-in user, with everything that decides what they may do. */
export type Session = CompanySession | PlatformSession;
/** A user signed in with one of these login types. */
export type SessionOf<Type extends LoginType> = Extract<Session, { type: Type }>;

export type Right = 'ok' | 'notVerified' | 'version' | 'versionExpired' | 'forbidden';

/** Effective rights: role ∩ version ∩ verification. */
export function rightTo(session: Session, permission: Permission): Right {
  if (!permissions[permission].types.includes(session.type)) return 'forbidden';
  if (session.key && !isForKeys(permission)) return 'forbidden';
  if (session.type === 'web') {
    const isOpen = beforeVerification.includes(permission);
    if (session.verifyStatus !== verifyStatus.verified && !isOpen) return 'notVerified';
    if (!isOpen) {
      if (session.versionExpires !== null && session.versionExpires < Date.now())
        return 'versionExpired';
      if (!session.versionAllows.has(permission) && !session.versionAllows.has(everyPermission))
        return 'version';
    }
  }
  return session.granted.has(permission) || session.granted.has(everyPermission)
    ? 'ok'
    : 'forbidden';
}

export const rightsOf = (session: Session): Permission[] =>
  permissionNames.filter((permission) => rightTo(session, permission) === 'ok');

export const actorOf = (session: Session): Actor => ({
  actor: session.type,
  companyId: session.companyId,
  dealerId: session.dealerId,
  accountId: session.accountId,
});

/** Names a sign-in without giving its token away. */
export const markOf = ({ tokenHash }: Pick<Session, 'tokenHash'>): string =>
  tokenHash.slice(0, markLength);
const markLength = 24;

export const hashToken = (token: string): Buffer => digest('sha256', token, 'buffer');

/** Whether a change of rights concerns this user. */
export const concerns = (scope: AccessScope, session: Session): boolean =>
  scope.everyone === true ||
  scope.type === session.type ||
  (scope.account !== undefined && scope.account === session.accountId) ||
  scope.accounts?.includes(session.accountId) === true ||
  (scope.company !== undefined && scope.company === session.companyId) ||
  (scope.token !== undefined && scope.token === session.tokenHash);

export type Sessions = {
  find: (token: string) => Promise<Session | null>;
  open: (tx: Tx, account: NewSession) => Promise<string>;
  /** Ends sessions; the returned promise resolves once no node accepts them any more. */
  end: (tx: Tx, which: Ended) => Promise<() => Promise<void>>;
  /** Rights changed: the returned promise resolves once every node will reload them at the next call. */
  refresh: (tx: Tx, scope: AccessScope) => Promise<() => Promise<void>>;
};
type NewSession = {
  id: number;
  login_type: LoginType;
  company_id: number | null;
  remember: boolean;
  ip: string;
  userAgent: string;
};
type Ended =
  | { accounts: readonly number[] }
  | { company: number }
  | { company: number; dealers: readonly number[] }
  | { token: Buffer };

export function makeSessions(db: Db, cluster: Cluster): Sessions {
  const here = { cluster };
  const known = cache<typeof here, string, Session | undefined, Message>({
    max: cacheSize,
    maxAge: cacheFor,
    forgets: (message) => {
      if (message.topic !== 'access') return undefined;
      return message.token ?? ((session) => session !== undefined && concerns(message, session));
    },
  });

  async function load(key: string): Promise<Session | undefined> {
    const row = await transact(db, systemActor, (tx) => findRow(tx, Buffer.from(key, 'hex')));
    return row ? toSession(row, key) : undefined;
  }

  return {
    find: async (token) => {
      const key = digest('sha256', token, 'hex');
      const session = await known.get(here, key, () => load(key));
      if (session && session.expires > Date.now()) return session;
      // It expired in the cache; a session in use has been extended in the database.
      known.forget(here, key);
      return (session && (await load(key))) ?? null;
    },
    open: async (tx, account) => {
      const token = randomBytes(32).toString('base64url');
      await tx
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          account_id: account.id,
          login_type: account.login_type,
          company_id: account.company_id,
          remember: account.remember,
          ip: account.ip,
          user_agent: account.userAgent,
          expire_time: new Date(Date.now() + (account.remember ? lifetimes.long : lifetimes.short)),
        })
        .execute();
      return token;
    },
    end: async (tx, which) => {
      let ended = tx.deleteFrom('session');
      if ('token' in which) ended = ended.where('token_hash', '=', which.token);
      else if ('accounts' in which) ended = ended.where('account_id', 'in', which.accounts);
      else ended = ended.where('company_id', '=', which.company);
      if ('dealers' in which)
        ended = ended.where('account_id', 'in', (from) =>
          from
            .selectFrom('account')
            .select('id')
            .where('company_id', '=', which.company)
            .where('dealer_id', 'in', which.dealers),
        );
      const gone = await ended.returning(['token_hash', 'account_id']).execute();
      // Who signs out themselves may send later what they gathered; who was signed out may not.
      if (!('token' in which) && gone.length > 0)
        await tx
          .insertInto('ended_session')
          .values(
            gone.map(({ token_hash: hash, account_id: account }) => ({
              mark: markOf({ tokenHash: hash.toString('hex') }),
              account_id: account,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const scope =
        'token' in which
          ? { token: which.token.toString('hex') }
          : 'accounts' in which
            ? { accounts: which.accounts }
            : { company: which.company };
      return cluster.tellAndWait(tx, { topic: 'access', ...scope });
    },
    refresh: (tx, scope) => cluster.tellAndWait(tx, { topic: 'access', ...scope }),
  };
}

/** Accounts that may be signed in, each with its company, version and roles. */
const people = (tx: Tx) =>
  tx
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.company_id', 'a.company_id')
    .leftJoin('dealer as d', (join) =>
      join.onRef('d.company_id', '=', 'a.company_id').onRef('d.dealer_id', '=', 'a.dealer_id'),
    )
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .select([
      'a.id',
      'a.login_type',
      'a.company_id',
      'a.dealer_id',
      'a.username',
      'a.realname',
      'a.must_change_password',
      'c.verify_status',
      'c.version_expire_time',
      'v.name as version_name',
      'v.permissions as version_permissions',
      'v.config_3d',
      sql<{ code: string; name: Text; permissions: string[] }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('code', r.code, 'name', r.name, 'permissions', r.permissions) order by r.id)
        from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id), '[]')`.as(
        'roles',
      ),
    ])
    .where('a.disabled', '=', false)
    .where((is) => is.or([is('c.disabled', 'is', null), is('c.disabled', '=', false)]))
    .where((is) => is.or([is('d.disabled', 'is', null), is('d.disabled', '=', false)]));

/** One query: the session with its account; extends a used session. */
async function findRow(tx: Tx, hash: Buffer) {
  const row = await people(tx)
    .innerJoin('session as s', 's.account_id', 'a.id')
    .select(['s.expire_time', 's.remember'])
    .where('s.token_hash', '=', hash)
    .where('s.expire_time', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  const full = row.remember ? lifetimes.long : lifetimes.short;
  if (row.expire_time.getTime() - Date.now() < full * 0.9) {
    row.expire_time = new Date(Date.now() + full);
    await tx
      .updateTable('session')
      .set({ expire_time: row.expire_time })
      .where('token_hash', '=', hash)
      .execute();
  }
  return row;
}

/** What somebody may do now, for what is done in their name while they are away; null once they may not sign in. */
export async function actingFor(tx: Tx, accountId: number): Promise<Session | null> {
  const row = await people(tx).where('a.id', '=', accountId).executeTakeFirst();
  return row ? toSession({ ...row, expire_time: new Date(), remember: false }, '') : null;
}

function toSession(
  row: NonNullable<Awaited<ReturnType<typeof findRow>>>,
  tokenHash: string,
): Session {
  // The database guarantees it: staff and dealers have a company, dealers have a dealer.
  const place = {
    type: row.login_type,
    companyId: row.company_id,
    dealerId: row.dealer_id,
  } as Pick<Session, 'type' | 'companyId' | 'dealerId'>;
  return {
    ...place,
    tokenHash,
    accountId: row.id,
    username: row.username,
    realname: row.realname,
    mustChangePassword: row.must_change_password,
    expires: row.expire_time.getTime(),
    roles: row.roles.map(({ code, name }) => ({ code, name })),
    granted: new Set(row.roles.flatMap((role) => role.permissions)),
    verifyStatus: row.verify_status,
    versionName: row.version_name,
    versionAllows: new Set(row.version_permissions ?? []),
    versionExpires: row.version_expire_time?.getTime() ?? null,
    config3d: row.config_3d ?? false,
  } as Session;
}

export const sweepSessions = sweepRows('session', ['token_hash'], 'expire_time < now()');
