import { expect, test } from 'vitest';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const url = await copyDatabase();
const replica = new URL(url);
replica.searchParams.set('options', '-c default_transaction_read_only=on');
const node = await startTestNode({ settings: { DATABASE_REPLICA_URL: replica.href } }, url);
const owner = await openOwner(url);
await until('the replica', () => node.app.database.replica!.state() === 'ok');

test.each([
  ['binding/check', (code: string, batch: number) => ({ codes: [code], batch_id: batch })],
  ['traceQuery/find', (code: string) => ({ text: code })],
  ['risk/test', () => ({ kind: 'voided', params: {}, days: 7 })],
] as const)(
  '%s only reads, and so asks a replica, also with a key of its own',
  async (path, body) => {
    const demo = await node.signIn('demo');
    const { data } = await demo.get('identifier/index', { limit: 1 });
    const batch = await owner.row<{ id: number }>(
      `select id from batch where company_id = 1 and state = 'producing' limit 1`,
    );
    const answer = await demo.post(path, body(data[0].code, batch.id), {
      'idempotency-key': `read ${path}`.replaceAll(' ', '-'),
    });
    expect(answer).toMatchObject({ status: 200, code: 0 });
    // What it found is not cached for others.
    expect(await owner.rows(`select from idempotency where key like 'read-%'`)).toEqual([]);
  },
);
