import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { makeSecrets } from '#server/secrets.ts';
import { atEnd } from '#server/testing/end.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner, type Owner } from '#server/testing/owner.ts';
import { testSettings } from '#server/testing/settings.ts';
import { until } from '#server/testing/wait.ts';
import { migrate, planMigrations } from './migrate.ts';

const folder = new URL('./migrations/', import.meta.url);
const names = readdirSync(folder).toSorted();
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const hashOf = (name: string) => createHash('sha256').update(textOf(name)).digest('hex');
const secrets = makeSecrets(testSettings({}).SECRET_KEY!);

test('migrations that were released are never changed', () => {
  const released = JSON.parse(
    readFileSync(new URL('./released-migrations.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const first = names.slice(0, Object.keys(released).length);
  expect(Object.fromEntries(first.map((name) => [name, hashOf(name)]))).toEqual(released);
});

type Column = { name: string; writable: boolean };
const columnsIn = async (owner: Owner): Promise<Map<string, Column[]>> => {
  const rows = await owner.rows<Column & { table: string }>(
    `select c.relname as table, a.attname as name, a.attgenerated = '' as writable
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.oid, a.attnum`,
  );
  const found = new Map<string, Column[]>();
  for (const { table, ...column } of rows) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
};

const template = await openOwner(await copyDatabase());
const now = await columnsIn(template);
const references = await template.rows<{ table: string; column: string; to: string }>(
  `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to
   from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
   where c.contype = 'f' and a.attname <> 'company_id'`,
);

/** An empty database of an earlier version. */
async function emptyDatabase(count: number) {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  const superuser = await openOwner(inject('databaseUrl'));
  await superuser.rows(`create database ${name} template template0`);
  atEnd(async () => {
    const again = await openOwner(inject('databaseUrl'));
    await again.rows(`drop database ${name} with (force)`);
    await again.rows(`drop role if exists ${name}_app`);
  });
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
  const owner = await openOwner(url);
  await owner.rows(
    'create table schema_migration (name text primary key, checksum text not null, apply_time timestamptz not null default now())',
  );
  for (const one of names.slice(0, count)) {
    await owner.rows(textOf(one));
    await owner.rows('insert into schema_migration values ($1, $2)', [one, hashOf(one)]);
  }
  return { url, owner };
}

/** A database as an earlier version left it, with the demo's rows as far as that version could hold them. */
async function earlierDatabase(count: number) {
  const { url, owner } = await emptyDatabase(count);
  // No triggers and no references while the tables fill in any order.
  await owner.rows('set session_replication_role = replica');
  await owner.rows(`select set_config('app.actor', 'system', false)`);
  const copied = new Map<string, number>();
  const then = await columnsIn(owner);
  for (const [table, columns] of then) {
    const known = now.get(table);
    if (!known || table === 'schema_migration') continue;
    // Nothing that points to what that version did not have.
    const isLater = (column: string) =>
      references.some((one) => one.table === table && one.column === column && !then.has(one.to));
    const shared = columns.filter(
      ({ name: column, writable }) =>
        writable && !isLater(column) && known.some((one) => one.name === column),
    );
    copied.set(
      table,
      await copyRows(owner, table, shared.map((column) => `"${column.name}"`).join()),
    );
  }
  await owner.rows('set session_replication_role = origin');
  return { url, owner, copied };
}

async function copyRows(owner: Owner, table: string, columns: string): Promise<number> {
  const { rows } = await template.row<{ rows: string | null }>(
    `select jsonb_agg(to_jsonb(r))::text as rows from (select ${columns} from "${table}") as r`,
  );
  if (rows === null) return 0;
  const [{ parted }] = (await owner.rows(
    `select relkind = 'p' as parted from pg_class where oid = $1::regclass`,
    [`"${table}"`],
  )) as [{ parted: boolean }];
  if (parted) await owner.rows(`call make_months('${table}', 36, 12)`);
  // Values that only a later version knows are left out.
  const checks = await owner.rows<{ rule: string }>(
    `select pg_get_expr(conbin, conrelid) as rule from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [`"${table}"`],
  );
  const rules = ['true', ...checks.map(({ rule }) => `(${rule}) is not false`)];
  // What the migration itself put there.
  await owner.rows(`delete from "${table}"`);
  const { rowCount } = await owner.client.query(
    `insert into "${table}" (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb) where ${rules.join(' and ')}`,
    [rows],
  );
  await owner.rows(
    `select setval(pg_get_serial_sequence('"${table}"', attname), 1000000)
     from pg_attribute where attrelid = '"${table}"'::regclass and attidentity <> '' and attnum > 0`,
  );
  return rowCount ?? 0;
}

// As they were at the end of each stage of the product.
test.each([3, 6, 11, 16, 23, 25, 26, 29, 38, 41])(
  'an installation with the first %i migrations is brought up to date with its rows',
  async (count) => {
    const { url, owner, copied } = await earlierDatabase(count);
    expect(copied.get('account')).toBeGreaterThan(5);
    const { applied } = await migrate(url, secrets);
    expect(applied).toEqual(names.slice(count));
    for (const [table, rows] of copied) {
      const { kept } = await owner.row<{ kept: number }>(
        `select count(*)::int as kept from "${table}"`,
      );
      expect(kept, table).toBeGreaterThanOrEqual(rows);
    }
    const node = await startTestNode({}, url);
    expect((await fetch(`${node.base}/ready`)).status).toBe(200);
    const demo = await node.signIn('demo');
    expect(await demo.get('workplace/index')).toMatchObject({ code: 0 });
    await node.stop();
  },
);

test('what an upgrade will do is told without doing it', async () => {
  const { url, owner } = await emptyDatabase(41);
  await owner.rows(`select set_config('app.actor', 'system', false)`);
  await owner.rows(`insert into account (login_type, username, password_hash, realname)
    select 'admin', 'person ' || n, '', '' from generate_series(1, 20) as n`);
  await owner.rows('analyze account');
  const plan = await planMigrations(url, secrets);
  expect(plan).toMatchObject({ applied: 41, server: expect.stringMatching(/^1\d\.\d+$/) });
  expect(plan.missing.map(({ name }) => name)).toEqual(names.slice(41));
  expect(plan.bytes).toBeGreaterThan(1_000_000);
  const touched = plan.missing.filter(({ tables }) =>
    tables.some(({ name }) => name === 'account'),
  );
  expect(touched.map(({ name }) => name)).toContain('0060_invitation.sql');
  expect(touched[0]!.tables[0]).toMatchObject({ rows: 20, bytes: expect.any(Number) });
  const { applied } = await owner.row<{ applied: number }>(
    'select count(*)::int as applied from schema_migration',
  );
  expect(applied).toBe(41);
  await migrate(url, secrets);
  expect(await planMigrations(url, secrets)).toMatchObject({ applied: names.length, missing: [] });
});

test('nobody waits behind a migration that waits for somebody else', async () => {
  const alters = /^ALTER TABLE (\w+)/m;
  const at = names.findLastIndex((name) => alters.test(textOf(name)));
  const [, table = ''] = alters.exec(textOf(names[at]!))!;
  const { url, owner } = await emptyDatabase(at);
  const [report, reader] = [await openOwner(url), await openOwner(url)];
  // A report of an older node, which takes its time.
  await report.rows('begin');
  await report.rows(`lock table ${table} in access share mode`);
  const migrating = migrate(url, secrets);
  await until('the migration to wait', () =>
    owner
      .rows(`select from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'relation'
      and datname = current_database()`)
      .then(({ length }) => length > 0 || undefined),
  );
  // A reader queues behind it, and is answered before the report ends.
  await reader.rows(`select from ${table} limit 1`);
  await report.rows('commit');
  expect((await migrating).applied).toEqual(names.slice(at));
});
