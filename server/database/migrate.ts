import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Secrets } from '../secrets.ts';
import { lineOptions, withOptions } from './line.ts';

const folder = new URL('./migrations/', import.meta.url);
const grants = new URL('./grants.sql', import.meta.url);
// Any fixed number will do: it keeps two starting nodes from migrating at once.
const migrationLock = 7_305_001;

/** A migration gives up waiting for a lock after so long, because others wait behind it. Then it tries again. */
const lockLimit = '3s';
const pauseBetween = 1_000;
const mostTries = 100;

export type Migration = { name: string; checksum: string };
export type Migrated = { applied: string[]; appUrl: string };
export type MigrationPlan = {
  /** Of the database, such as 18.4. */
  server: string;
  bytes: number;
  /** Applied before; 0 for an empty database. */
  applied: number;
  /** To come, each with the tables it changes that are there and have rows. */
  missing: { name: string; tables: TouchedTable[] }[];
};
export type TouchedTable = { name: string; rows: number; bytes: number };

/** Brings the schema up to date and prepares the server's own role; safe to run from two nodes at once. */
export async function migrate(ownerUrl: string, secrets: Secrets): Promise<Migrated> {
  const client = new pg.Client({ connectionString: ownerUrl, ...lineOptions });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // Everything that can be refused is, before anything is made.
    await checkServer(client);
    const role = await planRole(client);
    await checkKey(client, secrets);
    const applied = await applyMissing(client);
    await keepKey(client, secrets);
    return { applied, appUrl: await prepareRole(client, ownerUrl, secrets, role) };
  } finally {
    await client.end();
  }
}

/** What the next start would do to a database, which it does not change; whatever the start would refuse is refused here. */
export async function planMigrations(ownerUrl: string, secrets: Secrets): Promise<MigrationPlan> {
  const url = withOptions(ownerUrl, '-c default_transaction_read_only=on');
  const client = new pg.Client({ connectionString: url, ...lineOptions });
  await client.connect();
  try {
    await checkServer(client);
    await planRole(client);
    await checkKey(client, secrets);
    const known = await readApplied(client);
    const missing = [];
    for (const { name, text } of findMissing(known))
      missing.push({ name, tables: known.size > 0 ? await touchedBy(client, text) : [] });
    const { rows } = await client.query<{ server: string; bytes: number }>(
      `select split_part(current_setting('server_version'), ' ', 1) as server,
         pg_database_size(current_database())::float as bytes`,
    );
    return { ...rows[0]!, applied: known.size, missing };
  } finally {
    await client.end();
  }
}

const change =
  /\b(?:alter\s+table(?:\s+if\s+exists)?(?:\s+only)?|update|delete\s+from|insert\s+into|create\s+(?:unique\s+)?index\s+\w+\s+on)\s+(\w+)/gi;

/** The tables with rows that a migration names as it changes something; their sizes are the database's estimate. */
async function touchedBy(client: pg.Client, text: string): Promise<TouchedTable[]> {
  const names = [...text.matchAll(change)].map(([, name]) => name!.toLowerCase());
  const { rows } = await client.query<TouchedTable>(
    `select t.relname as name, sum(greatest(p.reltuples, 0))::float as rows,
       sum(pg_total_relation_size(p.oid))::float as bytes
     from pg_class t cross join lateral (
       select t.oid as relid where t.relkind = 'r'
       union all select relid from pg_partition_tree(t.oid) where t.relkind = 'p' and isleaf
     ) leaf join pg_class p on p.oid = leaf.relid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname = any($1)
     group by t.relname having sum(greatest(p.reltuples, 0)) > 0 order by 3 desc`,
    [names],
  );
  return rows;
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ v: number; encoding: string }>(
    `select current_setting('server_version_num')::int as v, pg_encoding_to_char(encoding) as encoding
     from pg_database where datname = current_database()`,
  );
  if (rows[0]!.v < 150_000) throw new Error('PostgreSQL 15 or newer is needed.');
  if (rows[0]!.encoding !== 'UTF8') throw new Error('The database must have the encoding UTF8.');
}

/** Makes the schema of another installation in an empty database: the same migrations, and none that came later. */
export async function migrateAs(client: pg.Client, wanted: Migration[]): Promise<void> {
  await checkServer(client);
  const known = new Map(migrationFiles().map((one) => [one.name, one.checksum]));
  const strange = wanted.find(({ name }) => !known.has(name));
  if (strange) throw new Error(`The backup was made by a newer version (it has ${strange.name}).`);
  const changed = wanted.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed) throw new Error(`The backup was made with another ${changed.name}.`);
  await applyMissing(client, new Set(wanted.map(({ name }) => name)));
}

const migrationFiles = (): (Migration & { text: string })[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

type Known = Map<string, string>;

/** The applied migrations with their checksums; none if the database is empty. */
async function readApplied(client: pg.Client): Promise<Known> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('schema_migration')::text as table`,
  );
  if (!found[0]!.table) return new Map();
  const { rows } = await client.query<Migration>('select name, checksum from schema_migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** The migrations to come; refuses a database of a newer version, and one whose migrations were others. */
function findMissing(known: Known, only?: Set<string>) {
  const files = migrationFiles().filter(({ name }) => !only || only.has(name));
  const names = new Set(files.map(({ name }) => name));
  const newer = [...known.keys()].filter((name) => !names.has(name));
  if (newer.length > 0)
    throw new Error(`The database was made by a newer version (it has ${newer.join(', ')}).`);
  for (const { name, checksum } of files)
    if (known.has(name) && known.get(name) !== checksum)
      throw new Error(`The migration ${name} was changed after it ran.`);
  return files.filter(({ name }) => !known.has(name));
}

async function applyMissing(client: pg.Client, only?: Set<string>): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, apply_time timestamptz not null default now())`);
  const missing = findMissing(await readApplied(client), only);
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

