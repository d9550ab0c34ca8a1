import type pg from 'pg';
import { expect, test } from 'vitest';
import { builderOn } from '#server/database/connection.ts';
import { systemActor, transactOn } from '#server/database/database.ts';
import { holdScanned } from '#server/scans/log.ts';
import { writeReference } from '#server/scans/reference.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { readQueryLog } from '#server/scans/query-log.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

test.each([
  { of: 'a code that is asked for thousands of times', many: true, known: true },
  { of: 'a code that is asked for thousands of times in a month without statistics', many: true },
  { of: 'one of many codes in a month without statistics', many: false },
])('of $of only the last scans are read', async ({ many, known }) => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  const checks = many ? 5_000 : 80;
  // The month has just begun: its partition has no statistics.
  await owner.rows('alter system set autovacuum = off');
  await owner.rows('select pg_reload_conf()');
  await owner.rows('truncate scan_log');
  if (!many)
    await owner.rows(
      `insert into scan_log (company_id, scan_time, seq, verdict, reasons, counts, number, device, address)
       select 1, now() - n * interval '2 milliseconds', $1 + 1 + n % 20000, 1, '[]', true, 1, n, n
       from generate_series(1, 30000) as n`,
      [one!.seq],
    );
  await owner.rows(
    `insert into scan_log (company_id, scan_time, seq, verdict, reasons, counts, number, device, address)
     select 1, now() - n * interval '5 minutes', $1, 1, '[]', true, $2 + 1 - n, n, n
     from generate_series($2, 1, -1) as n`,
    [one!.seq, checks],
  );
  // Thousands of checks, without making each.
  await owner.rows(
    `update identifier set scans = $2, first_time = now() - interval '1 year', first_no = 1 where seq = $1`,
    [one!.seq, checks],
  );
  if (known) await owner.rows('analyze scan_log');
  const linesRead = async (client: pg.PoolClient) =>
    Number(
      (
        await client.query<{ n: string }>(
          `select coalesce(sum(idx_tup_fetch + seq_tup_read), 0) as n from pg_stat_xact_user_tables where relname like 'scan_log%'`,
        )
      ).rows[0]!.n,
    );
  const { app } = node;
  await transactOn(app.database.scans, systemActor, async (client) => {
    const before = await linesRead(client);
    const held = await holdScanned(client, [{ company: 1, seq: one!.seq }]);
    expect(held.get(`1:${one!.seq}`)!.recent).toHaveLength(64);
    expect((await linesRead(client)) - before).toBeLessThan(100);
  });
  await transactOn(app.database.main, systemActor, async (client) => {
    const before = await linesRead(client);
    const asked = { id: writeReference(app, 1, one!.seq), page: 2, limit: 5 };
    const { rows } = await readQueryLog(app, builderOn(client), asked, 'en');
    expect(rows.map(({ query_no: number }) => number)).toEqual(
      [5, 6, 7, 8, 9].map((at) => checks - at),
    );
    expect((await linesRead(client)) - before).toBeLessThan(100);
  });
});
