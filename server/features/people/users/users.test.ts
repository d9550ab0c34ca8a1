import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type Signed = Awaited<ReturnType<TestNode['signIn']>>;
let [demo, admin]: Signed[] = [];
let roles: Record<string, number>;
const call = { demo: () => demo!, admin: () => admin! };

beforeAll(async () => {
  demo = await node.signIn('demo');
  admin = await node.signIn('admin', 'admin');
  const found = await owner.rows<{ id: number; code: string; type: string }>(
    `select id, code, login_type as type from role where coalesce(company_id, 1) = 1`,
  );
  roles = Object.fromEntries(found.map(({ id, code, type }) => [`${type}:${code}`, id]));
});

let at = 0;
const newcomer = (given: object = {}) => ({
  username: `new.${(at += 1)}`,
  realname: `新人${at}`,
  role_ids: [roles['web:sales']!],
  ...given,
});
async function add(given: object = {}, by = demo!) {
  const answer = await by.post('user/add', newcomer(given));
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; username: string; version: number; initial_password: string };
}
/** A user who manages users and may do little else. */
async function makeClerk(): Promise<Signed> {
  const role = await demo!.post('role/add', { name: { zh_CN: `人事${(at += 1)}` } });
  const { id, version } = role.data;
  const permissions = [
    'view',
    'add',
    'edit',
    'delete',
    'resetPassword',
    'disable',
    'unlock',
    'import',
  ].map((verb) => `app:user:${verb}`);
  const given = await demo!.post('role/authorise', { id, version, permissions });
  expect(given, given.msg).toMatchObject({ code: 0 });
  const user = await add({ role_ids: [id], password: 'Clerk-2026' });
  await owner.rows('update account set must_change_password = false where id = $1', [user.id]);
  return node.signInAtDoor(user.username, 'web', 'Clerk-2026');
}

describe('a user', () => {
  test('is given a password that is shown once and has to be changed', async () => {
    const user = await add();
    expect(user.initial_password).toMatch(/^[A-Za-z0-9]{12}$/);
    const first = await node
      .anyone()
      .post('login/login', { username: user.username, password: user.initial_password });
    expect(first.data).toMatchObject({ must_change_password: true });
    const again = await demo!.get('user/info', { id: user.id });
    expect(JSON.stringify(again)).not.toContain(user.initial_password);
    const dump = await owner.rows<{ row: string }>(
      `select o::text as row from operation_log o where path = 'user/add'`,
    );
    expect(dump.some(({ row }) => row.includes(user.initial_password))).toBe(false);
  });

  test('may be given a typed password, which is not shown again', async () => {
    const user = await add({ password: 'Typed-2026' });
    expect(user.initial_password).toBeNull();
    expect((await node.signInAtDoor(user.username, 'web', 'Typed-2026')).token).not.toBe('');
  });

  test('has a number that is sealed, found whole, shown masked, and kept under its mask', async () => {
    const user = await add({ mobile: '+8613900007777' });
    const { kept } = await owner.row<{ kept: string }>(
      'select a::text as kept from account a where id = $1',
      [user.id],
    );
    expect(kept).not.toContain('13900007777');
    const found = await demo!.get('user/index', { keyword: '13900007777' });
    expect(found.data).toMatchObject([{ id: user.id, mobile: '139****7777' }]);
    const row = found.data[0];
    const edit = {
      id: row.id,
      version: row.version,
      username: row.username,
      realname: '改名',
      role_ids: row.role_ids,
    };
    expect(await demo!.post('user/edit', { ...edit, mobile: '139****7777' })).toMatchObject({
      code: 0,
      data: { realname: '改名', mobile: '139****7777' },
    });
    expect((await demo!.get('user/index', { keyword: '13900007777' })).count).toBe(1);
    const wrong = { ...edit, version: row.version + 1, mobile: '138****0000' };
    expect(await demo!.post('user/edit', wrong)).toMatchObject({
      status: 422,
      errors: [{ field: 'mobile' }],
    });
  });

  test('is found by words, department and all below, role and state', async () => {
    const names = async (query: Record<string, string | number>) =>
      ((await demo!.get('user/index', query)).data as { username: string }[]).map(
        (one) => one.username,
      );
    const { id } = await owner.row<{ id: number }>(
      `select id from dept where company_id = 1 and code = 'MFG'`,
    );
    expect(await names({ keyword: '王品' })).toEqual(['product']);
    expect((await names({ dept_id: id })).toSorted()).toEqual(
      ['data', 'line.xu', 'product', 'qc.lin'].toSorted(),
    );
    expect(await names({ role_id: roles['web:product']! })).toEqual(['product']);
    expect(await names({ state: 'disabled' })).toEqual(['left.ma']);
    expect(await names({})).not.toContain('dealer');
    expect(await names({})).not.toContain('other');
  });

  test('of the platform and of a company never stand in each other’s list', async () => {
    const ours = await admin!.get('user/index');
    expect(ours.data).toMatchObject([{ username: 'admin', company_id: null }]);
    const { id } = await add();
    expect((await admin!.get('user/info', { id })).status).toBe(404);
    expect((await admin!.post('user/disable', { ids: [id] })).status).toBe(404);
    expect((await demo!.get('user/info', { id: 1 })).status).toBe(404);
    const foreign = { ...newcomer(), role_ids: [roles['web:sales']] };
    expect(await admin!.post('user/add', foreign)).toMatchObject({
      status: 409,
      errors: [{ field: 'role_ids' }],
    });
  });

  test.each([
    ['with a name that is taken', { username: 'DEMO' }, 409, 'username'],
    ['without a role', { role_ids: [] }, 422, 'role_ids'],
    ['with a weak password', { password: '111111' }, 422, 'password'],
    ['with half a number', { mobile: '1390000' }, 422, 'mobile'],
    ['in a department that is not there', { dept_id: 999_999 }, 409, 'dept_id'],
  ])('%s is refused, and the field is named', async (_name, wrong, status, field) => {
    const answer = await demo!.post('user/add', newcomer(wrong));
    expect(answer).toMatchObject({ status, errors: [{ field }] });
  });

  test('who never signed in is deleted, others are disabled', async () => {
    const { id } = await add();
    expect(await demo!.post('user/delete', { ids: [id] })).toMatchObject({ code: 0 });
    const { id: worked } = await owner.row<{ id: number }>(
      `select id from account where username = 'data'`,
    );
    expect(await demo!.post('user/delete', { ids: [worked] })).toMatchObject({ status: 409 });
  });
});

