import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { recordEvent } from '#server/events/record.ts';
import { sealUpTo } from '#server/events/seal.ts';
import { verifyDay } from '#proof/verify-day.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { archived } from './archive.ts';
import { readCsv, writeCsv } from './archive-files.ts';

const url = await copyDatabase();
const owner = await openOwner(url);
const node = await startTestNode({}, url);
const { app } = node;
const storage = path.join(node.folder, 'storage');

// Several files for a few rows.
archived.scan_log.most = 7;
archived.trace_event.most = 2;

const old = await owner.row<{ scans: string; events: string; day: string }>(
  `select to_char(now() - interval '6 months', 'YYYY_MM') as scans, to_char(now() - interval '16 months', 'YYYY_MM') as events,
     to_char(now() - interval '16 months', 'YYYY-MM-') || '15' as day`,
);
const cutOf = (table: string, month: string) => `${table}_${month}`;
const hasCut = async (table: string, month: string) =>
  (
    await owner.row<{ is: boolean }>('select to_regclass($1) is not null as is', [
      cutOf(table, month),
    ])
  ).is;
const rowsOf = async (table: string, month: string) =>
  (
    await owner.rows<{ row: string }>(
      `select t::text as row from ${table} t where to_char(${archived[table as 'scan_log'].time} at time zone 'UTC', 'YYYY_MM') = $1
       order by 1`,
      [month],
    )
  ).map(({ row }) => row);
const stateOf = async (table: string, month: string) =>
  (
    await owner.rows<{ state: string }>(
      'select state from archive where source = $1 and month = $2',
      [table, month],
    )
  )[0]?.state;

async function run(kind = 'retention.archive'): Promise<string> {
  const id = await transact(app.database.main, systemActor, (tx) =>
    app.jobs.add(tx, { kind, uniqueKey: 'now' }),
  );
  const ended = await until('the job', async () => {
    const { state, error } = await owner.row<{ state: string; error: string | null }>(
      'select state, error from job where id = $1',
      [id],
    );
    return state === 'done' ? 'done' : error;
  });
  await owner.rows(`delete from job where id = $1`, [id]);
  return ended;
}

let scans: string[] = [];
let events: string[] = [];

