import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { openSocket } from '#server/testing/socket.ts';

const node = await startTestNode();
const other = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type Signed = Awaited<ReturnType<TestNode['signIn']>>;
let [demo, admin]: Signed[] = [];
beforeAll(async () => {
  demo = await node.signIn('demo');
  admin = await node.signIn('admin', 'admin');
});

let at = 0;
async function makeRole(permissions: string[], by = demo!) {
  const { data } = await by.post('role/add', { name: { zh_CN: `角色${(at += 1)}` } });
  const given = await by.post('role/authorise', {
    id: data.id,
    version: data.version,
    permissions,
  });
  expect(given, given.msg).toMatchObject({ code: 0 });
  return { id: data.id as number, version: given.data.version as number };
}
/** A user with these rights, signed in on both nodes. */
async function hire(permissions: string[]) {
  const role = await makeRole(permissions);
  const username = `hired.${(at += 1)}`;
  const made = await demo!.post('user/add', {
    username,
    realname: '雇员',
    role_ids: [role.id],
    password: 'Hired-2026',
  });
  expect(made, made.msg).toMatchObject({ code: 0 });
  await owner.rows('update account set must_change_password = false where id = $1', [made.data.id]);
  const here = await node.signInAtDoor(username, 'web', 'Hired-2026');
  const there = other.withToken('web', here.token);
  expect((await there.get('index/getUserInfo')).code).toBe(0);
  return { role, here, there, id: made.data.id as number };
}
const rightsOf = async (id: number) =>
  (await demo!.get('role/rights', { id })).data as {
    permissions: string[];
    version: number;
    offered: string[];
    locked: string[];
    is_fixed: boolean;
  };

describe('a role', () => {
  test('is made with a name for all languages and a code of its own', async () => {
    const { data } = await demo!.post('role/add', { name: { zh_CN: '仓管' }, remark: '夜班' });
    expect(data).toMatchObject({
      name: { zh_CN: '仓管', en: '仓管', zh_TW: '仓管' },
      kind: 'own',
      users: 0,
      rights: 0,
    });
    expect(data.code).toMatch(/^r[0-9a-f]{10}$/);
    expect(await demo!.post('role/add', { name: { zh_CN: '仓管' } })).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
  });

  test('of dealers, of other companies and of the platform is not in a company’s list', async () => {
    const { data } = await demo!.get('role/index', { limit: 100 });
    expect(data.every((role: { company_id: number }) => role.company_id === 1)).toBe(true);
    expect(data.some((role: { code: string }) => role.code === 'dealer')).toBe(false);
    const ours = await admin!.get('role/index');
    expect(ours.data).toMatchObject([{ code: 'platform', kind: 'whole', company_id: null }]);
  });

  test('that holds everything is looked at, not cut', async () => {
    const [{ id, version }] = (await demo!.get('role/index', { keyword: '总经理' })).data;
    expect(await rightsOf(id)).toMatchObject({ is_fixed: true });
    expect(await demo!.post('role/authorise', { id, version, permissions: [] })).toMatchObject({
      status: 409,
      errors: [{ field: 'permissions' }],
    });
    expect((await demo!.post('role/delete', { ids: [id] })).status).toBe(409);
  });

  test('in use is not deleted; one that nobody holds is', async () => {
    const { role } = await hire(['product:part:view']);
    expect((await demo!.post('role/delete', { ids: [role.id] })).status).toBe(409);
    const idle = await makeRole([]);
    expect(await demo!.post('role/delete', { ids: [idle.id] })).toMatchObject({ code: 0 });
  });

  test('is given the right to look with every right', async () => {
    const { id } = await makeRole(['product:part:edit']);
    expect((await rightsOf(id)).permissions).toEqual(['product:part:view', 'product:part:edit']);
  });
});

