import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Secrets } from '../secrets.ts';

const folder = new URL('./migrations/', import.meta.url);
const grants = new URL('./grants.sql', import.meta.url);
// Any fixed number will do: it keeps two starting nodes from migrating at once.
const migrationLock = 7_305_001;

export type Migrated = { applied: string[]; appUrl: string };

/** Brings the schema up to date and prepares the server's own role; safe to run from two nodes at once. */
export async function migrate(ownerUrl: string, secrets: Secrets): Promise<Migrated> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await checkServer(client);
    const applied = await applyMissing(client);
    await checkKey(client, secrets);
    return { applied, appUrl: await prepareRole(client, ownerUrl, secrets) };
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

async function applyMissing(client: pg.Client): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, apply_time timestamptz not null default now())`);
  const known = new Map(
    (
      await client.query<{ name: string; checksum: string }>(
        'select name, checksum from schema_migration',
      )
    ).rows.map((row) => [row.name, row.checksum]),
  );
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const newer = [...known.keys()].filter((name) => !files.includes(name));
  if (newer.length > 0)
    throw new Error(`The database was made by a newer version (it has ${newer.join(', ')}).`);
  const applied: string[] = [];
  for (const name of files) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
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

/** Encrypted values can only be read with the key they were encrypted with: refuse another one early. */
async function checkKey(client: pg.Client, secrets: Secrets): Promise<void> {
  const mine = JSON.stringify({ fingerprint: secrets.fingerprint });
  const { rows } = await client.query<{ value: { fingerprint: string } }>(
    `insert into config (name, value) values ('secret', $1)
     on conflict (name) do update set name = excluded.name returning value`,
    [mine],
  );
  if (rows[0]!.value.fingerprint !== secrets.fingerprint)
    throw new Error('The setting SECRET_KEY differs from the key this database was set up with.');
}

/** The server connects as a role that owns nothing, so that row-level security applies to it. */
async function prepareRole(client: pg.Client, ownerUrl: string, secrets: Secrets): Promise<string> {
  const { rows } = await client.query<{ db: string; mayCreate: boolean }>(
    `select current_database() as db, rolsuper or rolcreaterole as "mayCreate"
     from pg_roles where rolname = current_user`,
  );
  const { db, mayCreate } = rows[0]!;
  const role =
    db.length <= 58
      ? `${db}_app`
      : `app_${createHash('sha256').update(db).digest('hex').slice(0, 24)}`;
  const password = secrets.derive(`database role ${role}`).toString('base64url');
  const quoted = client.escapeIdentifier(role);
  const known = await client.query<{ isUnbound: boolean }>(
    'select rolsuper or rolbypassrls as "isUnbound" from pg_roles where rolname = $1',
    [role],
  );
  if (!mayCreate && known.rowCount === 0)
    throw new Error(
      `The user of DATABASE_URL needs the right CREATEROLE to make the role ${role}.`,
    );
  if (known.rows[0]?.isUnbound)
    throw new Error(`The role ${role} must be bound by row-level security.`);
  // A new role has no rights, and an ordinary owner may not even mention most of them.
  const verb = known.rowCount === 0 ? 'create' : 'alter';
  await client.query(`${verb} role ${quoted} login password ${client.escapeLiteral(password)}`);
  await client.query(`grant connect on database ${client.escapeIdentifier(db)} to ${quoted}`);
  await client.query(readFileSync(grants, 'utf8').replaceAll('{{role}}', quoted));
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.href;
}
