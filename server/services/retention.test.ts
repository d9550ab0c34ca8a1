import { expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const { app, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);

test('what is no longer needed is swept away in batches, and what still is stays', async () => {
  await until(
    'the first sweep',
    async () => (await owner.rows(`select from job where state = 'done'`)).length,
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
  const id = await transact(app.database.main, systemActor, (tx) =>
    app.jobs.add(tx, { kind: 'retention.sweep', uniqueKey: 'sweep' }),
  );
  await until(
    'the sweep',
    async () => (await owner.rows(`select from job where state = 'done' and id = $1`, [id])).length,
  );
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
