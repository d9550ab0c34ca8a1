import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiKey, NewApiKey } from '#contract/features/system/api-keys/contract.ts';
import { makeAddressCheck } from '#server/access/api-keys.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const given = { permissions: ['product:part:view'], expires_at: null };
async function add(body: object = {}, user = demo): Promise<NewApiKey> {
  const answer = await user.post('apiKey/add', { name: 'ERP', ...given, ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as NewApiKey;
}
const by = ({ key }: NewApiKey, on = node) => on.withToken('web', key);
const rowOf = async (id: number) =>
  ((await demo.get('apiKey/index', { limit: 100 })).data as ApiKey[]).find((one) => one.id === id)!;

describe('a key', () => {
  test('is shown once, and does what its rights allow and nothing else', async () => {
    const made = await add({ addresses: ['127.0.0.0/8', '::1'] });
    expect(made.key).toMatch(/^sk_[\w-]{43}$/);
    expect(made).toMatchObject({ prefix: made.key.slice(0, 10), state: 'active', used_time: null });
    const { data: listed } = await demo.get('apiKey/index');
    const { data: info } = await demo.get('apiKey/info', { id: made.id });
    const [log] = await owner.rows<{ row: string }>(
      `select string_agg(o::text, '') as row from operation_log o where path = 'apiKey/add'`,
    );
    for (const told of [listed, info, log])
      expect(JSON.stringify(told)).not.toContain(made.key.slice(10));
    expect(await by(made).get('part/index')).toMatchObject({ code: 0 });
    expect(await by(made, second).get('part/index')).toMatchObject({ code: 0 });
    expect(await by(made).get('supplier/index')).toMatchObject({ status: 403 });
    expect(await by(made).post('part/add', { name: '甲' })).toMatchObject({ status: 403 });
    expect((await rowOf(made.id)).used_time).not.toBeNull();
    const twin = await demo.post(
      'apiKey/add',
      { name: 'ERP', ...given },
      { 'idempotency-key': 'twin' },
    );
    expect(twin.data.key).not.toBe(made.key);
  });

  test('acts for its company, and its name stands in the operation log', async () => {
    const made = await add({ name: '对接', permissions: ['procure:supplier:add'] });
    expect(made.permissions).toEqual(['procure:supplier:view', 'procure:supplier:add']);
    const answer = await by(made).post('supplier/add', { code: 'KEY-1', name: '由程序建立' });
    expect(answer, answer.msg).toMatchObject({ code: 0, data: { company_id: 1 } });
    expect((await other.get('supplier/info', { id: answer.data.id })).status).toBe(404);
    const author = await owner.row<{ id: number }>(
      `select id from account where username = 'demo' and login_type = 'web'`,
    );
    const row = await owner.row('select create_by from supplier where id = $1', [answer.data.id]);
    expect(row).toEqual({ create_by: author.id });
    const { data } = await demo.get('operLog/index', { path: 'supplier/add', who: 'key:对接' });
    expect(data[0]).toMatchObject({ username: 'key:对接' });
  });

  test('of another company sees nothing of ours, and ours cannot be revoked there', async () => {
    const ours = await add();
    const theirs = await add({ permissions: ['product:part:view'] }, other);
    const [part] = (await demo.get('part/index', { limit: 1 })).data as { id: number }[];
    expect(await by(ours).get('part/info', { id: part!.id })).toMatchObject({ code: 0 });
    expect(await by(theirs).get('part/info', { id: part!.id })).toMatchObject({ status: 404 });
    expect(await other.post('apiKey/revoke', { id: ours.id })).toMatchObject({ status: 404 });
    expect(await by(ours).get('part/index')).toMatchObject({ code: 0 });
  });

  test('is no key at other doors, with another spelling or as a socket', async () => {
    const made = await add();
    for (const type of ['admin', 'dealer'] as const)
      expect(await node.withToken(type, made.key).get('index/getUserInfo')).toMatchObject({
        status: 401,
      });
    for (const wrong of ['sk_', `${made.key}x`, made.key.slice(0, -1), 'sk_\u00e9', "sk_' or 1"])
      expect((await node.withToken('web', encodeURI(wrong)).get('part/index')).status).toBe(401);
    const socket = await fetch(`${node.base}/api/socket?user_id=10&app=web`, {
      headers: { authorization: `Bearer ${made.key}`, origin: node.base },
    });
    expect(socket.status).toBe(401);
  });
});

describe('an end', () => {
  test('by revoking is there on every node before it is answered, and repeating it is no error', async () => {
    const made = await add();
    expect(await by(made, second).get('part/index')).toMatchObject({ code: 0 });
    expect(await demo.post('apiKey/revoke', { id: made.id, reason: '泄露' })).toMatchObject({
      code: 0,
    });
    expect((await by(made, second).get('part/index')).status).toBe(401);
    expect((await by(made).get('part/index')).status).toBe(401);
    expect(await demo.post('apiKey/revoke', { id: made.id })).toMatchObject({ code: 0 });
    expect(await rowOf(made.id)).toMatchObject({ state: 'revoked', reason: '泄露' });
  });

  test('comes with its time, even while it is cached', async () => {
    const made = await add({ expires_at: new Date(Date.now() + 2_000).toISOString() });
    expect(await by(made).get('part/index')).toMatchObject({ code: 0 });
    await expect
      .poll(async () => (await by(made).get('part/index')).status, { timeout: 5_000 })
      .toBe(401);
    expect(await rowOf(made.id)).toMatchObject({ state: 'expired' });
    const expired = (await demo.get('apiKey/index', { 'state[]': 'expired' })).data as ApiKey[];
    expect(expired.map(({ id }) => id)).toEqual([made.id]);
  });

  test('does not come when its author leaves', async () => {
    const clerk = await node.signIn('identity');
    await owner.rows(
      `update role set permissions = permissions || '{system:apiKey:view,system:apiKey:add,product:part:view}'::text[]
       where company_id = 1 and code = 'identity'`,
    );
    const asClerk = await node.signIn('identity');
    const made = await add({}, asClerk);
    const { data } = await demo.get('user/index', { keyword: 'identity' });
    expect(await demo.post('user/disable', { ids: [data[0].id] })).toMatchObject({ code: 0 });
    expect((await clerk.get('part/index')).status).toBe(401);
    expect(await by(made).get('part/index')).toMatchObject({ code: 0 });
    await demo.post('user/enable', { ids: [data[0].id] });
  });

  test('comes with the company, and with what its version no longer allows', async () => {
    const admin = await node.signIn('admin', 'admin');
    const made = await add({ permissions: ['product:part:view', 'product:category:view'] }, other);
    expect(await by(made).get('part/index')).toMatchObject({ code: 0 });
    const company = async () =>
      (await owner.row<{ version: number }>('select version from company where company_id = 38'))
        .version;
    const suspended = { id: 38, version: await company(), reason: '核查' };
    expect(await admin.post('company/suspend', suspended)).toMatchObject({ code: 0 });
    expect((await by(made, second).get('part/index')).status).toBe(403);
    expect(await admin.post('company/resume', { id: 38, version: await company() })).toMatchObject({
      code: 0,
    });
    expect((await by(made, second).get('part/index')).status).toBe(200);
    await owner.rows('update company set disabled = true where company_id = 38');
    const wait = await node.app.database.main
      .transaction()
      .execute((tx) => node.app.sessions.refresh(tx as never, { company: 38 }));
    await wait();
    expect((await by(made, second).get('part/index')).status).toBe(401);
  });
});

describe('what is refused', () => {
  test('another address, and it is told', async () => {
    const made = await add({ addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(await by(made).get('part/index')).toMatchObject({ status: 403, msg: /地址/ });
    const check = makeAddressCheck(['203.0.113.0/24', '2001:db8::/32', '198.51.100.7']);
    expect(
      [
        '203.0.113.255',
        '::ffff:203.0.113.9',
        '2001:db8:1::1',
        '198.51.100.7',
        '203.0.114.1',
        '2001:db9::1',
        '::ffff:198.51.100.8',
        'garbage',
      ].map(check),
    ).toEqual([true, true, true, true, false, false, false, false]);
  });

  test('keys that make keys, and everything of an account', async () => {
    for (const right of ['system:apiKey:add', 'system:apiKey:view', 'trace:printStation:add'])
      expect(
        await demo.post('apiKey/add', { name: 'x', ...given, permissions: [right] }),
      ).toMatchObject({ status: 403, errors: [{ field: 'permissions' }] });
    const made = await add();
    // Even one that got the right otherwise.
    await owner.rows(`update api_key set permissions = '{*,system:apiKey:add}' where id = $1`, [
      made.id,
    ]);
    expect((await by(made).post('apiKey/add', { name: 'x', ...given })).status).toBe(403);
    expect((await by(made).get('apiKey/index')).status).toBe(403);
    expect((await by(made).post('printStation/add', { name: 'x' })).status).toBe(403);
    for (const path of ['index/getUserInfo', 'index/standing', 'login/logout', 'notice/index'])
      expect((await by(made).get(path)).status).toBe(403);
    for (const path of ['index/updatePwd', 'index/modMobile', 'index/updateAvatar'])
      expect((await by(made).post(path, {})).status).toBe(403);
    expect(await by(made).get('part/index')).toMatchObject({ code: 0 });
  });

  test('rights that the author does not have', async () => {
    await owner.rows(
      `update role set permissions = '{system:apiKey:view,system:apiKey:add,product:part:view}'
       where company_id = 1 and code = 'procure'`,
    );
    const clerk = await node.signIn('procure');
    await add({}, clerk);
    const asked = { name: 'x', ...given, permissions: ['product:part:view', 'product:part:edit'] };
    expect(await clerk.post('apiKey/add', asked)).toMatchObject({
      status: 403,
      errors: [{ field: 'permissions' }],
    });
    expect((await clerk.post('apiKey/revoke', { id: 1000 })).status).toBe(403);
    expect((await (await node.signIn('sales')).get('apiKey/index')).status).toBe(403);
  });

  test.each([
    ['no name', { name: ' ' }, 422, 'name'],
    ['no rights', { permissions: [] }, 422, 'permissions'],
    ['a right that does not exist', { permissions: ['a:b:c'] }, 422, 'permissions.0'],
    ['the past', { expires_at: '2020-01-01T00:00:00Z' }, 422, 'expires_at'],
    ['no time', { expires_at: 'soon' }, 422, 'expires_at'],
    ['a word as address', { addresses: ['here'] }, 422, 'addresses.0'],
    ['a range too wide', { addresses: ['10.0.0.0/33'] }, 422, 'addresses.0'],
    ['more than there is', { token_hash: 'x' }, 422, 'token_hash'],
  ])('%s, and the field is named', async (_name, wrong, status, field) => {
    const { count } = await demo.get('apiKey/index');
    expect(await demo.post('apiKey/add', { name: 'x', ...given, ...wrong })).toMatchObject({
      status,
      errors: [{ field }],
    });
    expect((await demo.get('apiKey/index')).count).toBe(count);
  });
});
