import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemActor, transact, type Actor, type Tx } from '#server/database/database.ts';
import { makeEraseJob } from '#server/members/erase-job.ts';
import { startTestNode } from '#server/testing/node.ts';
import { until } from '#server/testing/wait.ts';
import { setUpPeople } from './person.fixture.ts';

const node = await startTestNode();
const { app } = node;
const { owner, leaveTraces, placesOf, messagesSent } = await setUpPeople(node);
const mobile = '13755550123';
const other = { name: '上官云', mobile: '13755550999' };
await leaveTraces(other);
// A code and the message about the repair.
await messagesSent(2);

describe('striking from the logs', () => {
  const strike = (actor: Actor, erasure: number, most = 1_000, phone = other.mobile) =>
    transact(app.database.main, actor, (tx) =>
      sql`select * from strike_from_logs(${erasure}, '-infinity', 0, ${most}, ${phone},
        ${[other.name]}::text[])`.execute(tx),
    );
  const begin = (fields: { member_id?: number; repairs?: object[] }) =>
    owner.row<{ id: number }>(
      `insert into erasure (member_id, reason, found, repairs, create_user) values ($1, 'x', '{}', $2, 'x') returning id`,
      [fields.member_id ?? null, JSON.stringify(fields.repairs ?? [])],
    );
  const end = (id: number) => owner.rows('delete from erasure where id = $1', [id]);
  const refused = { code: '42501' };
  const company: Actor = { ...systemActor, actor: 'web', companyId: 1, accountId: 10 };

  test('is refused unless somebody is being erased, and to everybody but the server’s own job', async () => {
    await expect(strike(systemActor, 999_999_999)).rejects.toMatchObject(refused);
    const { id } = await begin({});
    for (const actor of [company, { ...company, actor: 'admin', companyId: null } as Actor])
      await expect(strike(actor, id)).rejects.toMatchObject(refused);
    await expect(strike(systemActor, id, 1_000_000)).rejects.toMatchObject(refused);
    await expect(strike(systemActor, id, 1_000, '%')).rejects.toMatchObject(refused);
    await end(id);
    expect(await placesOf([other.mobile])).toContain('operation_log.after');
  });

  test('takes names from no records but those that the erasure names and that are nobody’s any more', async () => {
    const find = async () =>
      owner.rows<{ row: string }>(
        `select row_to_json(l)::text as row from operation_log l where strpos(after::text, $1) > 0 order by id`,
        [other.name],
      );
    const before = await find();
    expect(before.length).toBeGreaterThan(0);
    // A request by a person who was not erased.
    const { id: repair } = await owner.row<{ id: number }>(
      `select id from repair where company_id = 1 and mobile_index = $1`,
      [app.secrets.index('mobile', other.mobile)],
    );
    const living = await begin({ repairs: [{ company_id: 1, id: repair }] });
    await strike(systemActor, living.id, 50_000, '13700000000');
    await end(living.id);
    const about = (rows: { row: string }[]) =>
      rows.filter(({ row }) => (JSON.parse(row) as { target: string }).target === 'repair');
    expect(about(await find())).toEqual(about(before));
    expect(about(before).length).toBeGreaterThan(0);
    // Nor is a member removed who still exists.
    const { id: member } = await owner.row<{ id: number }>(`select id from member limit 1`);
    const alive = await begin({ member_id: member });
    await expect(strike(systemActor, alive.id)).rejects.toMatchObject(refused);
    await end(alive.id);
  });

  test('an erasure says once whom it is about', async () => {
    const { id } = await begin({});
    for (const change of [
      sql`update erasure set repairs = '[{"company_id": 1, "id": 1}]' where id = ${id}`,
      sql`update erasure set member_id = 1 where id = ${id}`,
      sql`delete from erasure where id = ${id}`,
    ])
      await expect(
        transact(app.database.main, systemActor, (tx) => change.execute(tx)),
      ).rejects.toMatchObject(refused);
    await end(id);
  });

  test('goes through the log in steps of a bounded size, and misses nothing between them', async () => {
    await owner.rows(
      `insert into operation_log (login_type, username, path, ip, user_agent, request_id, duration, after, create_time)
       select 'admin', 'u', 'p', '', '', 'steps', 1, jsonb_build_object('said', case when n % 3 = 0 then $1 else 'x' end),
         now() - make_interval(days => 40) + make_interval(secs => n / 4) from generate_series(1, 40) n`,
      [mobile],
    );
    const { id } = await owner.row<{ id: number }>(
      `insert into erasure (reason, found, words_sealed, create_user) values ('x', '{}', $1, 'x') returning id`,
      [app.secrets.seal('erasure', 0, JSON.stringify({ mobile, names: [] }))],
    );
    const cursors: unknown[] = [];
    const job = {
      id: 1,
      payload: { erasure: id },
      cursor: null,
      step: async (work: (tx: Tx) => Promise<{ cursor?: object }>) =>
        void cursors.push(await transact(app.database.main, systemActor, work)),
    };
    await makeEraseJob(7).run(job, app);
    expect(cursors.length).toBeGreaterThan(6);
    const { n } = await owner.row<{ n: number }>(
      `select count(*)::int as n from operation_log where after ->> 'said' = '***' and request_id = 'steps'`,
    );
    expect(n).toBe(13);
    expect(await placesOf([mobile])).toEqual([]);
  });
});

test('a node takes from its own outbox what went to people who were erased while it was away', async () => {
  const line = (id: number) => JSON.stringify({ id, time: new Date().toISOString(), text: 'x' });
  const kept = await owner.rows<{ id: number }>('select id::int from sms_message order by id');
  const ids = kept.map(({ id }) => id);
  const file = path.join(node.folder, 'outbox', 'sms.jsonl');
  const idsInIt = () => {
    // The file is moved away for a moment.
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/"id":(\d+)/g)]
      .map((found) => Number(found[1]))
      .toSorted((a, b) => a - b);
  };
  const left = () =>
    until('the other is gone', () => (idsInIt().join() === ids.join() ? true : null));
  appendFileSync(file, `${line(999_999)}\n`);
  expect(idsInIt()).toEqual([...ids, 999_999]);
  const restarted = await startTestNode({ settings: { DATA_DIR: node.folder } }, node.ownerUrl);
  await left();
  // Erasures that happen meanwhile reach it at once.
  appendFileSync(file, `${line(999_998)}\n`);
  await transact(restarted.app.database.main, systemActor, (tx) =>
    restarted.app.cluster.tell(tx, { topic: 'outbox' }),
  );
  await left();
});
