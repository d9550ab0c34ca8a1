import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { gate, until } from '#server/testing/wait.ts';
import { bringJobsBack } from './clock.ts';
import { claimable, makeJobs, type JobKind, type NewJob } from './jobs.ts';
import { everyHour } from './retention.ts';

const open = new Map<string, ReturnType<typeof gate>>();
const taken: { label: string; step: number }[] = [];
const inside = new Map<string, number>();
let most = new Map<string, number>();

/** Steps one after the other; what it works on, and how many of a label work at once, can be looked at. */
const working = (kind: string, lane: 'short' | 'long'): JobKind => ({
  kind,
  lane,
  run: async (job) => {
    const { label, steps } = job.payload as { label: string; steps: number };
    const now = (inside.get(label) ?? 0) + 1;
    inside.set(label, now);
    most.set(label, Math.max(now, most.get(label) ?? 0));
    try {
      for (let step = Number(job.cursor?.step ?? 0); step < steps; step += 1) {
        await open.get(label)?.opened;
        taken.push({ label, step });
        await job.step(async () => ({ cursor: { step: step + 1 }, done: step + 1 }));
      }
    } finally {
      inside.set(label, inside.get(label)! - 1);
    }
  },
});

const kinds = [
  working('test.short', 'short'),
  working('test.long', 'long'),
  working('test.chore', 'short'),
];
const node = await startTestNode({ jobKinds: kinds });
const { app } = node;
const owner = await openOwner(node.ownerUrl);
const add = (job: NewJob, jobs = app.jobs) =>
  transact(app.database.main, systemActor, (tx) => jobs.add(tx, job));
const isDone = async (id: number | null) =>
  (await owner.row<{ state: string }>('select state from job where id = $1', [id])).state ===
  'done';