describe('whoever manages people', () => {
  test.each(['demo', 'admin'] as const)('as %s does not remove themselves', async (who) => {
    const { data } = await call[who]().get('index/getUserInfo');
    for (const verb of ['disable', 'delete', 'resetPassword'])
      expect(await call[who]().post(`user/${verb}`, { ids: [data.id] })).toMatchObject({
        status: 409,
      });
  });

  test('leaves one general manager, also when two remove each other at once', async () => {
    const { data: me } = await demo!.get('user/index', { keyword: '陈青山' });
    const { id, version, username, realname } = me[0];
    const edit = { id, version, username, realname, role_ids: [roles['web:sales']] };
    expect(await demo!.post('user/edit', edit)).toMatchObject({ status: 409 });
    const second = await add({ role_ids: [roles['web:general']], password: 'Second-1' });
    await owner.rows('update account set must_change_password = false where id = $1', [second.id]);
    const other = await node.signInAtDoor(second.username, 'web', 'Second-1');
    const answers = await Promise.all([
      demo!.post('user/disable', { ids: [second.id] }),
      other.post('user/disable', { ids: [id] }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    await owner.rows('update account set disabled = false where id = any($1)', [[id, second.id]]);
    demo = await node.signIn('demo');
  });

  test('gives no role with rights they do not hold, and touches nobody above them', async () => {
    const clerk = await makeClerk();
    const given = await clerk.post('user/add', newcomer({ role_ids: [roles['web:general']] }));
    expect(given).toMatchObject({ status: 403, errors: [{ field: 'role_ids' }] });
    const [{ id, version }] = (await clerk.get('user/index', { keyword: '陈青山' })).data;
    for (const verb of ['resetPassword', 'disable', 'delete'])
      expect((await clerk.post(`user/${verb}`, { ids: [id] })).status).toBe(403);
    const edit = newcomer({ id, version, username: 'demo', role_ids: [roles['web:general']] });
    expect((await clerk.post('user/edit', edit)).status).toBe(403);
    const rows = (await clerk.get('user/index', { keyword: '陈青山' })).data;
    expect(rows).toMatchObject([{ can_manage: false }]);
  });

  test('may have only as many people as the version allows', async () => {
    const other = await node.signIn('other');
    const { rows } = await owner
      .rows<{ n: number }>(
        `select count(*)::int as n from account where company_id = 38 and login_type = 'web' and not disabled`,
      )
      .then((found) => ({ rows: found[0]!.n }));
    await owner.rows(
      `update system_version set quotas = quotas || jsonb_build_object('users', $1::int) where id = 2`,
      [rows + 1],
    );
    const role = await owner.row<{ id: number }>(
      `select id from role where company_id = 38 and code = 'sales'`,
    );
    const make = () => other.post('user/add', newcomer({ role_ids: [role.id] }));
    const first = await make();
    expect(first).toMatchObject({ code: 0 });
    expect(await make()).toMatchObject({ status: 402, code: 402 });
    await other.post('user/disable', { ids: [first.data.id] });
    expect(await make()).toMatchObject({ code: 0 });
    expect(await other.post('user/enable', { ids: [first.data.id] })).toMatchObject({
      status: 402,
    });
  });
});

describe('a sign-in', () => {
  test('ends at once when its owner is disabled, and begins again when enabled', async () => {
    const user = await node.signIn('identity');
    const [{ id }] = (await demo!.get('user/index', { keyword: '吴标' })).data;
    expect(await demo!.post('user/disable', { ids: [id] })).toMatchObject({ code: 0 });
    expect((await user.get('index/getUserInfo')).status).toBe(401);
    const refused = { username: 'identity', password: demoPassword };
    expect((await node.anyone().post('login/login', refused)).status).toBe(401);
    expect(await demo!.post('user/enable', { ids: [id] })).toMatchObject({ code: 0 });
    expect((await node.signInAtDoor('identity')).token).not.toBe('');
  });

  test('ends when the password is reset, and the new one has to be changed', async () => {
    const user = await node.signIn('procure');
    const [{ id }] = (await demo!.get('user/index', { keyword: '赵采薇' })).data;
    const { data } = await demo!.post('user/resetPassword', { ids: [id] });
    expect(data).toEqual([{ username: 'procure', password: expect.any(String) }]);
    expect((await user.get('index/getUserInfo')).status).toBe(401);
    const first = await node
      .anyone()
      .post('login/login', { username: 'procure', password: data[0].password });
    expect(first.data.must_change_password).toBe(true);
  });

  test('whose password is being reset is not held while the new one is hashed', async () => {
    const user = await add();
    const { passwords } = node.app;
    const { hash } = passwords;
    let go = () => undefined as void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const reached = new Promise<void>((resolve) => {
      passwords.hash = async (password) => {
        resolve();
        await gate;
        return hash(password);
      };
    });
    const reset = demo!.post('user/resetPassword', { ids: [user.id] });
    await reached;
    passwords.hash = hash;
    const other = await Promise.race([
      demo!.post('user/disable', { ids: [user.id] }),
      new Promise<null>((resolve) => setTimeout(resolve, 10_000, null)),
    ]);
    go();
    expect(other).toMatchObject({ code: 0 });
    expect(await reset).toMatchObject({ code: 0, data: [{ username: user.username }] });
  });

  test('rests after ten failures until it is unlocked', async () => {
    const user = await add({ password: 'Right-2026' });
    await owner.rows(
      `insert into throttle (subject, hits, blocked_until, expire_time)
       values ($1, 11, now() + interval '15 minutes', now() + interval '15 minutes')`,
      [`login:web:${user.username}:127.0.0.1`],
    );
    const locked = await demo!.get('user/index', { state: 'locked' });
    expect(locked.data).toMatchObject([{ id: user.id, state: 'locked' }]);
    expect(await demo!.post('user/unlock', { ids: [user.id] })).toMatchObject({ code: 0 });
    expect((await node.signInAtDoor(user.username, 'web', 'Right-2026')).token).not.toBe('');
  });
});

describe('a sheet of people', () => {
  const file = async (path: string, body?: FormData) =>
    fetch(`${node.base}/api/web/user/${path}`, {
      headers: { authorization: `Bearer ${demo!.token}` },
      ...(body ? { method: 'POST', body } : {}),
    });
  const send = async (rows: string[][]) => {
    const body = new FormData();
    const book = makeBook({
      用户: [['用户名', '姓名', '手机号', '部门', '岗位', '角色'], ...rows],
    });
    body.append('file', new Blob([new Uint8Array(book)]), '用户.xlsx');
    return (await file('import', body)).json() as Promise<{
      code: number;
      data: { errors: unknown[] };
    }>;
  };

  test('comes in with several roles each, and without a password that anybody knows', async () => {
    const answer = await send([
      ['sheet.one', '表一', '13912340001', '质量部', '质检员', '数据管理员、标识管理员'],
      ['sheet.two', '表二', '', 'OPS-SAL', '', '销售管理员'],
    ]);
    expect(answer).toMatchObject({ code: 0, data: { rows: 2 } });
    const { data } = await demo!.get('user/index', { keyword: 'sheet.one' });
    expect(data).toMatchObject([
      { realname: '表一', mobile: '139****0001', dept_name: '质量部', position_name: '质检员' },
    ]);
    expect(data[0].roles).toHaveLength(2);
    const ids = [data[0].id];
    const fresh = await demo!.post('user/resetPassword', { ids });
    const [{ password }] = fresh.data;
    expect((await node.signInAtDoor('sheet.one', 'web', password)).token).not.toBe('');
  });

  test('stays outside as a whole when a role is unknown or a name is taken', async () => {
    const answer = await send([
      ['sheet.ok', '好', '', '', '', '销售管理员'],
      ['demo', '占用', '', '', '', '销售管理员'],
      ['sheet.bad', '坏', '', '', '', '船长'],
    ]);
    expect(answer).toMatchObject({ code: 422 });
    expect(answer.data.errors).toHaveLength(2);
    expect((await demo!.get('user/index', { keyword: 'sheet.ok' })).count).toBe(0);
  });

  test('goes out in words, with numbers masked', async () => {
    const answer = await file('export?keyword=product');
    const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    const [, row] = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 });
    expect(row).toEqual(
      expect.arrayContaining(['product', '王品', '产品部', '部门经理', '产品管理员', '正常']),
    );
    expect(row!.join()).toMatch(/138\*{4}\d{4}/);
  });
});