/** One transaction, tried again while others hold what it needs, such as a long report of an older node. */
async function apply(
  client: pg.Client,
  { name, text, checksum }: Migration & { text: string },
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${lockLimit}'`);
      await client.query(text);
      await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      const isLocked = (error as { code?: string }).code === '55P03';
      if (!isLocked || tries === mostTries) throw error;
      await sleep(pauseBetween);
    }
}

async function readKey(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ config: string | null }>(
    `select to_regclass('config')::text as config`,
  );
  if (!rows[0]!.config) return null;
  const found = await client.query<{ value: { fingerprint: string } }>(
    `select value from config where name = 'secret'`,
  );
  return found.rows[0]?.value.fingerprint ?? null;
}

/** Whether a database was set up already: then it needs the key of that time, and a new one would not do. */
export async function hasKey(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl, ...lineOptions });
  await client.connect();
  return (await readKey(client).finally(() => client.end())) !== null;
}

/** Encrypted values can only be read with the key they were encrypted with: refuse another one early. */
async function checkKey(client: pg.Client, secrets: Secrets): Promise<void> {
  const known = await readKey(client);
  if (known !== null && known !== secrets.fingerprint)
    throw new Error('The setting SECRET_KEY differs from the key this database was set up with.');
}

async function keepKey(client: pg.Client, secrets: Secrets): Promise<void> {
  await client.query(
    `insert into config (name, value) values ('secret', $1) on conflict (name) do nothing`,
    [JSON.stringify({ fingerprint: secrets.fingerprint })],
  );
}

/** How the server gets its role: made or given a password here, or made by a DBA and switched to. */
type Role = { db: string; name: string; how: 'create' | 'alter' | 'switch' };

async function planRole(client: pg.Client): Promise<Role> {
  const { rows } = await client.query<{
    db: string;
    self: string;
    isSuper: boolean;
    mayCreate: boolean;
    isNew: boolean;
  }>(
    `select current_database() as db, current_user as self, rolsuper as "isSuper",
       rolsuper or rolcreaterole as "mayCreate", current_setting('server_version_num')::int >= 160000 as "isNew"
     from pg_roles where rolname = current_user`,
  );
  const { db, self, isSuper, mayCreate, isNew } = rows[0]!;
  const name =
    db.length <= 58
      ? `${db}_app`
      : `app_${createHash('sha256').update(db).digest('hex').slice(0, 24)}`;
  const [role, user] = [client.escapeIdentifier(name), client.escapeIdentifier(self)];
  const known = await client.query<{ isUnbound: boolean; isAdmin: boolean; isMember: boolean }>(
    `select rolsuper or rolbypassrls as "isUnbound",
       pg_has_role(current_user, oid, 'MEMBER WITH ADMIN OPTION') as "isAdmin",
       pg_has_role(current_user, oid, '${isNew ? 'SET' : 'MEMBER'}') as "isMember"
     from pg_roles where rolname = $1`,
    [name],
  );
  const found = known.rows[0];
  if (!found) {
    if (mayCreate) return { db, name, how: 'create' };
    throw new Error(
      `The user of DATABASE_URL needs the right CREATEROLE to make the role ${name}, ` +
        `or a DBA makes it beforehand: CREATE ROLE ${role}; GRANT ${role} TO ${user}.`,
    );
  }
  if (found.isUnbound) throw new Error(`The role ${name} must be bound by row-level security.`);
  // Since PostgreSQL 16, CREATEROLE is not enough for a role that somebody else made.
  if (isSuper || (mayCreate && (!isNew || found.isAdmin))) return { db, name, how: 'alter' };
  if (found.isMember) return { db, name, how: 'switch' };
  throw new Error(
    `The user of DATABASE_URL may not use the role ${name}; let a DBA run: GRANT ${role} TO ${user}.`,
  );
}

/** The server connects as a role that owns nothing, so that row-level security applies to it. */
async function prepareRole(
  client: pg.Client,
  ownerUrl: string,
  secrets: Secrets,
  { db, name, how }: Role,
): Promise<string> {
  const password = secrets.derive(`database role ${name}`).toString('base64url');
  const quoted = client.escapeIdentifier(name);
  // A new role has no rights, and an ordinary owner may not even mention most of them.
  if (how !== 'switch')
    await client.query(`${how} role ${quoted} login password ${client.escapeLiteral(password)}`);
  await client.query(`grant connect on database ${client.escapeIdentifier(db)} to ${quoted}`);
  await client.query(readFileSync(grants, 'utf8').replaceAll('{{role}}', quoted));
  if (how === 'switch')
    return withOptions(ownerUrl, `-c role=${name.replaceAll(/[\\\s]/g, '\\$&')}`);
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password);
  return url.href;
}