describe('nobody gives what they do not hold', () => {
  const clerks = ['app:role:view', 'app:role:authorise', 'product:part:view', 'product:part:edit'];

  test('and the field is named', async () => {
    const { here } = await hire(clerks);
    const { id, version } = await makeRole([]);
    const asked = { id, version, permissions: ['product:part:view', 'procure:supplier:view'] };
    expect(await here.post('role/authorise', asked)).toMatchObject({
      status: 403,
      errors: [{ field: 'permissions' }],
    });
    const own = { ...asked, permissions: ['product:part:view'] };
    expect(await here.post('role/authorise', own)).toMatchObject({ code: 0 });
  });

  test('what the role holds and they do not stays, and is shown locked', async () => {
    const { here } = await hire(clerks);
    const { id } = await makeRole(['procure:supplier:view', 'product:part:view']);
    const { data } = await here.get('role/rights', { id });
    expect(data.locked).toContain('procure:supplier:view');
    expect(data.locked).not.toContain('product:part:view');
    const emptied = { id, version: data.version, permissions: [] };
    expect(await here.post('role/authorise', emptied)).toMatchObject({
      code: 0,
      data: { permissions: ['procure:supplier:view'] },
    });
  });

  test('nor what the company’s version does not allow', async () => {
    const manager = await node.signIn('other');
    await owner.rows(
      `update system_version set permissions = '{app:role:view,app:role:add,app:role:authorise,product:part:view}' where id = 2`,
    );
    await refresh({ company: 38 });
    const { data: role } = await manager.post('role/add', { name: { zh_CN: '甲' } });
    const { data } = await manager.get('role/rights', { id: role.id });
    expect(data.offered.toSorted()).toEqual(
      ['app:role:add', 'app:role:authorise', 'app:role:view', 'product:part:view'].toSorted(),
    );
    const asked = { id: role.id, version: role.version, permissions: ['procure:supplier:view'] };
    expect(await manager.post('role/authorise', asked)).toMatchObject({
      status: 402,
      errors: [{ field: 'permissions' }],
    });
  });
});

const refresh = async (scope: Parameters<typeof node.app.sessions.refresh>[1]) =>
  (
    await transact(node.app.database.main, systemActor, (tx) =>
      node.app.sessions.refresh(tx, scope),
    )
  )();

describe('[ACC-3] effective rights change at the next call, on every node, and the open page hears', () => {
  test('when a role is changed', async () => {
    const { role, there, id } = await hire(['product:part:view', 'product:category:view']);
    const socket = await openSocket(other.base, { token: there.token, userId: id, app: 'web' });
    expect((await there.get('part/index')).status).toBe(200);
    await demo!.post('role/authorise', { ...role, permissions: ['product:category:view'] });
    expect((await there.get('part/index')).status).toBe(403);
    expect((await there.get('category/index')).status).toBe(200);
    expect(await socket.next('refresh')).toMatchObject({ content: 'access' });
    socket.close();
  });

  test('when somebody is given other roles', async () => {
    const { there, id } = await hire(['product:part:view']);
    const another = await makeRole(['product:category:view']);
    const { data } = await demo!.get('user/info', { id });
    const edit = {
      id,
      version: data.version,
      username: data.username,
      realname: data.realname,
      role_ids: [another.id],
    };
    expect(await demo!.post('user/edit', edit)).toMatchObject({ code: 0 });
    expect((await there.get('part/index')).status).toBe(403);
    expect((await there.get('category/index')).status).toBe(200);
  });

  test('when the version is changed', async () => {
    const { there, id } = await hire(['product:part:view']);
    const socket = await openSocket(other.base, { token: there.token, userId: id, app: 'web' });
    expect((await there.get('part/index')).status).toBe(200);
    await owner.rows('update company set system_version_id = null where company_id = 1');
    await refresh({ company: 1 });
    expect((await there.get('part/index')).status).toBe(402);
    await socket.next('refresh');
    socket.close();
    await owner.rows('update company set system_version_id = 3 where company_id = 1');
    await refresh({ company: 1 });
    expect((await there.get('part/index')).status).toBe(200);
  });

  test('when the company is suspended, and verified again', async () => {
    const { there } = await hire(['product:part:view']);
    const company = async () =>
      (await owner.row<{ version: number }>('select version from company where company_id = 1'))
        .version;
    const suspended = { id: 1, version: await company(), reason: '核查' };
    expect(await admin!.post('company/suspend', suspended)).toMatchObject({ code: 0 });
    expect((await there.get('part/index')).status).toBe(403);
    expect(await admin!.post('company/resume', { id: 1, version: await company() })).toMatchObject({
      code: 0,
    });
    expect((await there.get('part/index')).status).toBe(200);
  });

  test('when it is the platform’s own role, and for everyone of one login type', async () => {
    const role = await makeRole(['data:link:view'], admin);
    const made = await admin!.post('user/add', {
      username: 'editor',
      realname: '编辑',
      role_ids: [role.id],
      password: 'Editor-1',
    });
    expect(made, made.msg).toMatchObject({ code: 0 });
    await owner.rows('update account set must_change_password = false where id = $1', [
      made.data.id,
    ]);
    const editor = await other.signInAtDoor('editor', 'admin', 'Editor-1');
    const { id } = made.data;
    const socket = await openSocket(other.base, { token: editor.token, userId: id, app: 'admin' });
    expect((await editor.get('link/index')).status).toBe(200);
    await admin!.post('role/authorise', { ...role, permissions: [] });
    expect((await editor.get('link/index')).status).toBe(403);
    await socket.next('refresh');
    socket.close();
  });
});
