import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { shortenOutbox, strikeOutbox } from '../messages/outbox.ts';

const url = await copyDatabase();
const owner = await openOwner(url);
// As if nothing had been swept before.
await owner.rows('delete from job');
const { app, folder } = await startTestNode({}, url);

async function sweep(): Promise<void> {
  const id = await transact(app.database.main, systemActor, (tx) =>
    app.jobs.add(tx, { kind: 'retention.sweep', uniqueKey: 'sweep' }),
  );
  await until(
    'the sweep',
    async () => (await owner.rows(`select from job where state = 'done' and id = $1`, [id])).length,
  );
}

test('what is no longer needed is swept away in batches, and what still is stays', async () => {
  await until(
    'the first sweep',
    async () =>
      (await owner.rows(`select from job where state = 'done' and kind = 'retention.sweep'`))
        .length,
  );
  await owner.rows(`
    insert into captcha select 'old' || n, '', now() - interval '1 second' from generate_series(1, 12000) n;
    insert into captcha values ('fresh', '', now() + interval '5 minutes');
    insert into throttle values ('old', 1, now(), null, now() - interval '1 second'), ('fresh', 1, now(), null, now() + interval '1 hour');
    insert into sms_code values ('old', '', 0, now(), now() - interval '25 hours'), ('fresh', '', 0, now(), now());
    insert into idempotency values ('s', 'old', '', null, now() - interval '25 hours'), ('s', 'fresh', '', null, now());
    insert into session (token_hash, account_id, login_type, remember, ip, user_agent, expire_time)
      values ('old', 10, 'web', false, '', '', now() - interval '1 second'), ('fresh', 10, 'web', false, '', '', now() + interval '1 hour');
    insert into node values (gen_random_uuid(), now() - interval '2 hours')`);
  await sweep();
  const left = async (table: string, key: string) =>
    (
      await owner.rows<{ key: string }>(
        `select convert_from(${key}::bytea, 'UTF8') as key from ${table}`,
      )
    ).map(({ key: one }) => one);
  expect(await left('captcha', 'key')).toEqual(['fresh']);
  expect(await left('throttle', 'subject')).toEqual(['fresh']);
  expect(await left('sms_code', 'mobile_index')).toEqual(['fresh']);
  expect(await left('idempotency', 'key')).toEqual(['fresh']);
  expect(await left('session', 'token_hash')).toEqual(['fresh']);
  expect(await owner.rows(`select from node where seen_time < now() - interval '1 hour'`)).toEqual(
    [],
  );
});

