import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { FileKind } from '#contract/files.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { keepSmall } from '#server/testing/uploads.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const add = async (user: User, body: object) => {
  const answer = await user.post('part/add', { name: '破壁机', ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data;
};
const category = async (user: User, name: string, parent: number | null = null) => {
  const answer = await user.post('category/add', { name, parent_id: parent });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data.id as number;
};
async function upload(user: User, bytes: Buffer, name = '图.png', path = 'common/uploadFile') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${node.base}/api/web/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  });
  return (await answer.json()) as { code: number; msg: string; data: { url: string } };
}
const square = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b7a5b' } })
    .png()
    .toBuffer();

test('numbers of a sheet are decimal, prices yuan, however large', async () => {
  const sheet = (price: string) =>
    makeBook({
      a: [
        ['name', 'price'],
        ['进口件', price],
      ],
    });
  const send = (price: string) => upload(demo, sheet(price), 'a.xlsx', 'part/import');
  const months = makeBook({
    a: [
      ['name', 'warranty_months'],
      ['进口件', '0x10'],
    ],
  });
  expect(await upload(demo, months, 'a.xlsx', 'part/import')).toMatchObject({ code: 422 });
  for (const price of ['1000000000', '99999999999', '¥12345678901.5', '99999999999999'])
    expect(await send(price)).toMatchObject({ code: 422 });
  expect(await send('¥999,999,999.9')).toMatchObject({ code: 0 });
  const { data } = await demo.get('part/index', { keyword: '进口件' });
  expect(data).toMatchObject([{ price: 99_999_999_990 }]);
  // The following tests count their own parts.
  await demo.post('part/delete', { ids: [data[0].id] });
});

