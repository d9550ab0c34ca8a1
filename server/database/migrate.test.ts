import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { makeSecrets } from '#server/secrets.ts';
import { atEnd } from '#server/testing/end.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { fingerprint, openOwner } from '#server/testing/owner.ts';
import { template, testSettings } from '#server/testing/settings.ts';
import { migrate } from './migrate.ts';

const server = inject('databaseUrl');
const secrets = makeSecrets(testSettings({}).SECRET_KEY!);
const superuser = await openOwner(server);

async function emptyDatabase(owner?: string): Promise<string> {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  await superuser.rows(
    `create database ${name} template template0 ${owner ? `owner ${owner}` : ''}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

test('migrating again changes nothing', async () => {
  const url = await emptyDatabase();
  const first = await migrate(url, secrets);
  expect(first.applied.length).toBeGreaterThan(0);
  const owner = await openOwner(url);
  const before = await fingerprint(owner);
  expect(await migrate(url, secrets)).toEqual({ applied: [], appUrl: first.appUrl });
  expect(await fingerprint(owner)).toBe(before);
});

test('two nodes that meet an empty database both start', async () => {
  const url = await emptyDatabase();
  const nodes = await Promise.all([startTestNode({}, url), startTestNode({}, url)]);
  for (const { base } of nodes) expect((await fetch(`${base}/ready`)).status).toBe(200);
  const owner = await openOwner(url);
  const [{ count }] = (await owner.rows('select count(*)::int from system_version')) as [
    { count: number },
  ];
  expect(count).toBe(3);
});

test('a migration that was changed after it ran is refused by name', async () => {
  const url = await copyDatabase();
  const owner = await openOwner(url);
  await owner.rows(
    `update schema_migration set checksum = 'other' where name = '0001_foundation.sql'`,
  );
  await expect(migrate(url, secrets)).rejects.toThrow(
    'The migration 0001_foundation.sql was changed after it ran.',
  );
});

test('a database of a newer version is refused, and says which migration it has', async () => {
  const url = await copyDatabase();
  const owner = await openOwner(url);
  await owner.rows(`insert into schema_migration (name, checksum) values ('9999_future.sql', 'x')`);
  const before = await fingerprint(owner);
  await expect(migrate(url, secrets)).rejects.toThrow('newer version (it has 9999_future.sql)');
  expect(await fingerprint(owner)).toBe(before);
});

test('another SECRET_KEY is refused with one sentence that names it', async () => {
  const url = await copyDatabase();
  const other = { SECRET_KEY: 'another key for tests, long enough to be accepted' };
  await expect(startTestNode({ settings: other }, url)).rejects.toThrow(
    'The setting SECRET_KEY differs from the key this database was set up with.',
  );
});

test('a database that is not UTF8 is refused', async () => {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  await superuser.rows(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  await expect(migrate(url.href, secrets)).rejects.toThrow('must have the encoding UTF8');
});

test('an ordinary owner of a database is enough, with its companies kept apart', async () => {
  const role = `owner_${randomUUID().slice(0, 8)}`;
  await superuser.rows(`create role ${role} login createrole password 'plain'`);
  const url = new URL(await emptyDatabase(role));
  Object.assign(url, { username: role, password: 'plain' });
  const node = await startTestNode({}, url.href);
  expect((await fetch(`${node.base}/ready`)).status).toBe(200);
  await node.stop();
  const again = await startTestNode({}, url.href);
  expect(await again.anyone().get('login/branding', { company_id: 38 })).toMatchObject({
    code: 0,
    data: { title: '远航溯源' },
  });
  // The owner is bound too: it is no superuser, and the policies are forced.
  const owner = await openOwner(url.href);
  expect(await owner.rows('select from company_brand')).toEqual([]);
});

test('an owner that may make no role is told so', async () => {
  const role = `owner_${randomUUID().slice(0, 8)}`;
  await superuser.rows(`create role ${role} login password 'plain'`);
  const url = new URL(await emptyDatabase(role));
  Object.assign(url, { username: role, password: 'plain' });
  await expect(migrate(url.href, secrets)).rejects.toThrow('needs the right CREATEROLE');
  // Told before anything was made.
  const owner = await openOwner(url.href);
  expect(
    await owner.rows(`select from pg_class where relnamespace = 'public'::regnamespace`),
  ).toEqual([]);
});

test('a role that a DBA made beforehand is enough for an owner that may make none', async () => {
  const role = `owner_${randomUUID().slice(0, 8)}`;
  await superuser.rows(`create role ${role} login password 'plain'`);
  const url = new URL(await emptyDatabase(role));
  Object.assign(url, { username: role, password: 'plain' });
  const app = `${url.pathname.slice(1)}_app`;
  await superuser.rows(`create role ${app}`);
  await expect(migrate(url.href, secrets)).rejects.toThrow(`GRANT "${app}" TO "${role}"`);
  await superuser.rows(`grant ${app} to ${role}`);
  for (let start = 0; start < 2; start += 1) {
    const node = await startTestNode({}, url.href);
    expect((await fetch(`${node.base}/ready`)).status).toBe(200);
    expect(await node.anyone().get('login/branding', { company_id: 38 })).toMatchObject({
      data: { title: '远航溯源' },
    });
    // It works as that role, which owns nothing and may not rewrite a log.
    const { rows } = await sql<{ user: string; may: boolean }>`
      select current_user as user, has_table_privilege('operation_log', 'UPDATE') as may`.execute(
      node.app.database.main,
    );
    expect(rows).toEqual([{ user: app, may: false }]);
    await node.stop();
  }
});

test('a wrong key is refused before the database is changed', async () => {
  const { url, owner } = await releasedDatabase();
  await owner.rows(
    `insert into config (name, value) values ('secret', '{"fingerprint": "another"}')`,
  );
  const before = await fingerprint(owner);
  await expect(migrate(url, secrets)).rejects.toThrow('The setting SECRET_KEY differs');
  expect(await fingerprint(owner)).toBe(before);
});

test('a missing key is told, and no new one is made', async () => {
  const url = await copyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-keys-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  await expect(
    startTestNode({ settings: { SECRET_KEY: '', DATA_DIR: folder } }, url),
  ).rejects.toThrow(
    `The key that this database was set up with is missing: restore ${path.join(folder, 'keys', 'secret')}`,
  );
  expect(existsSync(path.join(folder, 'keys'))).toBe(false);
});

test('names with capitals, hyphens and quotes make no difference', async () => {
  const name = `Odd-"${randomUUID().slice(0, 8)}`;
  await superuser.rows(`create database "${name.replaceAll('"', '""')}" template ${template}`);
  const url = new URL(server);
  url.pathname = `/${encodeURIComponent(name)}`;
  const { appUrl } = await migrate(url.href, secrets);
  const app = await openOwner(appUrl);
  expect(await app.row('select current_user as role')).toEqual({ role: `${name}_app` });
});