test('notices, messages, jobs and logs go after as many days as the platform set, and not before', async () => {
  const days = {
    operation_log: 100,
    login_log: 40,
    sms_message: 2,
    mail_message: 4,
    job: 3,
    notice: 50,
  };
  await owner.rows(
    `insert into config (name, value) values ('retention', $1)
    on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(days)],
  );
  const at = (n: number) => `now() - make_interval(days => ${n})`;
  const operation = (name: string, n: number) =>
    `('web', 'x', 'x', '', '', '${name}', 1, ${at(n)})`;
  const signIn = (name: string, n: number) => `('web', '${name}', 'ok', '', '', ${at(n)})`;
  await owner.rows(`
    call make_months('operation_log', 8, 0); call make_months('login_log', 8, 0);
    insert into operation_log (login_type, username, path, ip, user_agent, request_id, duration, create_time)
      values ${operation('old month', 200)}, ${operation('older', 101)}, ${operation('younger', 99)};
    insert into login_log (login_type, username, result, ip, user_agent, create_time)
      values ${signIn('old month', 200)}, ${signIn('older', 41)}, ${signIn('younger', 39)};
    insert into sms_message (sealed, template, create_time) values ('', 'old', ${at(3)}), ('', 'fresh', ${at(1)});
    insert into mail_message (sealed, email_index, template, create_time)
      values ('', '', 'old', ${at(5)}), ('', '', 'fresh', ${at(3)});
    insert into notice (account_id, batch, type, sentence, create_time)
      values (10, gen_random_uuid(), 0, 'old', ${at(51)}), (10, gen_random_uuid(), 0, 'fresh', ${at(49)});
    insert into job (kind, state, end_time) values ('old', 'done', ${at(4)}), ('fresh', 'done', ${at(2)})`);
  const cuts = async () =>
    (
      await owner.rows(
        `select from pg_inherits where inhparent in ('operation_log'::regclass, 'login_log'::regclass)`,
      )
    ).length;
  const before = await cuts();
  await sweep();
  const left = async (table: string, column: string) =>
    (
      await owner.rows<{ one: string }>(
        `select ${column} as one from ${table} where ${column} in ('old', 'fresh', 'old month', 'older', 'younger')`,
      )
    ).map(({ one }) => one);
  expect(await left('sms_message', 'template')).toEqual(['fresh']);
  expect(await left('mail_message', 'template')).toEqual(['fresh']);
  expect(await left('notice', 'sentence')).toEqual(['fresh']);
  expect(await left('job', 'kind')).toEqual(['fresh']);
  expect(await left('operation_log', 'request_id')).toEqual(['younger']);
  expect(await left('login_log', 'username')).toEqual(['younger']);
  // Rows of 200 days ago were dropped with their partitions.
  expect(before - (await cuts())).toBeGreaterThan(4);
});

test('months are made for a year to come, also by a server that is never restarted', async () => {
  const last = () =>
    owner.row<{ name: string }>(
      `select max(inhrelid::regclass::text) as name from pg_inherits
       where inhparent = 'login_log'::regclass and inhrelid::regclass::text <> 'login_log_rest'`,
    );
  const { name } = await last();
  await owner.rows(`drop table ${name}`);
  await sweep();
  expect(await last()).toEqual({ name });
});

test('the server cannot sweep anything else, nor what is younger than thirty days', async () => {
  const ask = (log: string, days: number) =>
    transact(app.database.main, systemActor, (tx) =>
      sql`select sweep_log(${log}, ${days}, 10)`.execute(tx),
    );
  for (const [log, days] of [
    ['trace_event', 365],
    ['operation_log', 29],
    ['login_log', 0],
  ] as const)
    await expect(ask(log, days), log).rejects.toMatchObject({ code: '42501' });
});

test('the outbox keeps young messages only, and never too many', async () => {
  const file = path.join(folder, 'outbox', 'sms.jsonl');
  mkdirSync(path.dirname(file), { recursive: true });
  const line = (id: number, days: number, text = '') =>
    JSON.stringify({ id, time: new Date(Date.now() - days * 86_400_000).toISOString(), text });
  const ids = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((one) => (JSON.parse(one) as { id: number }).id);
  writeFileSync(file, `${[line(1, 9), 'broken', line(2, 6), line(3, 0)].join('\n')}\n`);
  const all = async (asked: number[]) => new Set(asked);
  await shortenOutbox(folder, 'sms', { days: 7, known: all });
  expect(ids()).toEqual([2, 3]);
  const many = Array.from({ length: 5_000 }, (_, at) => line(at, 0, 'x'.repeat(1_000)));
  writeFileSync(file, `${many.join('\n')}\n`);
  await shortenOutbox(folder, 'sms', { days: 7, known: all });
  expect(ids().length).toBeLessThan(4_200);
  expect(ids().at(-1)).toBe(4_999);
});

test('what a process that ended in the midst left aside comes back once, or goes with what is struck', async () => {
  const file = path.join(folder, 'outbox', 'sms.jsonl');
  const time = new Date().toISOString();
  const line = (id: number, mobile: string) => JSON.stringify({ id, time, mobile });
  const [lost, young] = [`${file}.4711`, `${file}.4712`];
  const mine = '13755551111';
  writeFileSync(file, `${line(2, '13755552222')}\n${line(3, mine)}\n`);
  writeFileSync(lost, `${line(1, '13755552222')}\n${line(2, '13755552222')}\n${line(4, mine)}\n`);
  writeFileSync(young, `${line(5, '13755552222')}\n`);
  const old = new Date(Date.now() - 120_000);
  utimesSync(lost, old, old);
  await strikeOutbox(folder, mine);
  expect(readFileSync(file, 'utf8')).toBe(`${line(1, '13755552222')}\n${line(2, '13755552222')}\n`);
  // That one may still be running.
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['sms.jsonl', 'sms.jsonl.4712']);
  rmSync(young);
});

test('several that shorten the outbox at once lose nothing of it', async () => {
  const file = path.join(folder, 'outbox', 'sms.jsonl');
  const mobiles = Array.from({ length: 20 }, (_, at) => String(13_755_550_000 + at));
  writeFileSync(
    file,
    `${mobiles.map((mobile, id) => JSON.stringify({ id, mobile })).join('\n')}\n`,
  );
  await Promise.all(mobiles.slice(0, 10).map((mobile) => strikeOutbox(folder, mobile)));
  const left = readFileSync(file, 'utf8').trim().split('\n');
  expect(left.map((one) => (JSON.parse(one) as { mobile: string }).mobile)).toEqual(
    mobiles.slice(10),
  );
});