describe('a part', () => {
  test('is numbered, keeps decimals, cents and order of its attributes as they were given', async () => {
    const body = {
      model: 'PB-9',
      gtin: '6901234567892',
      net_content: '1.750',
      net_unit: 'l',
      price: 129_900,
      attributes: [
        { name: '颜色', value: '墨绿' },
        { name: '功率', value: '1200 W' },
      ],
      manuals: [{ name: '说明书', url: 'https://docs.example/pb9.pdf' }],
      warranty_months: 24,
      warranty_start: 'sale',
    };
    const part = await add(demo, body);
    expect(part).toMatchObject({ ...body, revision: 1, version: 1, state: 'active' });
    expect(part.code).toMatch(/^WL\d{6}$/);
    expect((await demo.get('part/info', { id: part.id })).data).toEqual(part);
    expect(await demo.post('part/add', { name: '乙', gtin: '6901234567892' })).toMatchObject({
      status: 409,
      errors: [{ field: 'gtin' }],
    });
  });

  test('[DSG-6] is a book if the book trade has numbered it, and something else otherwise', async () => {
    const book = await add(demo, { name: '说明集', gtin: '9780306406157' });
    const ids = async (isBook: boolean) => {
      const { data } = await demo.get('part/index', { book: String(isBook), limit: 150 });
      return (data as { id: number }[]).map(({ id }) => id);
    };
    expect(await ids(true)).toEqual([book.id]);
    expect(await ids(false)).not.toContain(book.id);
    await demo.post('part/delete', { ids: [book.id] });
  });

  test.each([
    ['gtin', { gtin: '6901234567890' }, 'gtin'],
    ['a price below nothing', { price: -1 }, 'price'],
    ['half a cent', { price: 0.5 }, 'price'],
    ['a quantity in words', { net_content: '1e3' }, 'net_content'],
    ['an unknown unit', { unit: 'parsec' }, 'unit'],
    [
      'a script as manual',
      { manuals: [{ name: 'x', url: 'javascript:alert(1)' }] },
      'manuals.0.url',
    ],
    [
      'two attributes of one name',
      { attributes: [{ name: 'a' }, { name: 'a' }] },
      'attributes.1.name',
    ],
    ['a picture from elsewhere', { images: ['https://evil.example/x.png'] }, 'images.0'],
    ['a picture nobody uploaded', { images: [`/api/picture/${'a'.repeat(64)}.webp`] }, 'images'],
    ['no such category', { category_id: 2_000_000_000 }, 'category_id'],
  ])('refuses %s and names the field', async (_name, wrong, field) => {
    const before = await owner.row('select count(*)::int as n from part');
    expect(await demo.post('part/add', { name: '甲', ...wrong })).toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ field })],
    });
    expect(await owner.row('select count(*)::int as n from part')).toEqual(before);
  });

  test('takes pictures its company uploaded, and no others', async () => {
    const { data, msg } = await upload(demo, await square());
    expect(data?.url, msg).toMatch(/^\/api\/picture\/[\da-f]{64}\.webp$/);
    const part = await add(demo, { images: [data.url] });
    const listed = await demo.get('part/index', { keyword: part.code });
    expect(listed.data[0]).toMatchObject({ image: data.url });
    expect((await fetch(node.base + data.url)).headers.get('content-type')).toBe('image/webp');
    expect(await other.post('part/add', { name: '盗图', images: [data.url] })).toMatchObject({
      status: 422,
      errors: [{ field: 'images' }],
    });
    expect(await upload(demo, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      code: 422,
      msg: '请上传图片！',
    });
  });

  test('takes manuals its company uploaded, and opens them to everyone', async () => {
    const keep = (company: number, kind: FileKind = 'manual') =>
      keepSmall(node.app, { company, kind, name: '说明书.pdf', bytes: randomBytes(20) });
    const own = await keep(1);
    const manuals = [
      { name: '说明书', url: own },
      { name: '网站', url: 'https://docs.example/a.pdf' },
    ];
    expect((await fetch(node.base + own)).status).toBe(404);
    const part = await add(demo, { manuals });
    expect(part).toMatchObject({ manuals });
    expect((await fetch(node.base + own)).status).toBe(200);
    const attachment = await keep(1, 'file');
    const wrong = [await keep(38), await keep(1, 'license'), attachment];
    for (const url of [...wrong, `/api/file/${'A'.repeat(22)}`])
      expect(
        await demo.post('part/add', { name: '甲', manuals: [manuals[1], { name: 'x', url }] }),
      ).toMatchObject({
        status: 422,
        errors: [{ field: 'manuals.1.url' }],
      });
    expect((await fetch(node.base + attachment)).status).toBe(404);
    expect(
      await demo.post('part/add', { name: '甲', manuals: [{ name: 'x', url: '/api/picture/x' }] }),
    ).toMatchObject({
      status: 422,
      errors: [{ field: 'manuals.0.url' }],
    });
  });

  test('needs its files until it is deleted, those of earlier revisions too', async () => {
    const uses = async (id: number) =>
      (
        await owner.row(
          `select count(*)::int as n from file_use where owner = 'part' and owner_id = $1 and company_id = 1`,
          [id],
        )
      ).n;
    const { data } = await upload(demo, await square());
    const url = await keepSmall(node.app, {
      company: 1,
      kind: 'manual',
      name: 'a.pdf',
      bytes: randomBytes(20),
    });
    const part = await add(demo, { images: [data.url], manuals: [{ name: 'a', url }] });
    expect(await uses(part.id)).toBe(2);
    const edited = await demo.post('part/edit', {
      id: part.id,
      version: 1,
      name: '空',
      code: part.code,
    });
    expect(edited, edited.msg).toMatchObject({ code: 0, data: { images: [], manuals: [] } });
    expect(await uses(part.id)).toBe(2);
    const restored = await demo.post('part/restore', { id: part.id, version: 2, revision: 1 });
    expect(restored).toMatchObject({ data: { images: [data.url] } });
    expect(await demo.post('part/delete', { ids: [part.id] })).toMatchObject({ code: 0 });
    expect(await uses(part.id)).toBe(0);
  });

  test('stands in no category of another company', async () => {
    const theirs = await category(other, '他人分类');
    expect(await demo.post('part/add', { name: '甲', category_id: theirs })).toMatchObject({
      status: 422,
      errors: [{ field: 'category_id' }],
    });
  });

  test('is found by what people remember, also by two characters in the middle', async () => {
    const part = await add(other, {
      name: '低温巴氏鲜牛奶 950ml',
      model: 'RN-950',
      code: 'Milk_01%',
    });
    for (const keyword of ['巴氏', '巴', 'rn-9', 'MILK_01%', '鲜牛奶 950ml'])
      expect((await other.get('part/index', { keyword })).data, keyword).toMatchObject([
        { id: part.id },
      ]);
    expect((await other.get('part/index', { keyword: '巴乐' })).count).toBe(0);
    expect((await demo.get('part/index', { keyword: '低温巴氏' })).count).toBe(0);
  });

  test('a category includes what lies below it', async () => {
    const top = await category(demo, '小家电');
    const below = await category(demo, '手冲壶', top);
    const part = await add(demo, { category_id: below });
    for (const id of [top, below])
      expect((await demo.get('part/index', { category_id: id })).data).toMatchObject([
        { id: part.id, category_name: '手冲壶' },
      ]);
    expect(await demo.post('category/delete', { ids: [below] })).toMatchObject({
      status: 409,
      msg: '分类下还有物料，不能删除',
    });
    expect(await demo.post('category/delete', { ids: [top] })).toMatchObject({ status: 409 });
  });
});

