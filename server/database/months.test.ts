import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { systemActor, transact } from './database.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

test('months follow each other without overlap, whatever zone the server is set to', async () => {
  await owner.rows(`set timezone to 'Asia/Shanghai'`);
  await owner.rows(`call make_months('scan_log', 0, 26)`);
  await owner.rows(`set timezone to 'America/Los_Angeles'`);
  await owner.rows(`call make_months('scan_log', 0, 28)`);
  await owner.rows(`set timezone to 'UTC'`);
  const bounds = await owner.rows<{ bound: string }>(
    `select pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'scan_log'::regclass and c.relname <> 'scan_log_rest' order by c.relname`,
  );
  const ends = bounds.map(({ bound }) => [...bound.matchAll(/'([^']+)'/g)].map(([, time]) => time));
  for (const [at, [from]] of ends.entries()) if (at > 0) expect(from).toBe(ends[at - 1]![1]);
});

test('what happened is never changed, nor through a month of it', async () => {
  const cuts = await owner.rows<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent in ('trace_event'::regclass, 'trace_event_run'::regclass, 'scan_log'::regclass,
       'operation_log'::regclass, 'login_log'::regclass)`,
  );
  expect(cuts.length).toBeGreaterThan(40);
  const tables = [
    'trace_event',
    'trace_event_run',
    'event_root',
    'scan_log',
    'operation_log',
    'login_log',
  ];
  for (const name of [...tables, ...cuts.map((cut) => cut.name)])
    for (const change of [
      sql`update ${sql.table(name)} set company_id = 38 where company_id = 1`,
      sql`delete from ${sql.table(name)} where company_id = 1`,
    ])
      await expect(
        transact(node.app.database.main, systemActor, (tx) => change.execute(tx)),
        name,
      ).rejects.toMatchObject({ code: '42501' });
});
