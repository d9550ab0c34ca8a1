import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { systemActor, transact } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { gate, until } from '#server/testing/wait.ts';
import type { JobKind, NewJob } from './jobs.ts';

const url = await copyDatabase();
const owner = await openOwner(url);
// No unique key: a step run twice would show.
await owner.rows('create table applied (job bigint, step integer, node text)');

type Gate = ReturnType<typeof gate>;
/** Where a worker pauses before a step, by job and step. */
const holds = new Map<string, Gate>();
const arrivals: string[] = [];
const inside = new Map<number, number>();
let overlaps = 0;

const stepping = (kind: string, name: string): JobKind => ({
  kind,
  run: async (job) => {
    const total = Number(job.payload.steps);
    const now = (inside.get(job.id) ?? 0) + 1;
    inside.set(job.id, now);
    if (now > 1) overlaps += 1;
    try {
      for (let n = Number(job.cursor?.n ?? 0); n < total; n += 1) {
        arrivals.push(`${name} ${job.id} ${n}`);
        await holds.get(`${String(job.payload.label)} ${n}`)?.opened;
        await job.step(async (tx) => {
          await sql`insert into applied values (${job.id}, ${n}, ${name})`.execute(tx);
          return { cursor: { n: n + 1 }, done: n + 1, total };
        });
      }
    } finally {
      inside.set(job.id, inside.get(job.id)! - 1);
    }
  },
});
const kindsOf = (name: string): JobKind[] => [
  stepping('test.steps', name),
  // Only one node has this kind, so it comes back to the same node.
  ...(name === 'a' ? [stepping('test.alone', name)] : []),
  {
    kind: 'test.fails',
    tries: 3,
    run: async (job) => {
      if (!job.payload.label) throw new Error('no luck');
      for (let n = Number(job.cursor?.n ?? 0); n < 9; n += 1) {
        await job.step(async (tx) => {
          await sql`insert into applied values (${job.id}, ${n}, ${name})`.execute(tx);
          return { cursor: { n: n + 1 } };
        });
        throw new Error(`stumbled after step ${n}`);
      }
    },
  },
];
const a = await startTestNode({ jobKinds: kindsOf('a') }, url);
const b = await startTestNode({ jobKinds: kindsOf('b') }, url);
let admin: Awaited<ReturnType<typeof a.signIn>>;
beforeAll(async () => void (admin = await a.signIn('admin', 'admin')));

const add = (job: NewJob, node = a) =>
  transact(node.app.database.main, systemActor, (tx) => node.app.jobs.add(tx, job));
const addSteps = async (label: string, steps: number, kind = 'test.steps') =>
  (await add({ kind, payload: { label, steps } }))!;
const read = (id: number) =>
  owner.row<{
    state: string;
    done: number;
    total: number | null;
    attempts: number;
    error: string | null;
    node: string | null;
  }>('select state, done::int, total::int, attempts, error, node from job where id = $1', [id]);
const reaches = (id: number, state: string) =>
  until(`job ${id} to be ${state}`, async () => (await read(id)).state === state);
const steps = async (id: number) =>
  (
    await owner.rows<{ step: number }>('select step from applied where job = $1 order by step', [
      id,
    ])
  ).map(({ step }) => step);
const wake = () =>
  transact(a.app.database.main, systemActor, (tx) => a.app.cluster.tell(tx, { topic: 'job' }));
function hold(key: string): Gate {
  const made = gate();
  holds.set(key, made);
  return made;
}
const waits = (id: number, step: number, times = 1) =>
  until(
    `a worker at step ${step}`,
    () => arrivals.filter((one) => one.endsWith(` ${id} ${step}`)).length >= times,
  );
const command = (name: string, id: number) => admin.post(`job/${name}`, { id });

