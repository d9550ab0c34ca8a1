import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeSecrets } from '#server/secrets.ts';
import { copyDatabase, startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner, type Owner } from '#server/testing/owner.ts';
import { testSettings } from '#server/testing/settings.ts';
import { until } from '#server/testing/wait.ts';
import { makeCodes, phone } from './scanning.fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-restored-'));
const fresh = await startEmbedded({
  folder: path.join(folder, 'postgres'),
  report: () => undefined,
  fast: true,
});
afterAll(async () => {
  await fresh.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As `pg_dump` and `pg_restore` do: the rows of every table, as of one moment, and where the sequences stand. */
async function copyRows(from: Owner, to: Owner): Promise<void> {
  await from.rows('begin isolation level repeatable read');
  const tables = await from.rows<{ name: string; columns: string }>(
    `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not in ('schema_migration', 'node') group by 1 order by 1`,
  );
  await to.rows('set session_replication_role = replica');
  await to.rows(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns } of tables) {
    const [all] = await from.rows<{ rows: string | null }>(
      `select json_agg(t)::text as rows from (select ${columns} from ${name}) t`,
    );
    await to.rows(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [all?.rows ?? '[]'],
    );
  }
  const sequences = await from.rows<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of sequences)
    await to.rows('select setval($1::regclass, $2)', [name, last]);
  await from.rows('commit');
  await to.rows('set session_replication_role = origin');
}

/** How many scans the log has that count, and how many of them the figures have. */
const countIn = (owner: Owner) =>
  owner.row<{ logged: number; counted: number }>(
    `select (select count(*)::int from scan_log where company_id = 1 and counts and channel = 0) as logged,
       (select sum(n)::int from code_tally where company_id = 1 and metric = 'scanned') as counted`,
  );
const scanAll = async (node: TestNode, codes: { code: string }[], name: string) => {
  for (const [at, { code }] of codes.entries())
    expect((await node.anyone().get('api/query', { code }, phone(`${name} ${at}`))).code).toBe(0);
};

test('a restored database goes on following scans: none is lost, none counted twice', async () => {
  const url = await copyDatabase();
  const old = await startTestNode({}, url);
  const owner = await openOwner(url);
  const codes = await makeCodes(old, [{ count: 18, state: 'sold' }]);
  const start = await countIn(owner);
  await scanAll(old, codes.slice(0, 6), 'before');
  await until(
    'those to be counted',
    async () => (await countIn(owner)).counted === start.counted + 6,
  );
  // Scans that were logged and not followed yet when the copy was made.
  const holder = await openOwner(url);
  await holder.rows('begin');
  await holder.rows(`select from scan_reader where name = 'follow' for update`);
  await scanAll(old, codes.slice(6, 12), 'unread');

  const target = await openOwner(fresh.url);
  await target.rows('create database restored');
  const restoredUrl = Object.assign(new URL(fresh.url), { pathname: '/restored' }).href;
  await migrate(restoredUrl, makeSecrets(testSettings({}).SECRET_KEY!));
  const restored = await openOwner(restoredUrl);
  await copyRows(owner, restored);
  await holder.rows('rollback');
  await old.stop();

  const xacts = await restored.row<{ there: number; here: number }>(
    `select (select xact::text::bigint from scan_reader where name = 'follow')::int as there,
       pg_snapshot_xmax(pg_current_snapshot())::text::int as here`,
  );
  expect(xacts.here).toBeLessThan(xacts.there);
  expect(await countIn(restored)).toEqual({
    logged: start.logged + 12,
    counted: start.counted + 6,
  });

  const node = await startTestNode({}, restoredUrl);
  await scanAll(node, codes.slice(12), 'after');
  await until(
    'all of them to be counted',
    async () => (await countIn(restored)).counted >= start.counted + 18,
  );
  // Once more around, also after a restart in the same cluster.
  await scanAll(node, codes.slice(12), 'again');
  await until('the last ones', async () => (await countIn(restored)).counted >= start.counted + 24);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await countIn(restored)).toEqual({
    logged: start.logged + 24,
    counted: start.counted + 24,
  });
  const readers = await restored.rows('select name, epoch from scan_reader');
  expect(readers).toEqual([{ name: 'follow', epoch: 2 }]);

  // Health tells when the reader stands still, whatever the numbers of its transactions.
  const admin = await node.signIn('admin', 'admin');
  const stuck = await openOwner(restoredUrl);
  await stuck.rows('begin');
  await stuck.rows(`select from scan_reader where name = 'follow' for update`);
  await scanAll(node, codes.slice(0, 3), 'stuck');
  expect((await admin.get('health/info')).data.scans.behind).toBe(3);
  await stuck.rows('rollback');
  await until('it goes on', async () => (await admin.get('health/info')).data.scans.behind === 0);
  await node.stop();
});
