import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { errorTexts } from '#contract/texts/errors.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { gate } from '#server/testing/wait.ts';
import { call } from '#contract/call.ts';
import { serve } from './endpoint.ts';
import { Refusal } from '../refusal.ts';

let entered = gate();
let release = gate();
let runs = 0;
let refuses = false;
const { signIn, ownerUrl } = await startTestNode({
  endpoints: [
    serve(
      call('POST test/slow', {
        types: ['web'],
        allow: 'signedIn',
        input: z.strictObject({ text: z.string() }),
        answer: z.object({ run: z.number() }),
      }),
      async ({ tx, input, session, changed }) => {
        runs += 1;
        const run = runs;
        await tx
          .insertInto('config')
          .values({
            name: `slow ${run}`,
            value: JSON.stringify({ text: input.text, user: session.accountId }),
          })
          .execute();
        changed('config', run, null, { text: input.text });
        entered.open();
        await release.opened;
        if (refuses) throw new Refusal(errorTexts.conflict);
        return { run };
      },
    ),
  ],
});
const owner = await openOwner(ownerUrl);
const demo = await signIn('demo');
const effects = async () =>
  (await owner.row<{ count: number }>(`select count(*)::int from config where name like 'slow %'`))
    .count;
const post = (key: string, text: string, user = demo) =>
  user.post('test/slow', { text }, { 'idempotency-key': key });
function fresh() {
  entered = gate();
  release = gate();
  release.open();
  refuses = false;
}

describe('the same Idempotency-Key', () => {
  test('twice has one effect and the same answer, and says that it is a repeat', async () => {
    fresh();
    const key = randomUUID();
    const before = await effects();
    const first = await post(key, 'a');
    const second = await post(key, 'a');
    expect(first.headers.get('idempotent-replay')).toBeNull();
    expect(second.headers.get('idempotent-replay')).toBe('true');
    expect([second.status, second.code, second.msg, second.data]).toEqual([
      first.status,
      first.code,
      first.msg,
      first.data,
    ]);
    expect(await effects()).toBe(before + 1);
    expect(
      await owner.rows(`select from operation_log where path = 'test/slow' and target_id = $1`, [
        first.data.run,
      ]),
    ).toHaveLength(1);
  });

  test('at the same moment has one effect: the second waits for the first', async () => {
    fresh();
    release = gate();
    const key = randomUUID();
    const before = await effects();
    const first = post(key, 'b');
    await entered.opened;
    const others = [post(key, 'b'), post(key, 'b')];
    release.open();
    const answers = await Promise.all([first, ...others]);
    expect(new Set(answers.map(({ data }) => data.run)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replay'))).toHaveLength(2);
    expect(await effects()).toBe(before + 1);
  });

  test('for another body is refused', async () => {
    fresh();
    const key = randomUUID();
    await post(key, 'c');
    const before = await effects();
    expect(await post(key, 'other')).toMatchObject({
      status: 422,
      code: 422,
      msg: errorTexts.keyReused.zh_CN,
    });
    expect(await effects()).toBe(before);
  });

  test('for another call is refused', async () => {
    fresh();
    const key = randomUUID();
    await post(key, 'd');
    const other = await demo.post('index/updateAvatar', { image: '' }, { 'idempotency-key': key });
    expect(other).toMatchObject({ status: 422, msg: errorTexts.keyReused.zh_CN });
  });

  test('of another user is another key', async () => {
    fresh();
    const product = await signIn('product');
    const key = randomUUID();
    const mine = await post(key, 'e');
    const theirs = await post(key, 'e', product);
    expect(theirs.headers.get('idempotent-replay')).toBeNull();
    expect(theirs.data.run).not.toBe(mine.data.run);
  });

  test('after a refusal may be tried again', async () => {
    fresh();
    refuses = true;
    const key = randomUUID();
    const before = await effects();
    expect(await post(key, 'f')).toMatchObject({ status: 409 });
    expect(await effects()).toBe(before);
    refuses = false;
    const second = await post(key, 'f');
    expect(second.status).toBe(200);
    expect(second.headers.get('idempotent-replay')).toBeNull();
  });
});

test.each(['', ' ', 'a b', 'x'.repeat(129), 'ü'])('%j is no key', async (key) => {
  expect(await post(key, 'g')).toMatchObject({ status: 422, msg: errorTexts.keyInvalid.zh_CN });
});

test('without a key each call counts', async () => {
  fresh();
  const before = await effects();
  for (let twice = 0; twice < 2; twice += 1) await demo.post('test/slow', { text: 'h' });
  expect(await effects()).toBe(before + 2);
});

test('what was asked is kept as a keyed hash only: a body may hold a password', async () => {
  fresh();
  const key = randomUUID();
  await post(key, 'Secret-1');
  const { kept } = await owner.row<{ kept: string }>(
    `select encode(request_hash, 'hex') as kept from idempotency where key = $1`,
    [key],
  );
  const plain = createHash('sha256').update('test/slow\n{"text":"Secret-1"}').digest('hex');
  expect(kept).toHaveLength(plain.length);
  expect(kept).not.toBe(plain);
});

test('keys are forgotten after a day, and secrets never kept', async () => {
  const { count } = await owner.row<{ count: number }>(
    `select count(*)::int from idempotency where answer::text like '%access_token%'`,
  );
  expect(count).toBe(0);
  await demo.post(
    'login/login',
    { username: 'demo', password: 'Demo-2026' },
    { 'idempotency-key': 'login-once' },
  );
  expect(await owner.rows(`select from idempotency where key = 'login-once'`)).toEqual([]);
});
