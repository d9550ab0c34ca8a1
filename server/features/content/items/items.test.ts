import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type Reply, type TestNode } from '#server/testing/node.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
});

const add = async (resource: string, body: object) => {
  const answer = await admin.post(`${resource}/add`, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; version: number };
};

describe('an item', () => {
  test('tells whether it is shown today', async () => {
    const past = await add('item', { title: '过去', show_until: '2020-01-01' });
    const now = await add('item', { title: '现在', show_from: '2020-01-01' });
    expect([past, now]).toMatchObject([{ is_shown: false }, { is_shown: true }]);
  });

  test.each([
    [
      'that ends before it begins',
      { show_from: '2026-02-02', show_until: '2026-01-01' },
      'show_until',
    ],
    ['that leads to two places', { url: 'https://a.example/', article_id: 1_000 }, 'article_id'],
    ['that leads to no article', { article_id: 999_999 }, 'article_id'],
    ['in no category', { category_id: 999_999 }, 'category_id'],
    ['with a script as address', { url: 'javascript:alert(1)' }, 'url'],
  ])('%s is refused, and the field is named', async (_name, wrong, field) => {
    expect(await admin.post('item/add', { title: '甲', ...wrong })).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  });

  test('keeps the article it leads to from being deleted', async () => {
    const { id } = await add('article', { title: '乙', body: '<p>乙</p>' });
    await add('item', { title: '指向乙', article_id: id });
    expect(await admin.post('article/delete', { ids: [id] })).toMatchObject({ status: 409 });
  });

  test('comes from a spreadsheet in three languages', async () => {
    const form = new FormData();
    const head = ['标题', '标题（英文）', '标题（繁体）', '分类', '显示自'];
    const rows = [['导入条目', 'Imported', '匯入條目', '行业标准', '2026/1/5']];
    form.set('file', new Blob([new Uint8Array(makeBook({ 表: [head, ...rows] }))]), '条目.xlsx');
    const answer = await fetch(`${node.base}/api/admin/item/import`, {
      method: 'POST',
      headers: { authorization: admin.token },
      body: form,
    });
    const reply = (await answer.json()) as Reply;
    expect(reply, reply.msg).toMatchObject({ code: 0, data: { rows: 1 } });
    const { data } = await admin.get('item/index', { keyword: '导入条目' });
    expect(data).toMatchObject([
      { title_en: 'Imported', category_name: '行业标准', show_from: '2026-01-05' },
    ]);
  });
});

describe('a category', () => {
  test('stays a tree, has each name once below its parent, and goes only when it is empty', async () => {
    const top = await add('itemCategory', { name: '顶层' });
    const below = await add('itemCategory', { name: '下层', parent_id: top.id });
    expect(await admin.post('itemCategory/add', { name: '下层', parent_id: top.id })).toMatchObject(
      { status: 409, errors: [{ field: 'name' }] },
    );
    expect(
      await admin.post('itemCategory/edit', {
        id: top.id,
        version: 1,
        name: '顶层',
        parent_id: below.id,
      }),
    ).toMatchObject({ status: 409, errors: [{ field: 'parent_id' }] });
    expect(await admin.post('itemCategory/delete', { ids: [top.id] })).toMatchObject({
      status: 409,
    });
    const item = await add('item', { title: '在下层', category_id: below.id });
    expect(await admin.post('itemCategory/delete', { ids: [below.id] })).toMatchObject({
      status: 409,
    });
    await admin.post('item/delete', { ids: [item.id] });
    expect(await admin.post('itemCategory/delete', { ids: [top.id, below.id] })).toMatchObject({
      code: 0,
    });
  });
});
