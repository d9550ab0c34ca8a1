import { beforeAll, describe, expect, test } from 'vitest';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
});
type Row = { id: number; parent_id: number | null; version: number; is_changed: boolean };
const menusOf = async (user: User) => (await user.get('index/getMenuList')).data as MenuEntry[];
const leaves = (all: MenuEntry[]) => all.flatMap(({ children }) => children);
const rows = async (type = 'web') => (await admin.get('webMenu/index', { type })).data as Row[];
const row = async (id: number) => (await rows()).find((one) => one.id === id)!;
const noName = { zh_CN: '', en: '', zh_TW: '' };
const [product, part, category, orders] = [20, 22, 21, 30];

describe('what the platform changes about menus', () => {
  test('is seen at the next fetch on every node: name, icon, hidden', async () => {
    const edit = {
      type: 'web',
      id: part,
      version: 0,
      name: { ...noName, zh_CN: '商品档案' },
      icon: 'identity',
      parent_id: product,
    };
    expect(await admin.post('webMenu/edit', { ...edit, hidden: true })).toMatchObject({ code: 0 });
    expect(await admin.post('webMenu/edit', edit)).toMatchObject({ status: 409 });
    const elsewhere = second.withToken('web', demo.token);
    for (const user of [demo, elsewhere]) {
      const group = (await menusOf(user)).find(({ id }) => id === product)!;
      expect(group.children.find(({ id }) => id === part)).toMatchObject({
        name: { zh_CN: '商品档案', en: 'Product catalogue', zh_TW: '產品檔案' },
        icon: 'identity',
        hide: true,
      });
    }
    expect((await demo.get('index/getUserInfo')).data.menus).toEqual(await menusOf(demo));
  });

  test('is an order among siblings, or another group', async () => {
    const moved = { type: 'web', parent_id: orders, ids: [part, 31] };
    expect(await admin.post('webMenu/sort', moved)).toMatchObject({ code: 0 });
    const menu = await menusOf(demo);
    const idsIn = (id: number) => menu.find((one) => one.id === id)!.children.map((one) => one.id);
    expect(idsIn(orders).slice(0, 2)).toEqual([part, 31]);
    expect(idsIn(product)).not.toContain(part);
    const groups = (await rows()).filter((one) => one.parent_id === null).map(({ id }) => id);
    await admin.post('webMenu/sort', { type: 'web', parent_id: null, ids: groups.toReversed() });
    expect((await menusOf(demo))[0]!.id).toBe(groups.at(-1));
  });

  test('moves a page to the end of another group by its form', async () => {
    await admin.post('webMenu/reset', { type: 'web', ids: null });
    const edit = { type: 'web', id: part, version: 0, name: noName, parent_id: orders };
    expect(await admin.post('webMenu/edit', edit)).toMatchObject({ code: 0 });
    const group = (await menusOf(demo)).find(({ id }) => id === orders)!;
    expect(group.children.at(-1)!.id).toBe(part);
    expect(
      await admin.post('webMenu/edit', { ...edit, version: 1, parent_id: category }),
    ).toMatchObject({ status: 422, errors: [{ field: 'parent_id' }] });
  });

  test('never puts a group below another or a page at the top', async () => {
    for (const wrong of [
      { parent_id: product, ids: [orders] },
      { parent_id: null, ids: [category] },
      { parent_id: category, ids: [part] },
      { parent_id: product, ids: [999] },
      { parent_id: 999, ids: [part] },
    ])
      expect(await admin.post('webMenu/sort', { type: 'web', ...wrong })).toMatchObject({
        status: 422,
      });
  });

  test('can be undone for one and for all', async () => {
    expect((await row(part)).is_changed).toBe(true);
    await admin.post('webMenu/reset', { type: 'web', ids: [part] });
    expect(await row(part)).toMatchObject({ is_changed: false, parent_id: product, version: 0 });
    await admin.post('webMenu/reset', { type: 'web', ids: null });
    const left = (await menusOf(demo)).flatMap((group) => [group, ...group.children]);
    for (const { name, title } of left) expect(name.zh_CN).toBe(title);
    expect((await rows()).some((one) => one.is_changed)).toBe(false);
    expect(await admin.post('webMenu/reset', { type: 'web', ids: null })).toMatchObject({
      status: 409,
    });
  });

  test('never takes the way back: neither the page of menus nor its group is hidden', async () => {
    const { data } = await admin.get('menu/index');
    const back = (data as (Row & { path: string; is_fixed: boolean })[]).filter(
      ({ is_fixed: isFixed }) => isFixed,
    );
    expect(back.map(({ path }) => path)).toEqual(['/system', '/system/menu']);
    for (const { id } of back)
      expect(
        await admin.post('menu/edit', {
          id,
          version: 0,
          name: noName,
          hidden: true,
          parent_id: id === 83 ? 80 : null,
        }),
      ).toMatchObject({ status: 409, errors: [{ field: 'hidden' }] });
    // Wherever the page is moved, its group stays visible.
    await admin.post('menu/sort', { parent_id: 60, ids: [back[1]!.id] });
    expect(
      await admin.post('menu/edit', { id: 60, version: 0, name: noName, hidden: true }),
    ).toMatchObject({ status: 409 });
    await admin.post('menu/reset', { ids: null });
  });

  describe('an entry that the platform adds', () => {
    const name = { zh_CN: '库存一览', en: 'Stock overview', zh_TW: '庫存一覽' };
    const added = (user: User) =>
      menusOf(user).then((all) =>
        all.flatMap(({ id: group, children }) =>
          children.filter(({ id }) => id >= 10_000).map((one) => ({ group, ...one })),
        ),
      );

    test('leads to a page, for those who may open it, and is sorted, renamed and removed like others', async () => {
      const sales = await node.signIn('sales');
      const hasPart = leaves(await menusOf(sales)).some(({ path }) => path === '/product/bom');
      expect(hasPart).toBe(false);
      const bom = leaves(await menusOf(demo)).find(({ path }) => path === '/product/bom')!;
      const input = { type: 'web', name, icon: 'query', parent_id: orders, page_id: bom.id };
      const { data } = await admin.post('webMenu/add', input);
      expect(await added(demo)).toMatchObject([
        { ...data, group: orders, name, icon: 'query', path: '/product/bom', title: bom.title },
      ]);
      expect(await added(sales)).toEqual([]);
      expect(await added(second.withToken('web', demo.token))).toHaveLength(1);

      await admin.post('webMenu/sort', { type: 'web', parent_id: product, ids: [data.id] });
      const edit = { ...noName, zh_CN: '清单' };
      expect(
        await admin.post('webMenu/edit', {
          type: 'web',
          ...{ id: data.id, version: 1, name: edit, parent_id: product },
        }),
      ).toMatchObject({ code: 0 });
      expect(await added(demo)).toMatchObject([
        { group: product, name: { zh_CN: '清单', en: 'Stock overview' } },
      ]);
      expect((await row(data.id)) as object).toMatchObject({ is_added: true });

      const removal = { type: 'web', ids: [data.id] };
      expect(await admin.post('webMenu/remove', removal)).toMatchObject({ code: 0 });
      expect(await added(demo)).toEqual([]);
      expect(await admin.post('webMenu/remove', removal)).toMatchObject({ status: 404 });
      expect(await admin.post('webMenu/remove', { type: 'web', ids: [part] })).toMatchObject({
        status: 404,
      });
    });

    test('leads outside, for everybody or for those who may open a page', async () => {
      const url = 'https://help.example/';
      const own = { name, parent_id: 10, url };
      const open = await admin.post('webMenu/add', { type: 'dealer', ...own });
      const dealer = await node.signIn('dealer', 'dealer');
      expect(await added(dealer)).toMatchObject([{ path: url, is_outside: true }]);
      expect(await added(demo)).toEqual([]);
      const gated = await admin.post('menu/add', { ...own, page_id: 83 });
      expect(await added(admin)).toMatchObject([{ path: url, permission: 'system:menu:view' }]);
      await admin.post('webMenu/remove', { type: 'dealer', ids: [open.data.id] });
      await admin.post('menu/remove', { ids: [gated.data.id] });
      expect([...(await added(admin)), ...(await added(dealer))]).toEqual([]);
    });

    test('leads somewhere, to what there is, under a group that there is', async () => {
      for (const [wrong, field] of [
        [{}, 'page_id'],
        [{ page_id: 999 }, 'page_id'],
        [{ page_id: orders }, 'page_id'],
        [{ url: 'javascript:alert(1)' }, 'url'],
        [{ page_id: part, parent_id: part }, 'parent_id'],
        [{ page_id: part, name: { ...name, en: ' ' } }, 'name.en'],
      ] as const)
        expect(
          await admin.post('webMenu/add', { type: 'web', name, parent_id: orders, ...wrong }),
        ).toMatchObject({ status: 422, errors: [{ field }] });
    });

    test('never takes the way back: to the page of menus there is always one of the product', async () => {
      const { data } = await admin.post('menu/add', { name, parent_id: 10, page_id: 83 });
      expect(
        await admin.post('menu/edit', {
          ...{ id: 83, version: 0, name: noName, hidden: true, parent_id: 80 },
        }),
      ).toMatchObject({ status: 409, errors: [{ field: 'hidden' }] });
      await admin.post('menu/remove', { ids: [data.id] });
    });
  });

  test('is the platform’s alone', async () => {
    expect(await demo.get('webMenu/index')).toMatchObject({ status: 404 });
    expect(await node.anyone('admin').get('menu/index')).toMatchObject({ status: 401 });
    expect(
      await admin.post('webMenu/edit', { type: 'web', id: 999, version: 0, name: noName }),
    ).toMatchObject({ status: 404 });
  });
});
