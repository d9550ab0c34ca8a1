import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { gate, until } from '#server/testing/wait.ts';
import { hashToken } from './sessions.ts';

const a = await startTestNode();
const b = await startTestNode({}, a.ownerUrl);
const owner = await openOwner(a.ownerUrl);
const admin = await openOwner(new URL('/postgres', a.ownerUrl).href);
const name = new URL(a.ownerUrl).pathname.slice(1);

/** Signs in on node A and uses the token on B, so that B has it cached. */
async function signInOnBoth(username: string, type: 'web' | 'admin' | 'dealer' = 'web') {
  const onA = await a.signIn(username, type);
  const onB = b.withToken(type, onA.token);
  expect((await onB.get('index/getUserInfo')).code).toBe(0);
  expect((await onB.get('index/getMenuList')).code).toBe(0);
  return { onA, onB };
}
const end = (which: Parameters<typeof a.app.sessions.end>[1]) =>
  transact(a.app.database.main, systemActor, (tx) => a.app.sessions.end(tx, which)).then((heard) =>
    heard(),
  );

describe('a token', () => {
  test('is kept only as a hash', async () => {
    const { token } = await a.signIn('product');
    const kept = await owner.rows<{ token_hash: Buffer; row: string }>(
      'select token_hash, s::text as row from session s',
    );
    expect(kept.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
    const everything = await owner.rows<{ dump: string }>(
      `select query_to_xml(format('select * from %I', relname), false, false, '')::text as dump
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(everything.some(({ dump }) => dump.includes(token))).toBe(false);
  });

  test('has 256 random bits and is never the same twice', async () => {
    const first = (await a.signIn('product')).token;
    const second = (await a.signIn('product')).token;
    expect(first).not.toBe(second);
    for (const token of [first, second]) expect(Buffer.from(token, 'base64url').length).toBe(32);
  });

  test.each([
    [false, 12],
    [true, 30 * 24],
  ])('with remember-me %s lives %d hours', async (remember, hours) => {
    const { data } = await a
      .anyone()
      .post('login/login', { username: 'data', password: demoPassword, remember });
    const { left } = await owner.row<{ left: number }>(
      `select extract(epoch from expire_time - now())::float8 / 3600 as left from session where token_hash = $1`,
      [hashToken(data.access_token)],
    );
    expect(left).toBeGreaterThan(hours - 0.1);
    expect(left).toBeLessThanOrEqual(hours);
  });

  test('that has expired is refused', async () => {
    const { token } = await a.signIn('sales');
    await owner.rows(
      `update session set expire_time = now() - interval '1 second' where token_hash = $1`,
      [hashToken(token)],
    );
    expect(await b.withToken('web', token).get('index/getUserInfo')).toMatchObject({
      status: 401,
      code: 401,
    });
  });

  test('that is used lives on', async () => {
    const { token } = await a.signIn('sales');
    await owner.rows(
      `update session set expire_time = now() + interval '1 hour' where token_hash = $1`,
      [hashToken(token)],
    );
    expect((await b.withToken('web', token).get('index/getUserInfo')).code).toBe(0);
    const { left } = await owner.row<{ left: number }>(
      `select extract(epoch from expire_time - now())::float8 / 3600 as left from session where token_hash = $1`,
      [hashToken(token)],
    );
    expect(left).toBeGreaterThan(11);
  });

  test('of one login type is nothing at the doors of the others', async () => {
    const { token } = await a.signIn('demo');
    for (const type of ['admin', 'dealer'] as const)
      expect(await a.withToken(type, token).get('index/getUserInfo')).toMatchObject({
        status: 401,
        code: 401,
      });
  });

  test.each([
    '',
    'x',
    'Bearer',
    'null',
    'undefined',
    `'; drop table session; --`,
    'a'.repeat(4_000),
  ])('%j is no token', async (wrong) => {
    const answer = await a.request('GET', '/api/index/getUserInfo', {
      headers: { authorization: `Bearer ${wrong}` },
    });
    expect(answer).toMatchObject({ status: 401, code: 401 });
  });
});

describe('a sign-in is dead at once, on every node', () => {
  test('[CAL-6] after logout', async () => {
    const { onA, onB } = await signInOnBoth('demo');
    expect(await onA.get('login/logout')).toMatchObject({ status: 200, code: 0 });
    expect((await onB.get('index/getMenuList')).status).toBe(401);
    expect((await onA.get('index/getMenuList')).status).toBe(401);
  });

  test('and only this one: other devices stay signed in', async () => {
    const first = await signInOnBoth('demo');
    const second = await signInOnBoth('demo');
    await first.onA.get('login/logout');
    expect((await first.onB.get('index/getMenuList')).status).toBe(401);
    expect((await second.onB.get('index/getMenuList')).status).toBe(200);
  });

  test('after the password was changed, on all devices', async () => {
    const first = await signInOnBoth('procure');
    const second = await signInOnBoth('procure');
    const changed = await first.onA.post('index/updatePwd', {
      oldPassword: demoPassword,
      newPassword: 'Changed-1',
      rePassword: 'Changed-1',
    });
    expect(changed.code).toBe(0);
    for (const { onA, onB } of [first, second])
      for (const device of [onA, onB])
        expect((await device.get('index/getMenuList')).status).toBe(401);
    await expect(a.signInAtDoor('procure')).rejects.toThrow();
    await a.signInAtDoor('procure', 'web', 'Changed-1');
  });

  test('also one that was being opened with the old password while it was changed', async () => {
    const { matches } = a.app.passwords;
    const compared = gate();
    const changed = gate();
    a.app.passwords.matches = async (...given) => {
      const isRight = await matches(...given);
      compared.open();
      await changed.opened;
      return isRight;
    };
    const late = a.anyone().post('login/login', { username: 'sales', password: demoPassword });
    await compared.opened;
    a.app.passwords.matches = matches;
    const device = await b.signIn('sales');
    const form = { oldPassword: demoPassword, newPassword: 'Changed-1', rePassword: 'Changed-1' };
    expect((await device.post('index/updatePwd', form)).code).toBe(0);
    changed.open();
    expect(await late).toMatchObject({ status: 401, data: { captcha_required: false } });
    expect(await owner.rows('select from session where account_id = 14')).toEqual([]);
  });

  test('after the user was disabled', async () => {
    const { onA, onB } = await signInOnBoth('identity');
    await owner.rows(`update account set disabled = true where username = 'identity'`);
    await end({ accounts: [15] });
    expect((await onB.get('index/getMenuList')).status).toBe(401);
    expect((await onA.get('index/getMenuList')).status).toBe(401);
    await expect(a.signInAtDoor('identity')).rejects.toThrow('用户名或密码错误');
  });

  test('after the company was disabled, for it alone', async () => {
    const closed = await signInOnBoth('other');
    const open = await signInOnBoth('demo');
    await owner.rows('update company set disabled = true where company_id = 38');
    await end({ company: 38 });
    expect((await closed.onB.get('index/getMenuList')).status).toBe(401);
    expect((await open.onB.get('index/getMenuList')).status).toBe(200);
    await expect(a.signInAtDoor('other')).rejects.toThrow('用户名或密码错误');
  });

  test('after the dealer was disabled, for it alone', async () => {
    const closed = await signInOnBoth('dealer', 'dealer');
    const open = await signInOnBoth('dealer2', 'dealer');
    const staff = await signInOnBoth('demo');
    await owner.rows('update dealer set disabled = true where dealer_id = 1');
    await end({ company: 1, dealers: [1] });
    expect((await closed.onB.get('index/getMenuList')).status).toBe(401);
    expect((await open.onB.get('index/getMenuList')).status).toBe(200);
    expect((await staff.onB.get('index/getMenuList')).status).toBe(200);
    await expect(a.signInAtDoor('dealer', 'dealer')).rejects.toThrow('已被厂家停用');
  });

  test('even while the nodes have lost their line to each other', async () => {
    const { onA, onB } = await signInOnBoth('demo');
    // New connections fail, existing ones still work.
    await admin.rows(`alter database ${name} allow_connections false`);
    try {
      await owner.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'suyuan-listen' and datname = current_database()`,
      );
      expect((await onA.get('login/logout')).code).toBe(0);
      expect((await onB.get('index/getMenuList')).status).toBe(401);
    } finally {
      await admin.rows(`alter database ${name} allow_connections true`);
    }
  });
});

describe('the line between nodes', () => {
  const listeners = async () => {
    const { count } = await owner.row<{ count: number }>(
      `select count(*)::int from pg_stat_activity where application_name = 'suyuan-listen' and datname = current_database()`,
    );
    return count;
  };
  beforeAll(() => until('both nodes to listen', async () => (await listeners()) === 2));

  test('comes back once, however often it failed', async () => {
    await admin.rows(`alter database ${name} allow_connections false`);
    await admin.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'suyuan%'`,
      [name],
    );
    expect((await fetch(`${a.base}/ready`)).status).toBe(503);
    expect((await fetch(`${a.base}/health`)).status).toBe(200);
    // Long enough for several failed attempts.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await admin.rows(`alter database ${name} allow_connections true`);
    await until(
      'both nodes to be sure again',
      () => a.app.cluster.isListening() && b.app.cluster.isListening(),
    );
    expect((await fetch(`${a.base}/ready`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await listeners()).toBe(2);
  });
});