describe('a job', () => {
  test('shows how far it is and comes to its end', async () => {
    const held = hold('progress 2');
    const id = await addSteps('progress', 4);
    await waits(id, 2);
    const { data } = await admin.get('job/index', { kind: 'test.steps', state: 'running' });
    expect(data).toContainEqual(
      expect.objectContaining({ id, state: 'running', done: 2, total: 4, end_time: null }),
    );
    held.open();
    await reaches(id, 'done');
    expect(await read(id)).toMatchObject({ done: 4, total: 4, error: null });
    expect(await steps(id)).toEqual([0, 1, 2, 3]);
  });

  test('is not made when its cause is taken back', async () => {
    const before = await owner.row('select count(*)::int from job');
    await transact(a.app.database.main, systemActor, async (tx) => {
      await a.app.jobs.add(tx, { kind: 'test.steps', payload: { label: 'never', steps: 1 } });
      throw new Error('taken back');
    }).catch(() => undefined);
    expect(await owner.row('select count(*)::int from job')).toEqual(before);
  });

  test('ends where it is when it is cancelled', async () => {
    const held = hold('cancel 2');
    const id = await addSteps('cancel', 5);
    await waits(id, 2);
    expect(await command('cancel', id)).toMatchObject({ status: 200, msg: '任务已取消' });
    held.open();
    await until('the worker to leave', () => inside.get(id) === 0);
    expect(await read(id)).toMatchObject({ state: 'cancelled', done: 2 });
    expect(await steps(id)).toEqual([0, 1]);
  });

  test('rests while it is paused and goes on where it was', async () => {
    const held = hold('pause 2');
    const id = await addSteps('pause', 4);
    await waits(id, 2);
    expect(await command('pause', id)).toMatchObject({ status: 200 });
    held.open();
    await until('the worker to leave', () => inside.get(id) === 0);
    expect(await steps(id)).toEqual([0, 1]);
    expect((await read(id)).state).toBe('paused');
    expect(await command('resume', id)).toMatchObject({ status: 200 });
    await reaches(id, 'done');
    expect(await steps(id)).toEqual([0, 1, 2, 3]);
  });

  test('that is paused and resumed between two steps has only one worker left', async () => {
    const held = hold('quick 2');
    const id = await addSteps('quick', 5, 'test.alone');
    await waits(id, 2);
    await command('pause', id);
    await command('resume', id);
    await waits(id, 2, 2);
    held.open();
    await reaches(id, 'done');
    await until('both workers to leave', () => inside.get(id) === 0);
    expect(await steps(id)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a failing job', () => {
  const hurry = async (id: number) => {
    await owner.rows(`update job set run_after = now() where id = $1 and state = 'waiting'`, [id]);
    await wake();
  };

  test('is tried again later and later, then fails with its reason, and can be retried', async () => {
    const id = (await add({ kind: 'test.fails' }))!;
    await until('the first failure', async () => (await read(id)).error);
    const { pause } = await owner.row<{ pause: number }>(
      'select extract(epoch from run_after - now())::int as pause from job where id = $1',
      [id],
    );
    expect(pause).toBeGreaterThan(5);
    await hurry(id);
    await until('the second failure', async () => {
      const { attempts, state } = await read(id);
      return attempts === 2 && state === 'waiting';
    });
    await hurry(id);
    await reaches(id, 'failed');
    expect(await read(id)).toMatchObject({ attempts: 3, error: 'no luck' });
    await owner.rows(`update job set payload = '{"label":"x"}' where id = $1`, [id]);
    expect(await command('retry', id)).toMatchObject({ status: 200 });
    await until('another reason', async () => (await read(id)).error?.startsWith('stumbled'));
  });

  test('has all its tries again after each step it took', async () => {
    const id = (await add({ kind: 'test.fails', payload: { label: 'slowly' } }))!;
    for (let n = 0; n < 6; n += 1) {
      await until(
        `stumble ${n}`,
        async () => (await read(id)).error === `stumbled after step ${n}`,
      );
      expect((await read(id)).state).toBe('waiting');
      await hurry(id);
    }
    expect((await steps(id)).slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    await command('cancel', id);
  });

  test('that ends the process each time is given up too', async () => {
    const held = hold('poison 0');
    const id = await addSteps('poison', 1);
    await waits(id, 0);
    // As if five processes had crashed with it.
    await owner.rows(
      `update job set attempts = 5, lease_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    await wake();
    await reaches(id, 'failed');
    expect((await read(id)).error).toContain('5');
    held.open();
    await until('the worker to leave', () => inside.get(id) === 0);
    expect(await steps(id)).toEqual([]);
  });
});

describe('two nodes', () => {
  test('continue a dead one’s job exactly where it stopped, and it does no harm when it wakes', async () => {
    const held = hold('crash 3');
    const id = await addSteps('crash', 6);
    await waits(id, 3);
    const first = arrivals.find((one) => one.endsWith(` ${id} 3`))!.split(' ')[0];
    await owner.rows(`update job set lease_until = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    await wake();
    await waits(id, 3, 2);
    held.open();
    await reaches(id, 'done');
    await until('both workers to leave', () => inside.get(id) === 0);
    expect(await steps(id)).toEqual([0, 1, 2, 3, 4, 5]);
    const by = await owner.rows<{ node: string }>(
      'select distinct node from applied where job = $1 and step < 3',
      [id],
    );
    expect(by).toEqual([{ node: first }]);
  });

  test('never run one job at the same time, and share the work', async () => {
    overlaps = 0;
    const ids = await Promise.all(Array.from({ length: 24 }, (_, at) => addSteps(`many ${at}`, 2)));
    for (const id of ids) await reaches(id, 'done');
    expect(overlaps).toBe(0);
    for (const id of ids) expect(await steps(id)).toEqual([0, 1]);
  });

  test('take over at once from one that is stopped', async () => {
    const c = await startTestNode({ jobKinds: kindsOf('c') }, url);
    const held = [hold('stop 0'), hold('stop 1')];
    const id = await addSteps('stop', 3);
    await waits(id, 0);
    const who = arrivals.find((one) => one.endsWith(` ${id} 0`))!.split(' ')[0];
    if (who === 'c') {
      const stopped = c.stop();
      held[0]!.open();
      await stopped;
      expect(await steps(id)).toEqual([]);
    } else held[0]!.open();
    held[1]!.open();
    await reaches(id, 'done');
    expect(await steps(id)).toEqual([0, 1, 2]);
    await c.stop();
  });

  test('make one job of a unique key, also when both ask at once', async () => {
    const held = hold('unique 0');
    const wanted = {
      kind: 'test.steps',
      payload: { label: 'unique', steps: 1 },
      uniqueKey: 'once',
    };
    const ids = await Promise.all([a, b, a, b].map((node) => add(wanted, node)));
    const [id] = ids.filter((one) => one !== null);
    expect(ids.filter((one) => one !== null)).toHaveLength(1);
    await waits(id!, 0);
    expect(await add(wanted)).toBeNull();
    held.open();
    await reaches(id!, 'done');
    expect(await add(wanted)).not.toBeNull();
  });
});

describe('the commands', () => {
  test('are for administrators', async () => {
    const demo = await a.signIn('demo');
    expect(await demo.get('job/index')).toMatchObject({ status: 404 });
    expect(await a.withToken('admin', demo.token).get('job/index')).toMatchObject({ status: 401 });
  });

  test('refuse what the state does not allow, and what is not there', async () => {
    const id = await addSteps('finished', 0);
    await reaches(id, 'done');
    for (const name of ['cancel', 'pause', 'resume', 'retry'])
      expect(await command(name, id)).toMatchObject({
        status: 409,
        code: 409,
        msg: '任务当前状态不能执行此操作',
      });
    expect(await command('cancel', 987_654_321)).toMatchObject({ status: 404 });
  });

  test('do not bring a cancelled job back beside the one that took its place', async () => {
    const held = hold('twin 0');
    const wanted = { kind: 'test.steps', payload: { label: 'twin', steps: 1 }, uniqueKey: 'twin' };
    const first = (await add(wanted))!;
    await waits(first, 0);
    await command('cancel', first);
    const second = (await add(wanted))!;
    await waits(second, 0);
    expect(await command('retry', first)).toMatchObject({ status: 409, code: 409 });
    held.open();
    await reaches(second, 'done');
    expect(await command('retry', first)).toMatchObject({ status: 200 });
  });
});
