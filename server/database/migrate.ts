import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Secrets } from '../secrets.ts';
import { lineOptions, withOptions } from './line.ts';

const folder = new URL('./migrations/', import.meta.url);
const grants = new URL('./grants.sql', import.meta.url);
// Any fixed number will do: it keeps two starting nodes from migrating at once.
const migrationLock = 7_305_001;

export type Migration = { name: string; checksum: string };
export type Migrated = { applied: string[]; appUrl: string };

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

async function applyMissing(client: pg.Client, only?: Set<string>): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, apply_time timestamptz not null default now())`);
  const known = new Map(
    (
      await client.query<{ name: string; checksum: string }>(
        'select name, checksum from schema_migration',
      )
    ).rows.map((row) => [row.name, row.checksum]),
  );
  const files = migrationFiles().filter(({ name }) => !only || only.has(name));
  const names = new Set(files.map(({ name }) => name));
  const newer = [...known.keys()].filter((name) => !names.has(name));
  if (newer.length > 0)
    throw new Error(`The database was made by a newer version (it has ${newer.join(', ')}).`);
  const applied: string[] = [];
  for (const { name, text, checksum } of files) {
    if (known.has(name)) {
      if (known.get(name) !== checksum)
        throw new Error(`The migration ${name} was changed after it ran.`);
      continue;
    }
    await client.query('begin');
    await client.query(text);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
    applied.push(name);
  }
  return applied;
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
