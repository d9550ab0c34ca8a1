import { beforeAll, describe, expect, test } from 'vitest';
import type { ReadHelp } from '#contract/features/data/help/contract.ts';
import * as XLSX from '@e965/xlsx';
import { startTestNode, type Reply, type TestNode } from '#server/testing/node.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { seedReference } from '#server/seed/reference.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
let dealer: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
  dealer = await node.signIn('dealer', 'dealer');
});

const entry = { category: 'start', title: '甲', body: '<p>甲</p>', audiences: ['web'] };
const add = async (more: object = {}) => {
  const answer = await admin.post('help/add', { ...entry, ...more });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; version: number };
};
const read = async (user: User, query: Record<string, string | number> = {}) =>
  (await user.get('help/read', query)).data as ReadHelp;
const titles = async (user: User, query: Record<string, string> = {}) =>
  (await read(user, query)).entries.map(({ title }) => title);

describe('an entry', () => {
  test('is read by those it is for, once it is shown, by category', async () => {
    await add({ title: '只给企业' });
    await add({ title: '只给经销商', audiences: ['dealer'] });
    await add({ title: '藏起来', audiences: ['web', 'dealer'], is_shown: false });
    expect(await titles(demo)).toContain('只给企业');
    expect(await titles(dealer)).toContain('只给经销商');
    for (const user of [demo, dealer]) expect(await titles(user)).not.toContain('藏起来');
    expect(await titles(dealer)).not.toContain('只给企业');
    const { entries } = await read(demo);
    expect(entries[0]).toMatchObject({ category: 'start', category_name: '快速入门' });
    expect(entries.at(-1)).toMatchObject({ category: 'account' });
  });

  test('opens by its number, for its readers only', async () => {
    const { id } = await add({ title: '有正文', body: '<p onclick="x()">步骤</p>' });
    expect((await read(demo, { entry: id })).entry).toMatchObject({
      title: '有正文',
      body: '<p>步骤</p>',
    });
    expect(await dealer.get('help/read', { entry: id })).toMatchObject({ status: 404 });
  });

  test('is found by words of its text, not by its markup', async () => {
    await add({ title: '乙', body: '<p><strong>扭力扳手</strong>的校准</p>' });
    expect(await titles(demo, { keyword: '扭力扳手' })).toEqual(['乙']);
    expect(await titles(demo, { keyword: 'strong' })).toEqual([]);
  });

  test.each([
    ['of a title that is taken', { title: '质保从哪一天算起' }, 409, 'title'],
    ['in no category', { category: 'nowhere' }, 422, 'category'],
    ['for nobody', { audiences: [] }, 422, 'audiences'],
    ['of nothing but a script', { body: '<script>1</script>' }, 422, 'body'],
  ])('%s is refused, and the field is named', async (_name, wrong, status, field) => {
    const answer = await admin.post('help/add', { ...entry, ...wrong });
    expect(answer).toMatchObject({ status, errors: [{ field }] });
  });
});

test('help comes in from a spreadsheet as people write it, and goes out as it is read', async () => {
  const form = new FormData();
  const head = ['分类', '标题', '正文', '读者'];
  const rows = [['快速入门', '导入的帮助', '第一行\n第二行 <b>', '企业、经销商']];
  form.set('file', new Blob([new Uint8Array(makeBook({ 表: [head, ...rows] }))]), '帮助.xlsx');
  const headers = { authorization: admin.token };
  const sent = await fetch(`${node.base}/api/admin/help/import`, {
    method: 'POST',
    headers,
    body: form,
  });
  const reply = (await sent.json()) as Reply;
  expect(reply, reply.msg).toMatchObject({ code: 0, data: { rows: 1 } });
  const { entries } = await read(dealer, { keyword: '导入的帮助' });
  const { entry: found } = await read(dealer, { entry: entries[0]!.id });
  expect(found!.body).toBe('<p>第一行</p><p>第二行 &lt;b&gt;</p>');
  const file = await fetch(`${node.base}/api/admin/help/export?keyword=导入的帮助`, { headers });
  const book = XLSX.read(Buffer.from(await file.arrayBuffer()));
  const [, row] = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
  });
  expect(row!.join('|')).toContain('第一行\n第二行 <b>');
  expect(row!.join('|')).toContain('企业、经销商');
});

test('the public page of help shows what consumers may read, and stands while nothing is written', async () => {
  const open = async (path: string) => (await fetch(node.base + path)).text();
  await expect
    .poll(() => open('/help?language=zh_CN'), { timeout: 5_000 })
    .toContain('扫码打不开页面怎么办');
  const english = await open('/help?language=en');
  expect(english).toContain('What activation needs');
  expect(english).not.toContain('What to check when verifying a company');
  const { data } = await admin.get('help/index', { 'audiences[]': 'public' });
  const ids = (data as { id: number }[]).map(({ id }) => id);
  await admin.post('help/delete', { ids });
  await expect.poll(() => open('/help?language=zh_CN'), { timeout: 5_000 }).toContain('怎么查询');
});

test('every installation is shipped with help for all its readers, and what was deleted stays deleted', async () => {
  const title = '货物怎样出门';
  const count = (await admin.get('help/index', { limit: 100 })).count as number;
  expect(await titles(demo)).toContain(title);
  for (const user of [admin, dealer]) expect((await titles(user)).length).toBeGreaterThan(1);
  const { entries } = await read(demo);
  const { id } = entries.find((one) => one.title === title)!;
  expect((await admin.post('help/delete', { ids: [id] })).code).toBe(0);
  // The next start.
  await transact(node.app.database.main, systemActor, seedReference);
  expect(await titles(demo)).not.toContain(title);
  expect((await admin.get('help/index', { limit: 100 })).count).toBe(count - 1);
});