test('a replica is read as the server’s own role, whichever role its address names', async () => {
  const url = await copyDatabase();
  const node = await startTestNode({ settings: { DATABASE_REPLICA_URL: url } }, url);
  const demo = await node.signIn('demo');
  expect(await demo.get('workplace/index')).toMatchObject({ code: 0 });
  const owner = await openOwner(url);
  const roles = await owner.rows<{ role: string }>(
    `select distinct usename as role from pg_stat_activity
     where application_name like 'suyuan%' and datname = current_database()`,
  );
  expect(roles).toEqual([{ role: decodeURIComponent(new URL(node.app.database.url).username) }]);
});

test('a role that policies do not bind is refused', async () => {
  const url = await copyDatabase();
  const { appUrl } = await migrate(url, secrets);
  const role = decodeURIComponent(new URL(appUrl).username);
  await superuser.rows(`alter role "${role}" bypassrls`);
  await expect(migrate(url, secrets)).rejects.toThrow(
    `${role} must be bound by row-level security`,
  );
});

test('companies are found by letters of any script, whatever the locale of the database', async () => {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  await superuser.rows(`create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await migrate(url, secrets);
  const owner = await openOwner(url);
  await owner.rows(`select set_config('app.actor', 'system', false)`);
  await owner.rows(`insert into company (name, credit_code) values ('ＡＢＣ ÉTÉ', 'X1')`);
  expect(await owner.rows('select search from company')).toEqual([{ search: 'ａｂｃ été  x1' }]);
});

/** A database as left by the last released version. */
async function releasedDatabase() {
  const url = await emptyDatabase();
  const owner = await openOwner(url);
  const folder = new URL('./migrations/', import.meta.url);
  const earlier = readdirSync(folder)
    .filter((name) => name < '0017')
    .toSorted();
  await owner.rows(
    'create table schema_migration (name text primary key, checksum text not null, apply_time timestamptz not null default now())',
  );
  for (const name of earlier) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    await owner.rows(text);
    await owner.rows('insert into schema_migration values ($1, $2)', [
      name,
      createHash('sha256').update(text).digest('hex'),
    ]);
  }
  return { url, owner };
}

test('what stood in the logs before they were cut into months is still there', async () => {
  const { url, owner } = await releasedDatabase();
  await owner.rows(`
    insert into operation_log (login_type, username, path, ip, user_agent, request_id, duration, after, create_time)
      select 'admin', 'u', 'p', '', '', n::text, 1, '{"a": 1}', now() - make_interval(months => n) from generate_series(0, 80, 4) n;
    insert into login_log (login_type, company_id, account_id, username, result, ip, user_agent, create_time)
      select 'web', null, 7, n::text, 'ok', '', '', now() - make_interval(months => n) from generate_series(0, 20) n`);
  const read = () =>
    owner.rows(
      `select id, request_id as name, create_time, after from operation_log
       union all select id, 'login ' || username, create_time, null from login_log order by 1, 2`,
    );
  const before = await read();
  expect(before).toHaveLength(42);
  await migrate(url, secrets);
  expect(await read()).toEqual(before);
  // Sequences continue where they were.
  const [next] = await owner.rows<{ id: string }>(
    `insert into login_log (login_type, username, result, ip, user_agent) values ('web', 'x', 'ok', '', '') returning id`,
  );
  expect(Number(next!.id)).toBe(22);
});

test('dealers of one name and territories that end before they begin do not keep an upgrade from happening', async () => {
  const { url, owner } = await releasedDatabase();
  const long = '很长'.repeat(32);
  await owner.rows(`select set_config('app.actor', 'system', false)`);
  await owner.rows(
    `insert into company (company_id, name, credit_code) values (1, 'A', 'X1'), (2, 'B', 'X2')`,
  );
  await owner.rows(
    `insert into dealer (dealer_id, company_id, name) values (1, 1, '同名'), (2, 1, '同名'), (3, 2, '同名'),
       (4, 1, '同名'), (5, 1, '同名 JXS0002'), (6, 1, $1), (7, 1, $1)`,
    [long],
  );
  await owner.rows(
    `insert into territory (company_id, dealer_id, province, from_day, until_day)
     values (1, 1, 33, '2026-05-02', '2026-05-01')`,
  );
  await migrate(url, secrets);
  await owner.rows(`select set_config('app.actor', 'system', false)`);
  const dealers = await owner.rows<{ name: string }>('select name from dealer order by dealer_id');
  expect(dealers.map(({ name }) => name)).toEqual([
    '同名',
    '同名 JXS0002',
    '同名',
    '同名 JXS0004',
    '同名 JXS0002 JXS0005',
    long,
    `${long.slice(0, 48)} JXS0007`,
  ]);
  // Names are now unique, and a territory ends after it begins.
  await expect(
    owner.rows(`insert into dealer (company_id, code, name) values (1, 'Z', '同名')`),
  ).rejects.toMatchObject({ constraint: 'dealer_by_name' });
  await expect(
    owner.rows(
      `insert into territory (company_id, dealer_id, province, from_day, until_day)
       values (1, 1, 34, '2026-05-02', '2026-05-01')`,
    ),
  ).rejects.toMatchObject({ constraint: 'territory_in_order' });
});