beforeAll(async () => {
  await owner.rows(`call make_months('scan_log', 8, 0)`);
  for (const table of ['trace_event', 'trace_event_run'])
    await owner.rows(`call make_months('${table}', 18, 0)`);
  const retention = { scan_log: 90, trace_event: 365 };
  await owner.rows(
    `insert into config (name, value) values ('retention', $1) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(retention)],
  );
  await owner.rows(
    `insert into scan_log (company_id, scan_time, seq, verdict, device, address, city, reasons)
     select 1, to_date($1, 'YYYY_MM') + n * interval '1 hour', nullif(n, 3), 1, -n, n, $2, '["a","b,c"]'
     from generate_series(1, 20) n`,
    [old.scans, 'a "quoted", city\nof two lines'],
  );
  // Company 38 is sealed again, from its oldest event on.
  await owner.rows('delete from log_day');
  await owner.rows('delete from event_root where company_id = 38');
  await transact(app.database.main, systemActor, async (tx) => {
    for (let n = 1; n <= 5; n += 1)
      await recordEvent(app, tx, {
        companyId: 38,
        kind: 'freeze',
        runs: [{ first: n, last: n + 20 }],
        reason: `because "${n}"`,
        time: new Date(`${old.day}T03:00:00Z`),
        recorded: new Date(`${old.day}T03:00:0${n}Z`),
      });
  });
  scans = await rowsOf('scan_log', old.scans);
  events = await rowsOf('trace_event', old.events);
  expect([scans.length, events.length]).toEqual([20, 5]);
});

test('values come back from a file as they were', () => {
  const rows = [
    ['a', null, '', 'b "c", d\r\ne', '"'],
    ['', null, null, ',', '\\x00'],
    [null, null, null, null, null],
  ];
  expect(readCsv(writeCsv(rows))).toEqual(rows);
});

describe('a month that is too old', () => {
  const { store } = app.storage.at(30);
  const put = store.put;

  test('stays in the database when its files cannot be written, or are not what was written', async () => {
    store.put = () => Promise.reject(new Error('no room'));
    expect(await run()).toBe('no room');
    store.put = (place, bytes) =>
      put(place, place.endsWith('000002.csv.gz') ? bytes.subarray(0, -4) : bytes);
    expect(await run()).toMatch(/000002.csv.gz was changed/);
    store.put = put;
    expect(await rowsOf('scan_log', old.scans)).toEqual(scans);
    expect(await hasCut('scan_log', old.scans)).toBe(true);
  });

  test('leaves the database whole, once, although the server ended after a file and before its note', async () => {
    store.put = async (place, bytes) => {
      await put(place, bytes);
      if (place.endsWith('000002.csv.gz')) throw new Error('killed');
    };
    expect(await run()).toBe('killed');
    store.put = put;
    expect(await rowsOf('scan_log', old.scans)).toEqual(scans);
    expect(await run()).toBe('done');
    expect(await stateOf('scan_log', old.scans)).toBe('archived');
    expect(await hasCut('scan_log', old.scans)).toBe(false);
    expect(await rowsOf('scan_log', old.scans)).toEqual([]);
    const folder = path.join(storage, 'archive', 'scan_log', old.scans);
    const files = readdirSync(folder).filter((name) => name.endsWith('.gz'));
    const lines = files.flatMap((name) =>
      readCsv(gunzipSync(readFileSync(path.join(folder, name))).toString()).slice(1),
    );
    expect([files.length, lines.length]).toEqual([3, 20]);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
      rows: number;
      files: unknown[];
    };
    expect([manifest.rows, manifest.files.length]).toEqual([20, 3]);
  });

  test('stays while it has events of days that are not sealed', async () => {
    expect(await stateOf('trace_event', old.events)).toBe('written');
    expect(await rowsOf('trace_event', old.events)).toEqual(events);
    await transact(app.database.main, systemActor, (tx) =>
      sealUpTo(tx, { company: 38, day: '9999-12-31' }),
    );
    expect(await run()).toBe('done');
    expect(await stateOf('trace_event', old.events)).toBe('archived');
    expect(await rowsOf('trace_event', old.events)).toEqual([]);
  });
});

describe('an archived month', () => {
  const day = old.day;
  const exported = async () => {
    const other = await node.signIn('other');
    const answer = await fetch(`${node.base}/api/web/event/export?day=${day}`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    return { status: answer.status, text: await answer.text() };
  };

  test('cannot be exported, and says so', async () => {
    const { status, text } = await exported();
    expect([status, JSON.parse(text).msg]).toEqual([409, expect.stringContaining('归档')]);
  });

  test('is put back as it was, proves its events, and leaves again after its time', async () => {
    const admin = await node.signIn('admin', 'admin');
    const { data: list } = await admin.get('archive/index');
    for (const source of ['scan_log', 'trace_event', 'trace_event_run']) {
      const row = list.find(
        (one: { source: string; month: string; id: number }) =>
          one.source === source &&
          one.month.replace('-', '_') === (source === 'scan_log' ? old.scans : old.events),
      );
      expect(row).toMatchObject({ state: 'archived' });
      expect((await admin.post('archive/restore', { id: row.id })).code).toBe(0);
      expect((await admin.post('archive/restore', { id: row.id })).status).toBe(409);
      await until(
        'it to be back',
        async () => (await stateOf(source, row.month.replace('-', '_'))) === 'restored',
      );
    }
    expect(await rowsOf('scan_log', old.scans)).toEqual(scans);
    expect(await rowsOf('trace_event', old.events)).toEqual(events);
    const { status, text } = await exported();
    expect(status).toBe(200);
    const lines = text.split('\n').filter(Boolean);
    expect(lines).toHaveLength(6);
    async function* each() {
      yield* lines;
    }
    // All of it as it was sealed, though long before the log of this installation began.
    expect((await verifyDay(each())).faults).toMatchObject([{ what: 'notInLog' }]);

    expect(await run()).toBe('done');
    expect(await hasCut('scan_log', old.scans)).toBe(true);
    await owner.rows(
      `update archive set restored_until = now() - interval '1 second' where state = 'restored'`,
    );
    expect(await run()).toBe('done');
    expect(await hasCut('scan_log', old.scans)).toBe(false);
    expect(await stateOf('trace_event', old.events)).toBe('archived');
    expect(existsSync(path.join(storage, 'archive', 'trace_event', old.events))).toBe(true);
  });
});

test('without an archive of scans, old months of them are dropped', async () => {
  await owner.rows(
    `update config set value = value || '{"archive_scans": false}' where name = 'retention'`,
  );
  await owner.rows(`delete from archive where source = 'scan_log'`);
  await owner.rows(`call make_months('scan_log', 8, 0)`);
  expect(await hasCut('scan_log', old.scans)).toBe(true);
  expect(await run()).toBe('done');
  expect(await hasCut('scan_log', old.scans)).toBe(false);
  expect(await owner.rows(`select from archive where source = 'scan_log'`)).toEqual([]);
});

test('nobody drops a month that is young, not archived, or not one of these', async () => {
  const young = new Date().toISOString().slice(0, 7).replace('-', '_');
  await owner.rows(
    `insert into archive (source, month, state, columns, region) values ('scan_log', $1, 'written', '{}', 30)`,
    [young],
  );
  for (const [table, month] of [
    ['scan_log', young],
    ['trace_event', young],
    ['operation_log', young],
  ])
    await expect(
      transact(app.database.main, systemActor, (tx) =>
        sql`select drop_archived_month(${table}, ${month})`.execute(tx),
      ),
      table,
    ).rejects.toMatchObject({ code: '42501' });
});

test('old versions of pages and parts, and scans of closed incidents, are swept, and the last ten stay', async () => {
  const { id: page } = await owner.row<{ id: number }>(
    'select id from page_template where company_id = 1 and published is not null limit 1',
  );
  const { id: part } = await owner.row<{ id: number }>(
    'select id from part where company_id = 1 limit 1',
  );
  await owner.rows(`delete from page_version where page_id = ${page}`);
  await owner.rows(`delete from part_revision where part_id = ${part}`);
  await owner.rows(`update page_template set published = 2 where id = ${page} and company_id = 1`);
  await owner.rows(`insert into page_version (company_id, page_id, number, document, create_time)
    select 1, ${page}, n, '{}', now() - interval '2000 days' from generate_series(1, 15) n`);
  await owner.rows(`insert into part_revision (company_id, part_id, revision, content, create_user, create_time)
    select 1, ${part}, n, '{}', '', now() - interval '2000 days' from generate_series(1, 15) n`);
  await owner.rows(`insert into incident (company_id, id, code, kind, severity, subject, state, first_time, last_time)
    values (1, 900001, 'X1', 'clone', 1, 'x1', 'open', now(), now()), (1, 900002, 'X2', 'clone', 1, 'x2', 'closed', now(), now())`);
  await owner.rows(`insert into incident_scan (company_id, incident_id, scan_time, scan_id)
    select 1, i, now() - interval '800 days', n from generate_series(1, 3) n, unnest(array[900001, 900002]) i`);
  expect(await run('retention.sweep')).toBe('done');
  const numbers = async (text: string) => (await owner.rows<{ n: number }>(text)).map(({ n }) => n);
  expect(
    await numbers(`select number as n from page_version where page_id = ${page} order by 1`),
  ).toEqual([2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(
    await numbers(`select revision as n from part_revision where part_id = ${part} order by 1`),
  ).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(
    await numbers(`select distinct incident_id as n from incident_scan where incident_id > 900000`),
  ).toEqual([900001]);
});
