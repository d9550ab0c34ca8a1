import { beforeAll, describe, expect, test } from 'vitest';
import type { DealerInfo } from '#contract/features/application/dealers/contract.ts';
import { sentMail, startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
let sales: User;
let identity: User;
beforeAll(async () => {
  [demo, other, sales, identity] = (await Promise.all(
    ['demo', 'other', 'sales', 'identity'].map((name) => node.signIn(name)),
  )) as [User, User, User, User];
});

let count = 0;
const add = async (given: object = {}, user = demo): Promise<DealerInfo> => {
  const answer = await user.post('dealer/add', { name: `经销商 ${(count += 1)}`, ...given });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as DealerInfo;
};
const names = async (query: Record<string, string | number>, user = demo) =>
  ((await user.get('dealer/index', query)).data as { name: string }[]).map(({ name }) => name);
const place = (province: number, city: number | null, from = '2026-01-01', until?: string) => ({
  province,
  city,
  from_day: from,
  until_day: until ?? null,
});
const editOf = ({ id, version, code, name, territories }: DealerInfo, given: object = {}) => ({
  ...{ id, version, code, name },
  territories: territories.map(({ shared_with: _shared, city_name: _name, ...one }) => one),
  ...given,
});

describe('a dealer', () => {
  test('is numbered by the rule, found by its words, and only its own company sees it', async () => {
    const first = await add({ name: '嘉兴南湖电器', contact: '南小湖' });
    expect(first).toMatchObject({ company_id: 1, disabled: false, accounts: 0, level: 1 });
    expect(first.code).toMatch(/^JXS\d{4}$/);
    expect(await names({ keyword: '南小湖' })).toEqual(['嘉兴南湖电器']);
    expect(await names({ keyword: '南小湖' }, other)).toEqual([]);
    expect(await other.get('dealer/info', { id: first.id })).toMatchObject({ status: 404 });
    expect(await demo.post('dealer/add', { name: '嘉兴南湖电器' })).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
  });

  test('is kept by sales administrators, and by nobody without the right', async () => {
    expect(await sales.get('dealer/index')).toMatchObject({ code: 0 });
    expect((await add({}, sales)).company_id).toBe(1);
    expect(await identity.get('dealer/index')).toMatchObject({ status: 403 });
    expect(await identity.post('dealer/disable', { ids: [1] })).toMatchObject({ status: 403 });
  });

  test('is shown with the demo’s own: dealer and dealer2 belong to dealers of the list', async () => {
    const { data } = await demo.get('dealerAccount/index', { limit: 50 });
    const dealers = (await demo.get('dealer/index', { limit: 50 })).data as { id: number }[];
    for (const name of ['dealer', 'dealer2']) {
      const account = (data as { username: string; dealer_id: number }[]).find(
        ({ username }) => username === name,
      );
      expect(dealers.map(({ id }) => id)).toContain(account!.dealer_id);
    }
  });

  test('that nothing hangs on is deleted with its territories and unused logins', async () => {
    const dealer = await add({ territories: [place(33, null)] });
    const made = await demo.post('dealerAccount/add', {
      dealer_id: dealer.id,
      username: 'unused-login',
      realname: '未用',
    });
    expect(made, made.msg).toMatchObject({ code: 0 });
    expect(await demo.post('dealer/delete', { ids: [dealer.id] })).toMatchObject({ code: 0 });
    for (const table of ['territory', 'account'])
      expect(await owner.rows(`select from ${table} where dealer_id = $1`, [dealer.id])).toEqual(
        [],
      );
  });

  test('that holds products, has incidents or has signed in is not deleted', async () => {
    const refused = await demo.post('dealer/delete', { ids: [1] });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('标识');
    const dealer = await add();
    await owner.rows(
      `insert into account (login_type, company_id, dealer_id, username, password_hash, realname, last_login_time)
       values ('dealer', 1, $1, 'used-login', 'x', '用过', now())`,
      [dealer.id],
    );
    const signedIn = await demo.post('dealer/delete', { ids: [dealer.id] });
    expect(signedIn).toMatchObject({ status: 409 });
    expect(signedIn.msg).toContain('登录过');
  });
});

describe('who supplies a dealer', () => {
  test('is the company or another of its dealers, and never itself or one below it', async () => {
    const top = await add();
    const middle = await add({ parent_id: top.id });
    const low = await add({ parent_id: middle.id });
    expect(low).toMatchObject({ parent_id: middle.id, parent_name: middle.name });
    expect(await names({ parent_id: top.id })).toEqual([middle.name]);
    const edit = (parent: number) => demo.post('dealer/edit', editOf(top, { parent_id: parent }));
    for (const wrong of [top.id, middle.id, low.id, 6, 999_999])
      expect(await edit(wrong)).toMatchObject({ status: 422, errors: [{ field: 'parent_id' }] });
    expect(await demo.post('dealer/delete', { ids: [top.id] })).toMatchObject({ status: 409 });
  });

  test('is no circle when two are put below each other at once', async () => {
    const [one, two] = [await add(), await add()];
    const answers = await Promise.all([
      demo.post('dealer/edit', editOf(one, { parent_id: two.id })),
      demo.post('dealer/edit', editOf(two, { parent_id: one.id })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });
});

describe('territories', () => {
  test('are kept with their dealer: whole provinces, cities, from and until a day', async () => {
    const dealer = await add({
      territories: [place(33, 330_100, '2026-01-01', '2026-12-31'), place(31, null)],
    });
    expect(dealer.territories).toMatchObject([
      { province: 31, city: null, until_day: null },
      { province: 33, city: 330_100, city_name: '杭州市', until_day: '2026-12-31' },
    ]);
    const saved = await demo.post(
      'dealer/edit',
      editOf(dealer, { territories: [place(31, null)] }),
    );
    expect(saved, saved.msg).toMatchObject({ code: 0, data: { territories: [{ province: 31 }] } });
    const rows = (await demo.get('territory/index', { dealer_id: dealer.id })).data;
    expect(rows).toMatchObject([{ province: 31, dealer_name: dealer.name }]);
  });

  test('that overlap in place and time are refused by their row', async () => {
    const twice = [place(33, 330_100, '2026-01-01', '2026-06-30'), place(33, null, '2026-06-30')];
    expect(await demo.post('dealer/add', { name: '重叠', territories: twice })).toMatchObject({
      status: 422,
      errors: [{ field: 'territories.1.province' }],
    });
    const after = [place(33, 330_100, '2026-01-01', '2026-06-30'), place(33, null, '2026-07-01')];
    await add({ territories: after });
    await add({ territories: [place(33, 330_100), place(33, 330_200)] });
  });

  test('that end before they begin, or name a city elsewhere or nowhere, are refused', async () => {
    const wrong = async (one: object, field: string) =>
      expect(await demo.post('dealer/add', { name: '错', territories: [one] })).toMatchObject({
        status: 422,
        errors: [{ field: `territories.0.${field}` }],
      });
    await wrong(place(33, null, '2026-02-01', '2026-01-31'), 'until_day');
    await wrong(place(33, 310_100), 'city');
    await wrong(place(33, 339_900), 'city');
    await wrong(place(99, null), 'province');
  });

  test('that two dealers share are saved with a word about it', async () => {
    await add({ name: '青海一店', territories: [place(63, 630_100, '2026-01-01', '2026-12-31')] });
    const answer = await demo.post('dealer/add', {
      name: '青海二店',
      territories: [place(63, null, '2026-12-01')],
    });
    expect(answer).toMatchObject({
      code: 0,
      data: { territories: [{ shared_with: ['青海一店'] }] },
    });
    expect(answer.msg).toContain('青海一店');
    const later = await demo.post('dealer/add', {
      name: '青海三店',
      territories: [place(63, 630_200, '2025-01-01', '2025-12-31')],
    });
    expect(later.data.territories).toMatchObject([{ shared_with: [] }]);
  });

  test('lead to the dealers that may sell in a province today', async () => {
    await add({ name: '西藏今日', territories: [place(54, null, '2020-01-01')] });
    await add({ name: '西藏往日', territories: [place(54, null, '2020-01-01', '2020-12-31')] });
    expect(await names({ 'province[]': 54 })).toEqual(['西藏今日']);
  });
});

describe('logins of a dealer', () => {
  const login = async (username: string, given: object = {}) => {
    const dealer = await add();
    const answer = await demo.post('dealerAccount/add', {
      dealer_id: dealer.id,
      username,
      realname: '某店长',
      mobile: '13900139000',
      ...given,
    });
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return { dealer, account: answer.data as { id: number; initial_password: string } };
  };
  const enter = (username: string, password: string) =>
    node.anyone('dealer').post('login/login', { username, password });

  test('[ACC-7] get a password of their own that is told once and has to be changed', async () => {
    const { account } = await login('shop-1');
    expect(account.initial_password).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(await enter('shop-1', account.initial_password)).toMatchObject({
      code: 0,
      data: { must_change_password: true },
    });
    const { data } = await demo.get('dealerAccount/index', { limit: 50 });
    expect(JSON.stringify(data)).not.toContain(account.initial_password);
    expect(data).toContainEqual(
      expect.objectContaining({ username: 'shop-1', mobile: '139****9000' }),
    );
    const log = await owner.rows<{ after: object }>(
      `select after from operation_log where path like '%dealerAccount/add' order by id desc limit 1`,
    );
    expect(JSON.stringify(log)).not.toContain(account.initial_password);
  });

  test('[ACC-7] begin with the password the platform has configured, where it is set', async () => {
    const admin = await node.signIn('admin', 'admin');
    const set = (password: string, version: number) =>
      admin.post('config/edit', { name: 'dealer', value: { initial_password: password }, version });
    expect(await set('Start-2026', 0)).toMatchObject({ code: 0 });
    const { account } = await login('shop-2');
    expect(account.initial_password).toBe('Start-2026');
    expect(await enter('shop-2', 'Start-2026')).toMatchObject({
      data: { must_change_password: true },
    });
    expect(await set('', 1)).toMatchObject({ code: 0 });
    const { account: later } = await login('shop-2b');
    expect(later.initial_password).toMatch(/^[A-Za-z0-9]{12}$/);
  });

  test('have a username that nobody else has', async () => {
    expect(
      await demo.post('dealerAccount/add', { dealer_id: 1, username: 'DEALER', realname: '某' }),
    ).toMatchObject({ status: 409, errors: [{ field: 'username' }] });
    expect(
      await other.post('dealerAccount/add', { dealer_id: 1, username: 'foreign', realname: '某' }),
    ).toMatchObject({ status: 404 });
  });

  test('are never those of the company’s own staff', async () => {
    const [staff] = await owner.rows<{ id: number }>(
      `select id from account where username = 'sales' and login_type = 'web'`,
    );
    for (const verb of ['reset', 'disable', 'delete'])
      expect(await demo.post(`dealerAccount/${verb}`, { id: staff!.id })).toMatchObject({
        status: 404,
      });
  });

  test('are reset, disabled and enabled, and their sign-ins end on every node', async () => {
    const { account } = await login('shop-3');
    const sign = async () => (await enter('shop-3', account.initial_password)).data.access_token;
    const stands = async (token: string) =>
      (await second.withToken('dealer', token).get('index/getUserInfo')).status;
    const token = await sign();
    expect(await stands(token)).toBe(200);
    expect(await demo.post('dealerAccount/disable', { id: account.id })).toMatchObject({ code: 0 });
    expect(await stands(token)).toBe(401);
    expect(await enter('shop-3', account.initial_password)).toMatchObject({ status: 401 });
    expect(await demo.post('dealerAccount/enable', { id: account.id })).toMatchObject({ code: 0 });
    const again = await sign();
    const reset = await demo.post('dealerAccount/reset', { id: account.id });
    expect(reset).toMatchObject({ code: 0, data: { must_change_password: true } });
    expect(await stands(again)).toBe(401);
    expect(await enter('shop-3', reset.data.initial_password)).toMatchObject({ code: 0 });
    expect(await demo.post('dealerAccount/delete', { id: account.id })).toMatchObject({
      status: 409,
    });
  });

  test('are not begun by a link that went to an address or number that is no longer theirs', async () => {
    const { dealer, account } = await login('shop-7');
    const edit = async (set: object) => {
      const [{ version, realname, email }] = (
        await demo.get('dealerAccount/index', { dealer_id: dealer.id })
      ).data;
      const given = { id: account.id, version, realname, email, ...set };
      const answer = await demo.post('dealerAccount/edit', given);
      expect(answer, answer.msg).toMatchObject({ code: 0 });
    };
    const isOpen = async (path: string) => {
      const token = path.split('#invite=')[1];
      return (await node.anyone('dealer').post('login/invitation', { token })).code === 0;
    };
    for (const set of [{ email: 'other-shop@example.org' }, { mobile: '13900139001' }]) {
      const { path } = (await demo.post('dealerAccount/invite', { id: account.id })).data;
      await edit({ realname: '改名' });
      expect(await isOpen(path)).toBe(true);
      await edit(set);
      expect(await isOpen(path), JSON.stringify(set)).toBe(false);
    }
    const { path } = (await demo.post('dealerAccount/invite', { id: account.id })).data;
    // The same number again changes nothing.
    await edit({ mobile: '13900139001' });
    expect(await isOpen(path)).toBe(true);
  });

  test('can be begun by a link instead: once, while the dealer is in use', async () => {
    const { dealer, account } = await login('shop-5');
    const accept = (token: string, type: 'dealer' | 'web' = 'dealer') =>
      node.anyone(type).post('login/acceptInvitation', {
        token,
        realname: '某店长',
        password: 'Shop-2026',
      });
    const invite = async () => {
      const { data, msg } = await demo.post('dealerAccount/invite', { id: account.id });
      expect(data?.path, msg).toMatch(/^\/dealer\/login#invite=/);
      return data.path.split('#invite=')[1] as string;
    };
    const revoked = await invite();
    expect(await demo.post('dealerAccount/revokeInvite', { id: account.id })).toMatchObject({
      code: 0,
    });
    expect(await accept(revoked)).toMatchObject({ status: 404 });
    const token = await invite();
    expect(await other.post('dealerAccount/invite', { id: account.id })).toMatchObject({
      status: 404,
    });
    expect(await accept(token, 'web')).toMatchObject({ status: 404 });
    expect(await demo.post('dealer/disable', { ids: [dealer.id] })).toMatchObject({ code: 0 });
    expect(await accept(token)).toMatchObject({ status: 404 });
    expect(await demo.post('dealer/enable', { ids: [dealer.id] })).toMatchObject({ code: 0 });
    expect(await accept(token)).toMatchObject({ code: 0, data: { username: 'shop-5' } });
    expect(await accept(token)).toMatchObject({ status: 404 });
    expect(await enter('shop-5', 'Shop-2026')).toMatchObject({
      code: 0,
      data: { must_change_password: false },
    });
    expect(await demo.post('dealerAccount/invite', { id: account.id })).toMatchObject({
      status: 409,
    });
    const { account: reset, dealer: resetDealer } = await login('shop-6');
    const { data } = await demo.post('dealerAccount/invite', { id: reset.id, by_sms: true });
    expect(data).toMatchObject({ sent_to: '139****9000' });
    const email = 'shop@example.org';
    const [{ version }] = (await demo.get('dealerAccount/index', { dealer_id: resetDealer.id }))
      .data;
    const named = { id: reset.id, version, realname: '店长', email };
    expect(await demo.post('dealerAccount/edit', named)).toMatchObject({ data: { email } });
    const mailed = await demo.post('dealerAccount/invite', { id: reset.id, by_email: true });
    expect(mailed.data).toMatchObject({ sent_to: email });
    const mail = await until('the mail', () =>
      [node, second].flatMap(({ folder }) => sentMail(folder, email)).at(-1),
    );
    expect(mail.text).toContain(mailed.data.path);
    await demo.post('dealerAccount/reset', { id: reset.id });
    expect(await accept(data.path.split('#invite=')[1])).toMatchObject({ status: 404 });
  });

  test('all end when their dealer is disabled, and come back when it is enabled', async () => {
    const { dealer, account } = await login('shop-4');
    const { access_token: token } = (await enter('shop-4', account.initial_password)).data;
    expect(await demo.post('dealer/disable', { ids: [dealer.id] })).toMatchObject({ code: 0 });
    expect(await second.withToken('dealer', token).get('index/getUserInfo')).toMatchObject({
      status: 401,
    });
    expect(await enter('shop-4', account.initial_password)).toMatchObject({ status: 401 });
    expect(await demo.post('dealer/enable', { ids: [dealer.id] })).toMatchObject({ code: 0 });
    expect(await enter('shop-4', account.initial_password)).toMatchObject({ code: 0 });
  });
});