const configure = (jobs: object) =>
  owner.rows(
    `insert into config (name, value) values ('jobs', $1) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(jobs)],
  );
const labelled = (label: string, companyId: number, steps = 1): NewJob => ({
  kind: 'test.long',
  payload: { label, steps },
  companyId,
});

beforeEach(() => {
  taken.length = 0;
  most = new Map();
});

test('a short job is done while long ones hold every place of theirs and more of them wait', async () => {
  const held = gate();
  open.set('slow', held);
  const slow = [];
  for (let n = 0; n < 6; n += 1) slow.push(await add(labelled('slow', n % 2 === 0 ? 1 : 38)));
  await until('the long lane to be full', () => inside.get('slow') === 2);
  const short = await add({ kind: 'test.short', payload: { label: 'quick', steps: 3 } });
  await until('the short one', () => isDone(short));
  expect(inside.get('slow')).toBe(2);
  const admin = await node.signIn('admin', 'admin');
  const { data: long } = await admin.get('job/index', { lane: 'long', state: 'running' });
  expect(long.map(({ lane, kind }: { lane: string; kind: string }) => [lane, kind])).toEqual([
    ['long', 'test.long'],
    ['long', 'test.long'],
  ]);
  held.open();
  for (const id of slow) await until('the long ones', () => isDone(id));
});

describe('companies', () => {
  test('take turns with long jobs, however many one of them ordered first', async () => {
    await configure({ long_at_once: 1 });
    // Each step is a turn of its own.
    const jobs = makeJobs(app.database.main, app.cluster, app.log, 0);
    const fair = { ...working('test.fair', 'long') };
    const order = (label: string, companyId: number) =>
      transact(app.database.main, systemActor, (tx) =>
        jobs.add(tx, { ...labelled(label, companyId, 4), kind: 'test.fair' }),
      );
    const held = gate();
    open.set('big', held);
    jobs.start(app, [fair]);
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await order('big', 1));
    ids.push(await order('small', 38));
    held.open();
    for (const id of ids) await until('all of them', () => isDone(id));
    await jobs.stop();
    const first = taken.slice(0, 7).map(({ label }) => label);
    expect(first.filter((label) => label === 'small').length).toBeGreaterThanOrEqual(3);
    // No step twice, none left out.
    expect(taken).toHaveLength(24);
    await configure({});
  });

  test('run no more long jobs at once than they may, on all nodes together', async () => {
    await configure({ long_at_once: 3, long_per_company: 1 });
    const second = makeJobs(app.database.main, app.cluster, app.log);
    second.start(app, kinds);
    const held = gate();
    for (const label of ['mine', 'theirs']) open.set(label, held);
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push(await add(labelled('mine', 1)));
    ids.push(await add(labelled('theirs', 38)));
    await until('one of each', () => inside.get('mine') === 1 && inside.get('theirs') === 1);
    held.open();
    for (const id of ids) await until('all of them', () => isDone(id));
    expect([most.get('mine'), most.get('theirs')]).toEqual([1, 1]);
    await second.stop();
    await configure({});
  });

  test('wait behind what has a higher priority', async () => {
    await configure({ long_at_once: 1 });
    const held = gate();
    open.set('first', held);
    const ids = [await add(labelled('first', 1))];
    await until('the first', () => inside.get('first') === 1);
    ids.push(await add(labelled('usual', 38)));
    ids.push(await add({ ...labelled('urgent', 1), priority: 1 }));
    // An administrator moves one to the front.
    const chosen = await add(labelled('chosen', 38));
    const admin = await node.signIn('admin', 'admin');
    expect(await admin.post('job/prefer', { id: chosen })).toMatchObject({ code: 0 });
    ids.push(chosen);
    held.open();
    for (const id of ids) await until('all of them', () => isDone(id));
    expect(taken.map(({ label }) => label)).toEqual(['first', 'urgent', 'chosen', 'usual']);
    expect(await admin.post('job/prefer', { id: chosen })).toMatchObject({ status: 409 });
    await configure({});
  });
});

test('the next job is found by one index, among a hundred thousand of one company', async () => {
  await owner.rows(`insert into job (kind, company_id, lane, turn)
    select 'test.none', 1, 'long', n from generate_series(1, 100000) n`);
  await owner.rows(
    `insert into job (kind, company_id, lane, turn) values ('test.none', 38, 'long', 50)`,
  );
  await owner.rows('analyze job');
  const claim = claimable({ lane: 'long', kinds: ['test.none'], perCompany: 2 });
  const plan = await transact(app.database.main, systemActor, async (tx) => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, buffers off) ${claim}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Scan using job_ready on job/);
  expect(plan).not.toMatch(/Sort Key: .*turn/);
  await owner.rows(`delete from job where kind = 'test.none'`);
});

describe('after a clock that was wrong', () => {
  const chore = everyHour('test.chore', 'chore');
  const ask = () =>
    transact(app.database.main, systemActor, async (tx) => {
      await bringJobsBack(app, tx);
      await chore(app, tx);
    });
  const jobs = () =>
    owner.rows<{ state: string }>(`select state from job where unique_key = 'chore' order by id`);

  test('an end in the future does not keep housekeeping from running', async () => {
    await owner.rows(`insert into job (kind, state, unique_key, payload, end_time)
      values ('test.chore', 'done', 'chore', '{"label":"chore","steps":1}', now() + interval '30 days')`);
    await ask();
    await until('another run', async () => (await jobs()).length === 2);
  });

  test('nor does a job of the same key that is to run next year', async () => {
    await owner.rows(`delete from job where unique_key = 'chore'`);
    await owner.rows(`insert into job (kind, unique_key, payload, create_time, run_after)
      values ('test.chore', 'chore', '{"label":"chore","steps":1}', now() + interval '1 year', now() + interval '1 year')`);
    await ask();
    await until('its end', async () => (await jobs())[0]?.state === 'done');
  });

  test('nor one that a dead node holds until next year', async () => {
    await owner.rows(`delete from job where unique_key = 'chore'`);
    await owner.rows(`insert into job (kind, unique_key, payload, state, node, attempts, lease_until)
      values ('test.chore', 'chore', '{"label":"chore","steps":1}', 'running', 'dead', 1, now() + interval '1 year')`);
    await until('its end', async () => (await jobs())[0]?.state === 'done');
  });

  test('while what was scheduled for later still waits', async () => {
    const id = await add({
      kind: 'test.short',
      payload: { label: 'later', steps: 1 },
      runAfter: new Date(Date.now() + 7_200_000),
    });
    await ask();
    const { ahead } = await owner.row<{ ahead: boolean }>(
      `select run_after > now() + interval '1 hour' as ahead from job where id = $1`,
      [id],
    );
    expect(ahead).toBe(true);
  });
});
