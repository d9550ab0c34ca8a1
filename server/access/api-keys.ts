import { randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { keyStart, shownLetters } from '#contract/api-keys.ts';
import { cache } from '../cache.ts';
import type { Cluster, Message } from '../cluster/cluster.ts';
import { systemActor, transact, type Database, type Tx } from '../database/database.ts';
import { plainAddress } from './network.ts';
import { concerns, hashToken, type StaffSession } from './sessions.ts';

type Here = { cluster: Cluster; database: Pick<Database, 'main'> };
/** A program that calls with a key: staff of its company, without an account of its own. */
export type KeySession = StaffSession & { key: NonNullable<StaffSession['key']> };

const cacheFor = 60_000;
const cacheSize = 10_000;

/** Whether a token is a key of the company rather than somebody's sign-in. */
export const isKey = (token: string): boolean => token.startsWith(keyStart);

/** A new key: the key itself, which is shown once, and what is kept of it. */
export function makeKey() {
  const key = `${keyStart}${randomBytes(32).toString('base64url')}`;
  return { key, columns: { prefix: key.slice(0, shownLetters), token_hash: hashToken(key) } };
}

const known = cache<Here, string, KeySession | undefined, Message>({
  max: cacheSize,
  maxAge: cacheFor,
  forgets: (message) => {
    if (message.topic !== 'access') return undefined;
    return message.token ?? ((session) => session !== undefined && concerns(message, session));
  },
});

/** The session of a key; null for one that is unknown, revoked or expired, or whose company is closed. */
export async function findKey(here: Here, token: string): Promise<KeySession | null> {
  const hash = hashToken(token);
  const name = hash.toString('hex');
  const session = await known.get(here, name, () =>
    transact(here.database.main, systemActor, (tx) => load(tx, hash)),
  );
  return session && session.expires > Date.now() ? session : null;
}

/** Tells every node that keys have ended; the returned function waits until none accepts them any more. */
export async function endKeys(
  { cluster }: Pick<Here, 'cluster'>,
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<() => Promise<void>> {
  const told: (() => Promise<void>)[] = [];
  for (const hash of hashes)
    told.push(await cluster.tellAndWait(tx, { topic: 'access', token: hash.toString('hex') }));
  return async () => {
    for (const wait of told) await wait();
  };
}

/** Whether a key with these ranges may be used from an address; without ranges, from everywhere. */
export function makeAddressCheck(ranges: readonly string[]): (ip: string) => boolean {
  if (ranges.length === 0) return () => true;
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    const plain = plainAddress(ip);
    return list.check(plain, familyOf(plain));
  };
}
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** One query: the key with its company and version. Notes its use, at most once a minute. */
async function load(tx: Tx, hash: Buffer): Promise<KeySession | undefined> {
  const row = await tx
    .selectFrom('api_key as k')
    .innerJoin('company as c', 'c.company_id', 'k.company_id')
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .select([
      'k.id',
      'k.company_id',
      'k.name',
      'k.permissions',
      'k.addresses',
      'k.expires_at',
      'k.used_time',
      'k.create_by',
      'c.verify_status',
      'c.version_expire_time',
      'v.name as version_name',
      'v.permissions as version_permissions',
      'v.config_3d',
    ])
    .where('k.token_hash', '=', hash)
    .where('k.state', '=', 'active')
    .where((is) =>
      is.or([is('k.expires_at', 'is', null), is('k.expires_at', '>', sql<Date>`now()`)]),
    )
    .where('c.disabled', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.used_time || row.used_time.getTime() < Date.now() - cacheFor)
    await tx
      .updateTable('api_key')
      .set({ used_time: sql<Date>`now()` })
      .where('token_hash', '=', hash)
      .where((is) =>
        is.or([
          is('used_time', 'is', null),
          is('used_time', '<', sql<Date>`now() - interval '1 minute'`),
        ]),
      )
      .execute();
  return {
    type: 'web',
    companyId: row.company_id,
    dealerId: null,
    tokenHash: hash.toString('hex'),
    // What it makes and changes is its author's.
    accountId: row.create_by ?? 0,
    // No account can have this name: the log tells a key from a person.
    username: `key:${row.name}`,
    realname: row.name,
    mustChangePassword: false,
    expires: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    roles: [],
    granted: new Set(row.permissions),
    verifyStatus: row.verify_status,
    versionName: row.version_name,
    versionAllows: new Set(row.version_permissions ?? []),
    versionExpires: row.version_expire_time?.getTime() ?? null,
    config3d: row.config_3d ?? false,
    key: { id: row.id, isAllowedFrom: makeAddressCheck(row.addresses) },
  };
}