describe('revisions', () => {
  test('every save that changes something is one, tells what changed, and can be brought back', async () => {
    const first = await add(demo, { name: '初版', model: 'A' });
    const body = { name: '二版', model: 'A', code: first.code };
    const second = await demo.post('part/edit', { id: first.id, version: 1, ...body });
    expect(second.data).toMatchObject({ revision: 2, version: 2 });
    const same = await demo.post('part/edit', { id: first.id, version: 2, ...body });
    expect(same.data).toMatchObject({ revision: 2, version: 3 });
    const { data, count } = await demo.get('part/revisions', { part_id: first.id });
    expect(count).toBe(2);
    expect(data).toMatchObject([
      { revision: 2, changed: ['name'], content: { name: '二版' } },
      { revision: 1, changed: [], content: { name: '初版' } },
    ]);
    const restored = await demo.post('part/restore', { id: first.id, version: 3, revision: 1 });
    expect(restored).toMatchObject({
      data: { name: '初版', revision: 3 },
      msg: '已恢复到第 1 版的内容',
    });
    expect(
      await demo.post('part/restore', { id: first.id, version: 3, revision: 1 }),
    ).toMatchObject({
      status: 409,
    });
    expect(
      await demo.post('part/restore', { id: first.id, version: 4, revision: 99 }),
    ).toMatchObject({
      status: 404,
    });
    expect((await other.get('part/revisions', { part_id: first.id })).count).toBe(0);
  });
});

describe('stopping', () => {
  test('is safe to repeat, and all or nothing', async () => {
    const [a, b] = [await add(demo, {}), await add(demo, {})];
    const theirs = await add(other, {});
    expect(await demo.post('part/stop', { ids: [a.id, theirs.id] })).toMatchObject({ status: 404 });
    expect(await demo.post('part/stop', { ids: [a.id] })).toMatchObject({ msg: '已停用 1 个物料' });
    expect(await demo.post('part/stop', { ids: [a.id, b.id, b.id] })).toMatchObject({
      msg: '已停用 1 个物料',
    });
    expect((await demo.get('part/index', { state: 'stopped', keyword: a.code })).count).toBe(1);
  });
});

describe('[CAL-24] the list', () => {
  test.each([
    ['sort_field', 'price'],
    ['sort_field', 'id; drop table part'],
    ['sort_by', 'sideways'],
    ['state', 'gone'],
    ['colour', 'red'],
    ['page', '0'],
    ['limit', '-1'],
  ])('refuses %s=%s', async (name, value) => {
    expect(await demo.get('part/index', { [name]: value })).toMatchObject({
      status: 422,
      errors: [{ field: name }],
    });
  });

  test('sorts either way, pages without a gap, and takes several values as name[]', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, at) => add(other, { name: `排序 ${at}` })));
    const codes = async (query: object) =>
      (
        (await other.get('part/index', { keyword: '排序', sort_field: 'code', ...query })).data as {
          code: string;
        }[]
      ).map(({ code }) => code);
    const all = await codes({ limit: 100 });
    expect(all).toEqual(all.toSorted());
    expect(await codes({ limit: 100, sort_by: 'desc' })).toEqual(all.toReversed());
    const pages = [
      await codes({ page: 1, limit: 10 }),
      await codes({ page: 2, limit: 10 }),
      await codes({ page: 3, limit: 10 }),
    ];
    expect(pages.flat()).toEqual(all);
    const both = await node.request('GET', '/api/web/part/index?kind[]=product&kind[]=material', {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(both.count).toBeGreaterThanOrEqual(25);
    expect(await other.get('part/index', { kind: 'component' })).toMatchObject({ count: 0 });
  });

  test('counts what is there beyond the page', async () => {
    const { count, data } = await other.get('part/index', { limit: 10, keyword: '排序' });
    expect([count, data.length]).toEqual([25, 10]);
    expect(await other.get('part/index', { page: 1_000, keyword: '排序' })).toMatchObject({
      count: 25,
      data: [],
    });
  });
});
