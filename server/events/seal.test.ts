import { sql } from 'kysely';
import { eventLeaf } from '#proof/leaves.ts';
import { growTree } from '#proof/merkle.ts';
import { beforeAll, expect, test } from 'vitest';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { watchClock } from '#server/jobs/clock.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { shiftClock } from '#server/testing/shifted-clock.ts';
import { recordEvent } from './record.ts';
import { eventsOn, isOver, lineOf, sealUpTo } from './seal.ts';

const url = await copyDatabase();
const shift = await shiftClock(url);
const { app } = await startTestNode({}, url);
const owner = await openOwner(url);
const company = 1;

const act = <T>(work: (tx: Tx) => Promise<T>) => transact(app.database.main, systemActor, work);
const seal = () => act((tx) => sealUpTo(tx, { company, day: '9999-12-31' }));
const look = () => act((tx) => watchClock(app, tx));
const record = () =>
  act((tx) =>
    recordEvent(app, tx, { companyId: company, kind: 'freeze', runs: [{ first: 1, last: 2 }] }),
  );
const lastSealed = async () =>
  (
    await owner.row<{ day: string }>(
      'select max(day)::text as day from event_root where company_id = $1',
      [company],
    )
  ).day;
const today = async () =>
  (
    await owner.row<{ day: string }>(
      `select (pg_catalog.now() at time zone 'Asia/Shanghai')::date::text as day`,
    )
  ).day;

/** Every sealed day has the events and the root it was sealed with, and none before the last sealed one is left out. */
async function expectWhole(): Promise<void> {
  const roots = await owner.rows<{ day: string; events: number; root: Buffer }>(
    'select day::text, events::int, root from event_root where company_id = $1',
    [company],
  );
  const days = await owner.rows<{ day: string }>(
    `select distinct (record_time at time zone 'Asia/Shanghai')::date::text as day from trace_event
     where company_id = $1 and (record_time at time zone 'Asia/Shanghai')::date <= $2::date`,
    [company, await lastSealed()],
  );
  const trees = new Map<string, ReturnType<typeof growTree>>();
  for (const { day } of days) {
    const tree = growTree();
    for await (const events of eventsOn(act, { company, day }))
      for (const event of events)
        tree.add(
          eventLeaf({ company_id: company, day, order: tree.count() }, lineOf(event), event.hash),
        );
    trees.set(day, tree);
  }
  const shown = (day: string, n: number, root: Uint8Array) =>
    `${day} ${n} ${Buffer.from(root).toString('hex')}`;
  expect(roots.map(({ day, events: n, root }) => shown(day, n, root)).toSorted()).toEqual(
    [...trees].map(([day, tree]) => shown(day, tree.count(), tree.root())).toSorted(),
  );
}

beforeAll(async () => {
  await record();
  await seal();
});

test('a clock that leaps ahead seals no day before it is over', async () => {
  const before = await lastSealed();
  await shift('2 days');
  await seal();
  expect(await lastSealed()).toBe(before);
  // Nor once the leap was noticed, nor when it is taken back.
  await look();
  await seal();
  await record();
  await shift('0');
  await look();
  await seal();
  expect(await lastSealed()).toBe(before);
  expect(before < (await today())).toBe(true);
  await expectWhole();
});

test('a time in which nobody looked at the clock only puts the seal off', async () => {
  const day = await lastSealed();
  await owner.rows(
    `update clock_watch set steady_since = pg_catalog.now(), seen_time = pg_catalog.now()`,
  );
  const over = () => act((tx) => isOver(tx, day));
  expect(await over()).toBe(false);
  await owner.rows(`update clock_watch set steady_since = pg_catalog.now() - interval '7 hours'`);
  expect(await over()).toBe(true);
});

test('what is recorded after a wrong clock sealed a day goes into the next, and no day is skipped', async () => {
  // Wrong for so long that it is believed.
  await shift('1 day');
  await owner.rows(
    `update clock_watch set seen_time = now(), steady_since = now() - interval '7 hours'`,
  );
  await seal();
  const sealed = await lastSealed();
  expect(sealed).toBe(await today());
  await shift('0');
  const id = await record();
  const { day } = await owner.row<{ day: string }>(
    `select (record_time at time zone 'Asia/Shanghai')::date::text as day from trace_event where id = $1`,
    [id],
  );
  expect(day > sealed).toBe(true);
  const found = await act((tx) =>
    sql<{ n: number }>`select count(*)::int as n from trace_event e join trace_event_run r
      on r.company_id = e.company_id and r.record_time = e.record_time and r.event_id = e.id
      where e.company_id = ${company} and e.id = ${id}`.execute(tx),
  );
  expect(found.rows[0]!.n).toBeGreaterThan(0);
  await look();
  await seal();
  expect(await lastSealed()).toBe(sealed);
  await expectWhole();
  // Later, with a clock that has been steady for long, the following days are sealed as well.
  await shift('4 days');
  await owner.rows(
    `update clock_watch set seen_time = now(), steady_since = now() - interval '4 days'`,
  );
  await seal();
  expect((await lastSealed()) > sealed).toBe(true);
  await expectWhole();
});
