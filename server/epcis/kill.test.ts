import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { verifyDay } from '#proof/verify-day.ts';
import { kill } from '#server/testing/makers.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { startProgram } from '#server/testing/program.ts';
import { shiftClock } from '#server/testing/shifted-clock.ts';
import { sizes } from '#server/testing/sizes.ts';
import { until } from '#server/testing/wait.ts';

const url = await copyDatabase();
const shift = await shiftClock(url);
const node = await startTestNode({}, url);
const owner = await openOwner(url);
const holder = await openOwner(url);
const { captured } = sizes;

/** Another server on the same database and folder, in its own process. */
async function startServer(): Promise<ChildProcess> {
  const child = startProgram(
    new URL('../files/serving.fixture.ts', import.meta.url),
    [node.folder, url],
    ['ignore', 'pipe', 'inherit'],
  );
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout!.once('data', () => resolve());
  });
  child.removeAllListeners('exit');
  return child;
}

const file = path.join(node.folder, 'keys', 'log-head');
const remembered = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');

// What the dead one held is free again at once instead of half a minute later.
const expireLeases = () =>
  owner.rows(
    `update job set lease_until = now() - interval '1 second', run_after = least(run_after, now())
     where state in ('running', 'waiting')`,
  );

/** Starts a server that has to wait for a table when it does its work, and kills it there. */
async function killAt(
  table: string,
  isThere: () => Promise<boolean>,
  mode = 'share row exclusive',
) {
  await holder.rows('begin');
  await holder.rows(`lock table ${table} in ${mode} mode`);
  await expireLeases();
  const child = await startServer();
  await until(`a server waits for ${table}`, isThere);
  await kill(child);
  await holder.rows('rollback');
}
const killWriting = (table: string, statement: string) =>
  killAt(table, async () => {
    const waiting = await owner.rows(
      `select from pg_locks l join pg_stat_activity a using (pid)
       where not l.granted and l.relation = $1::regclass and a.datname = current_database()
         and replace(a.query, '"', '') ilike $2`,
      [table, `%${statement} ${table}%`],
    );
    return waiting.length > 0;
  });

const eventAt = (at: number) => ({
  type: 'ObjectEvent',
  eventTime: new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString(),
  eventTimeZoneOffset: '+08:00',
  action: 'OBSERVE',
  bizStep: 'shipping',
  epcList: [`urn:epc:id:sgtin:4012345.012345.KILLED${at}`],
});
const documentOf = (eventList: object[]) => ({
  '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-01-01T00:00:00Z',
  epcisBody: { eventList },
});
const text = async (address: string, token?: string) => {
  const answer = await fetch(node.base + address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(answer.status, address).toBe(200);
  return answer.text();
};

test(`a document of ${captured} events whose server is killed at every table is captured once, and the log stays sound`, async () => {
  await until('the log is signed', async () => (await owner.rows('select from log_head')).length);
  // This node takes documents and reads none.
  await node.app.jobs.stop();
  const kept = await text(publicLog.checkpoint);
  const { keys, size } = JSON.parse(await text(publicLog.about)) as {
    keys: string[];
    size: number;
  };
  const demo = await node.signIn('demo');
  const hand = async () => {
    const answer = await fetch(`${node.base}/epcis/capture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.token}`, 'content-type': 'application/ld+json' },
      body: JSON.stringify(documentOf(Array.from({ length: captured }, (_one, at) => eventAt(at)))),
    });
    expect(answer.status).toBe(202);
    return answer.headers.get('location')!;
  };
  const job = await hand();
  const told = async (of: string) => JSON.parse(await text(of, demo.token)) as { running: boolean };
  for (const table of ['epcis_event', 'trace_event', 'epcis_name']) {
    await killWriting(table, 'insert into');
    expect(await told(job)).toMatchObject({ running: true });
  }
  await killWriting('epcis_capture', 'update');
  expect(await told(job)).toMatchObject({ running: true });

  const ended = async (of: string) => {
    await until('the document was read', async () => !(await told(of)).running);
    return told(of);
  };
  const whole = { success: true, errors: [], 'suyuan:events': captured };
  await expireLeases();
  let server = await startServer();
  expect(await ended(job)).toMatchObject({ ...whole, 'suyuan:captured': captured });

  // It is read again where its end was not told before the server died, and handed in again by a careful supplier.
  await kill(server);
  await owner.rows(
    `update job set state = 'running', end_time = null, lease_until = now() where kind = 'epcis.capture'`,
  );
  const again = await hand();
  server = await startServer();
  expect(await ended(again)).toMatchObject({ ...whole, 'suyuan:captured': 0 });
  await until('both jobs are done', async () => {
    const jobs = await owner.rows<{ state: string }>(
      `select state from job where kind = 'epcis.capture'`,
    );
    return jobs.length === 2 && jobs.every(({ state }) => state === 'done');
  });
  await kill(server);
  const once = await owner.row(
    `select count(*)::int as events, count(distinct e.hash)::int as distinct,
       (select count(*)::int from epcis_event k join trace_event t on t.id = k.event_id
         where t.body #>> '{epcList,0}' like '%.KILLED%') as kept,
       (select count(*)::int from epcis_name n where name like '%/21/KILLED%') as names
     from trace_event e where e.kind = 'capture' and e.body #>> '{epcList,0}' like '%.KILLED%'`,
  );
  expect(once).toEqual({ events: captured, distinct: captured, kept: captured, names: captured });

  const signed = remembered();
  const { length: heads } = await owner.rows('select from log_head');
  // The day ends; the server is killed while it seals it, adds it to the log, and after it signed the head.
  await owner.rows(`delete from job where kind = 'events.seal' and state = 'done'`);
  await shift('1 day');
  await owner.rows(
    `update clock_watch set seen_time = now(), steady_since = now() - interval '2 days'`,
  );
  await killWriting('event_root', 'insert into');
  await killWriting('log_day', 'insert into');
  // Here the head was signed and is remembered in the file, and the database does not have it.
  await killAt('witness', async () => remembered() !== signed, 'access exclusive');
  expect(await owner.rows('select from log_head')).toHaveLength(heads);
  await expireLeases();
  server = await startServer();
  const { day } = await owner.row<{ day: string }>(
    `select ((max(record_time) at time zone 'Asia/Shanghai')::date)::text as day from trace_event
     where kind = 'capture'`,
  );
  await until('the day is in the signed log', async () => {
    const found = await owner.rows(
      `select from log_day d where day = $1 and exists (select from log_head h where h.size > d.place)`,
      [day],
    );
    return found.length;
  });
  await kill(server);

  // A day later nobody would be signed in.
  await shift('0');
  const { token } = await node.signIn('demo');
  const lines = (await text(`/api/web/event/export?day=${day}`, token)).trimEnd().split('\n');
  const consistency = await text(`${publicLog.consistency}?from=${size}`);
  const { faults } = await verifyDay(lines, { keys, head: kept, consistency });
  expect(faults).toEqual([]);
  const listed = lines.flatMap((line) => /KILLED\d+/.exec(line)?.[0] ?? []);
  expect(listed).toHaveLength(captured);
  expect(new Set(listed).size).toBe(captured);
}, 900_000);
