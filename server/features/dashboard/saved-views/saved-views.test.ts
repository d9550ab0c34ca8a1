import { expect, test } from 'vitest';
import { viewLimits, type SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
type User = typeof demo;

const state = {
  filters: [
    { field: 'keyword', values: ['甲'] },
    { field: 'kind', values: ['product'] },
    { field: 'create_time', values: ['2026-01-01', '2026-01-31'] },
  ],
  sort: { field: 'update_time', by: 'desc' },
  page_size: 50,
  columns: [
    { field: 'name', is_shown: true },
    { field: 'code', is_shown: false },
  ],
};
const add = (user: User, name: string, more: object = {}) =>
  user.post('savedView/add', { list: 'part', name, is_shared: false, state, ...more });
const namesFor = async (user: User, list = 'part') =>
  ((await user.get('savedView/index', { list })).data as SavedView[]).map(({ name }) => name);

/** Somebody else of the same company, with these rights. */
async function colleague(rights: string) {
  const [role] = await owner.rows<{ id: number }>(
    `insert into role (company_id, login_type, code, name, permissions)
     values (1, 'web', $1, '{"zh_CN":"同事","en":"Colleague","zh_TW":"同事"}', $2) returning id`,
    [`c${Math.random()}`, `{${rights}}`],
  );
  const username = `c${role!.id}`;
  const [{ id }] = (await owner.rows<{ id: number }>(
    `insert into account (login_type, company_id, username, password_hash, realname)
     select 'web', 1, $1, password_hash, '同事' from account where username = 'demo' returning id`,
    [username],
  )) as [{ id: number }];
  await owner.rows(
    `insert into account_role (account_id, role_id, company_id) values ($1, $2, 1)`,
    [id, role!.id],
  );
  return node.signIn(username);
}
const viewer = await colleague('product:part:view');
const sharer = await colleague('product:part:view,dashboard:savedView:share');

test('a view is kept as it was saved, and found by its list', async () => {
  const made = await add(demo, '甲的物料');
  expect(made, made.msg).toMatchObject({
    code: 0,
    data: { name: '甲的物料', state, is_own: true, may_edit: true, is_default: false, version: 1 },
  });
  expect(await namesFor(demo)).toContain('甲的物料');
  expect(await namesFor(demo, 'batch')).not.toContain('甲的物料');
});

test('what the list does not know is left out, and only that', async () => {
  const { data } = await add(demo, '部分', {
    state: {
      ...state,
      filters: [
        ...state.filters,
        { field: 'gone', values: ['1'] },
        { field: 'kind', values: ['nothing'] },
      ],
      sort: { field: 'gone', by: 'asc' },
      columns: [...state.columns, { field: 'gone', is_shown: true }],
    },
  });
  expect(data).toMatchObject({ state: { ...state, sort: null } });
  // The list may forget something later.
  const { id } = data as SavedView;
  await owner.rows(
    `update saved_view set state = jsonb_set(state, '{filters,0,field}', '"forgotten"') where id = $1`,
    [id],
  );
  const views = (await demo.get('savedView/index', { list: 'part' })).data as SavedView[];
  expect(views.find((one) => one.id === id)!.state.filters).toEqual(state.filters.slice(1));
});

test('one’s own is seen by nobody else, a shared one by the whole company and by no other', async () => {
  await add(demo, '只给自己');
  const shared = await add(demo, '给大家', { is_shared: true });
  expect(shared.code).toBe(0);
  expect(await namesFor(viewer)).toContain('给大家');
  expect(await namesFor(viewer)).not.toContain('只给自己');
  expect(await namesFor(await node.signIn('other'))).not.toContain('给大家');
  const views = (await viewer.get('savedView/index', { list: 'part' })).data as SavedView[];
  expect(views.find(({ name }) => name === '给大家')).toMatchObject({
    is_own: false,
    may_edit: false,
  });
  // A list that one may not see has no views either.
  expect(await viewer.get('savedView/index', { list: 'batch' })).toMatchObject({ status: 404 });
});

test('sharing needs its right, and a shared view is changed by its author or with that right', async () => {
  expect(await add(viewer, '我也给', { is_shared: true })).toMatchObject({ status: 403 });
  const own = (await add(viewer, '我的')).data as SavedView;
  const asShared = { id: own.id, version: 1, name: '我的', is_shared: true, state };
  expect(await viewer.post('savedView/edit', asShared)).toMatchObject({ status: 403 });

  const { id } = (await add(demo, '要改的', { is_shared: true })).data as SavedView;
  const change = { id, version: 1, name: '改了', is_shared: true, state };
  expect(await viewer.post('savedView/edit', change)).toMatchObject({ status: 403 });
  expect(await viewer.post('savedView/delete', { id })).toMatchObject({ status: 403 });
  expect(await sharer.post('savedView/edit', change)).toMatchObject({ code: 0 });
  expect(await demo.post('savedView/edit', change)).toMatchObject({ status: 409 });
  // Only its author stops sharing it.
  const unshared = { ...change, version: 2, is_shared: false };
  expect(await sharer.post('savedView/edit', unshared)).toMatchObject({
    status: 403,
    errors: [{ field: 'is_shared' }],
  });
  expect(await demo.post('savedView/edit', unshared)).toMatchObject({ code: 0 });
  // Nobody else touches what is not shared.
  expect(await sharer.post('savedView/delete', { id: own.id })).toMatchObject({ status: 404 });
});

test('a name is used once by one person in a list', async () => {
  await add(demo, '同名');
  expect(await add(demo, '同名')).toMatchObject({ status: 409, errors: [{ field: 'name' }] });
  expect((await add(sharer, '同名')).code).toBe(0);
});

test('one of them is the list’s default for oneself, until it is gone', async () => {
  const { id } = (await add(demo, '默认', { is_shared: true })).data as SavedView;
  const defaults = async (user: User) => (await user.get('savedView/defaults')).data as SavedView[];
  for (const user of [demo, viewer])
    expect((await user.post('savedView/setDefault', { list: 'part', id })).code).toBe(0);
  expect(await defaults(viewer)).toMatchObject([{ id, list: 'part', is_default: true }]);
  await viewer.post('savedView/setDefault', { list: 'part', id: null });
  expect(await defaults(viewer)).toEqual([]);
  expect(await defaults(demo)).toMatchObject([{ id }]);
  await demo.post('savedView/delete', { id });
  expect(await defaults(demo)).toEqual([]);
});

test('a deleted view is restored, with its default, as often as one asks', async () => {
  const { id } = (await add(demo, '删了又要')).data as SavedView;
  await demo.post('savedView/setDefault', { list: 'part', id });
  for (let at = 0; at < 2; at += 1)
    expect((await demo.post('savedView/delete', { id })).code).toBe(0);
  expect(await namesFor(demo)).not.toContain('删了又要');
  for (let at = 0; at < 2; at += 1)
    expect(await demo.post('savedView/restore', { id })).toMatchObject({
      code: 0,
      data: { name: '删了又要', is_default: true },
    });
});

test('one person has so many views of a list, and each so many filters', async () => {
  const own = await colleague('product:part:view');
  for (let at = 0; at < viewLimits.own; at += 1) expect((await add(own, `第 ${at}`)).code).toBe(0);
  expect(await add(own, '多一个')).toMatchObject({ status: 409 });
  const long = Array.from({ length: 60 }, () => ({
    field: 'keyword',
    values: ['字'.repeat(300)],
  }));
  expect(await add(own, '太长', { state: { ...state, filters: long } })).toMatchObject({
    status: 422,
  });
});

test('a list has so many shared views, whether they are added, restored or shared later', async () => {
  const name = 'purchaseOrder';
  const plain = { filters: [], sort: null, page_size: 20, columns: [] };
  const more = (isShared: boolean) => ({ list: name, is_shared: isShared, state: plain });
  const sharers = [demo, await colleague('procure:purchaseOrder:view,dashboard:savedView:share')];
  const own = (await add(demo, '先不共享', more(false))).data as SavedView;
  const gone = (await add(demo, '删掉的', more(true))).data as SavedView;
  await demo.post('savedView/delete', { id: gone.id });
  const half = viewLimits.shared / 2;
  for (const user of sharers)
    for (let at = 0; at < half; at += 1)
      expect((await add(user, `共享 ${at}`, more(true))).code).toBe(0);
  expect(await add(demo, '多一个', more(true))).toMatchObject({ status: 409 });
  const edit = { id: own.id, version: 1, name: own.name, state: plain };
  expect(await demo.post('savedView/edit', { ...edit, is_shared: true })).toMatchObject({
    status: 409,
    msg: expect.stringContaining(String(viewLimits.shared)) as string,
  });
  expect(await demo.post('savedView/restore', { id: gone.id })).toMatchObject({ status: 409 });
  expect(await demo.post('savedView/edit', { ...edit, is_shared: false })).toMatchObject({
    code: 0,
  });
});

test('the platform and dealers keep theirs apart from those of companies', async () => {
  const admin = await node.signIn('admin', 'admin');
  const dealer = await node.signIn('dealer', 'dealer');
  const plain = { filters: [], sort: null, page_size: 20, columns: [] };
  for (const [user, list] of [
    [admin, 'company'],
    [dealer, 'shipment'],
  ] as const) {
    const made = await add(user, '外面', { list, state: plain, is_shared: true });
    expect(made, made.msg).toMatchObject({ code: 0 });
    expect(await namesFor(user, list)).toContain('外面');
  }
  expect(await namesFor(demo, 'shipment')).not.toContain('外面');
});
