import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { startTestNode, type Reply, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
// Longer than the answer for the login pages is cached.
const wait = { timeout: 5_000 };
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
});

const add = async (body: object) => {
  const answer = await admin.post('link/add', { url: 'https://a.example/', ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data;
};
const namesOf = async (query: Record<string, string>) =>
  ((await admin.get('link/index', query)).data as { name: string }[]).map(({ name }) => name);
const file = async (path: string, body?: FormData) =>
  fetch(`${node.base}/api/admin/link/${path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    ...(body ? { method: 'POST', body } : {}),
  });
const sheetOf = async (path: string) => {
  const book = XLSX.read(Buffer.from(await (await file(path)).arrayBuffer()));
  return XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
};

describe('a link', () => {
  test('stands where its number says, and is found by name, address and state', async () => {
    const last = await add({ name: '最后', sort: 99_999, is_shown: false });
    expect(last).toMatchObject({ is_shown: false, remark: '', version: 1 });
    await add({ name: '最先', url: 'https://first.example/x' });
    const all = await namesOf({});
    expect([all[0], all.at(-1)]).toEqual(['最先', '最后']);
    expect(await namesOf({ keyword: 'first.ex' })).toEqual(['最先']);
    expect(await namesOf({ is_shown: 'false' })).toEqual(['最后']);
    expect(await namesOf({ is_shown: 'true' })).not.toContain('最后');
  });

  test.each([
    ['without a name', { name: ' ' }, 422, 'name'],
    ['with a script as address', { url: 'javascript:alert(1)' }, 422, 'url'],
    ['with a number too large', { sort: 100_000 }, 422, 'sort'],
    ['of a name that is taken', { name: '中国物品编码中心' }, 409, 'name'],
  ])('%s is refused, and the field is named', async (_name, wrong, status, field) => {
    const body = { name: '甲', url: 'https://a.example/', ...wrong };
    expect(await admin.post('link/add', body)).toMatchObject({ status, errors: [{ field }] });
  });

  test('is edited on its newest version only, and deleted', async () => {
    const { id } = await add({ name: '乙' });
    const edit = { id, version: 1, name: '乙', url: 'https://b.example/' };
    expect((await admin.post('link/edit', edit)).data).toMatchObject({ version: 2, url: edit.url });
    expect(await admin.post('link/edit', { ...edit, name: '丙' })).toMatchObject({ status: 409 });
    expect(await admin.post('link/delete', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await admin.get('link/info', { id })).toMatchObject({ status: 404 });
  });
});

describe('links as a spreadsheet', () => {
  const send = async (...rows: (string | number)[][]) => {
    const form = new FormData();
    const head = ['链接名称', '网址', '排序', '状态'];
    form.set('file', new Blob([new Uint8Array(makeBook({ 表: [head, ...rows] }))]), '链接.xlsx');
    return (await (await file('import', form)).json()) as Reply;
  };

  test('come in as the template asks, and go out in words', async () => {
    expect((await sheetOf('importTemplate'))[0]!.slice(0, 2).join()).toMatch(/链接名称.*网址/);
    const answer = await send(['导入甲', 'https://c.example/', 7, '隐藏']);
    expect(answer, answer.msg).toMatchObject({ code: 0, data: { rows: 1 } });
    const [, row] = await sheetOf('export?keyword=导入甲');
    expect(row!.slice(0, 4)).toEqual(['导入甲', 'https://c.example/', 7, '隐藏']);
  });

  test('come in all or not at all, and each wrong cell is named', async () => {
    const answer = await send(['导入乙', 'https://d.example/'], ['导入丙', 'd.example', 1, '也许']);
    expect(answer).toMatchObject({
      code: 422,
      data: {
        errors: [
          { row: 3, field: '状态' },
          { row: 3, field: '网址' },
        ],
      },
    });
    expect(await namesOf({ keyword: '导入乙' })).toEqual([]);
  });
});

test('the login pages of every type show those that are shown, in their order', async () => {
  const { id } = await add({ name: '门口', url: 'https://door.example/', sort: 15 });
  const seen = async (type: LoginType) => {
    const { data } = await node.anyone(type).get('login/shown');
    return (data as ShownPart[])
      .flatMap((part) => (part.kind === 'links' ? part.links : []))
      .filter(({ url }) => /gs1cn|door|gsxt/.test(url));
  };
  const door = { name: '门口', url: 'https://door.example/' };
  for (const type of loginTypes) await expect.poll(() => seen(type), wait).toHaveLength(3);
  expect((await seen('web'))[1]).toEqual(door);
  await admin.post('link/edit', { id, version: 1, ...door, is_shown: false });
  await expect.poll(() => seen('web'), wait).toHaveLength(2);
});

test('links are nobody’s business but the platform’s, and not even there without the right', async () => {
  const demo = await node.signIn('demo');
  expect(await demo.get('link/index')).toMatchObject({ status: 404 });
  await owner.rows(`update role set permissions = '{data:link:view}' where code = 'platform'`);
  const viewer = await node.signIn('admin', 'admin');
  expect(await viewer.get('link/index')).toMatchObject({ status: 200 });
  for (const verb of ['add', 'edit', 'delete'])
    expect(await viewer.post(`link/${verb}`), verb).toMatchObject({ status: 403 });
  expect(await viewer.get('link/export')).toMatchObject({ status: 403 });
  expect(await viewer.get('link/importTemplate')).toMatchObject({ status: 403 });
});
