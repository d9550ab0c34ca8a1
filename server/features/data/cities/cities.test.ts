import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
});
type Option = { code: number; name: string };
const options = async (parent?: number, lang = 'zh_CN') =>
  (await demo.get('city/options', parent ? { parent } : {}, { lang })).data as Option[];
const find = async (keyword: string) => (await admin.get('city/index', { keyword })).data[0];

describe('divisions', () => {
  test('are those of GB/T 2260, each below another', async () => {
    expect((await admin.get('city/index', { level: 1 })).count).toBe(34);
    expect((await admin.get('city/index', { level: 3, limit: 1 })).count).toBeGreaterThan(2_800);
    const zhejiang = await admin.get('city/index', { parent_code: 330_000, limit: 100 });
    expect(zhejiang.count).toBe(11);
    expect(zhejiang.data[0]).toMatchObject({
      code: 330_100,
      name: '杭州市',
      level: 2,
      above: ['浙江省'],
      is_shipped: true,
    });
    expect((await admin.get('city/index', { parent_code: 0, limit: 1 })).count).toBe(34);
  });

  test('are found by code and by name', async () => {
    expect(await find('330106')).toMatchObject({ name: '西湖区', above: ['浙江省', '杭州市'] });
    expect((await find('仙桃')).above).toEqual(['湖北省', '省直辖县级行政区划']);
    expect((await find('Zhejiang')).code).toBe(330_000);
  });

  test('are chosen by everyone in their language, the Chinese name where there is no other', async () => {
    expect(await options()).toContainEqual({ code: 330_000, name: '浙江省', level: 1 });
    expect(await options(undefined, 'en')).toContainEqual({
      code: 330_000,
      name: 'Zhejiang',
      level: 1,
    });
    expect((await options(330_000, 'en'))[0]).toMatchObject({ code: 330_100, name: '杭州市' });
    expect(await node.anyone().get('city/options')).toMatchObject({ status: 401 });
  });

  test('turned off are no longer offered, and come back', async () => {
    const { id } = await find('330100');
    expect(await admin.post('city/turn', { ids: [id], disabled: true })).toMatchObject({ code: 0 });
    expect((await options(330_000)).map(({ code }) => code)).not.toContain(330_100);
    await admin.post('city/turn', { ids: [id], disabled: false });
    expect((await options(330_000)).map(({ code }) => code)).toContain(330_100);
    expect(await demo.post('city/turn', { ids: [id], disabled: true })).toMatchObject({
      status: 404,
    });
  });

  test('of the standard keep their code and stay, but take other names', async () => {
    const { id, version, code, parent_code, name } = await find('330100');
    const edit = { id, version, code, parent_code, name };
    expect(await admin.post('city/edit', { ...edit, code: 330_199 })).toMatchObject({
      status: 409,
      errors: [{ field: 'code' }],
    });
    expect((await admin.post('city/edit', { ...edit, name_en: 'Hangzhou' })).data.name_en).toBe(
      'Hangzhou',
    );
    expect((await options(330_000, 'en'))[0]!.name).toBe('Hangzhou');
    expect(await admin.post('city/delete', { ids: [id] })).toMatchObject({ status: 409 });
  });

  test('can be added where their code belongs, and taken away again', async () => {
    const add = (code: number, parent_code: number | null) =>
      admin.post('city/add', { code, parent_code, name: '未来新区' });
    expect(await add(340_199, 330_100)).toMatchObject({ status: 422, errors: [{ field: 'code' }] });
    expect(await add(330_199, 330_999)).toMatchObject({
      status: 422,
      errors: [{ field: 'parent_code' }],
    });
    expect(await add(330_199, null)).toMatchObject({
      status: 422,
      errors: [{ field: 'parent_code' }],
    });
    expect(await add(330_106, 330_100)).toMatchObject({ status: 409, errors: [{ field: 'code' }] });
    const made = await add(330_199, 330_100);
    expect(made.data).toMatchObject({ level: 3, is_shipped: false, above: ['浙江省', '杭州市'] });
    const city = await add(339_900, 330_000);
    await add(339_901, 339_900);
    expect(await admin.post('city/delete', { ids: [city.data.id] })).toMatchObject({ status: 409 });
    expect(await admin.post('city/delete', { ids: [made.data.id] })).toMatchObject({ code: 0 });
  });
});
