import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { sendFile } from '#server/testing/uploads.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
});
type Choice = { name: string; value: string };
const choices = async (code: string, lang = 'zh_CN') =>
  (await demo.post('dictData/getDictByCode', { code }, { lang })).data.data as Choice[];
const option = async (code: string, value: string) =>
  (await admin.get('dictData/index', { dict_code: code, limit: 100 })).data.find(
    (one: { value: string }) => one.value === value,
  );

describe('dictionaries', () => {
  test('of the product stay, their options keep their values and take other names', async () => {
    const sex = (await admin.get('dict/index', { keyword: 'sex' })).data[0];
    expect(sex).toMatchObject({ code: 'sex', is_shipped: true, options: 3 });
    expect(await admin.post('dict/delete', { ids: [sex.id] })).toMatchObject({ status: 409 });
    const male = await option('sex', '1');
    const { id, version, dict_code, value, sort } = male;
    const edit = { id, version, dict_code, value, sort, name: '男士', name_en: 'Man' };
    expect(await admin.post('dictData/edit', { ...edit, value: 'm' })).toMatchObject({
      status: 409,
      errors: [{ field: 'value' }],
    });
    expect(await admin.post('dictData/edit', { ...edit, dict_code: 'unit' })).toMatchObject({
      status: 409,
      errors: [{ field: 'dict_code' }],
    });
    expect(await admin.post('dictData/delete', { ids: [id] })).toMatchObject({ status: 409 });
    expect((await admin.post('dictData/edit', edit)).data).toMatchObject({ name_tw: '男士' });
    expect(await choices('sex')).toContainEqual(expect.objectContaining({ name: '男士' }));
    expect(await choices('sex', 'en')).toContainEqual(expect.objectContaining({ name: 'Man' }));
  });

  test('of one’s own are added with options, turned off and put in order, at once', async () => {
    const made = await admin.post('dict/add', {
      code: 'colour',
      name: { zh_CN: '颜色', en: 'Colour', zh_TW: '顏色' },
    });
    expect(made.data).toMatchObject({ is_shipped: false, options: 0 });
    const add = (value: string, name: string) =>
      admin.post('dictData/add', { dict_code: 'colour', value, name });
    const red = await add('red', '红');
    const blue = await add('blue', '蓝');
    expect(await add('red', '红色')).toMatchObject({ status: 409, errors: [{ field: 'value' }] });
    expect(
      await admin.post('dictData/add', { dict_code: 'nothing', value: 'x', name: 'x' }),
    ).toMatchObject({ status: 422, errors: [{ field: 'dict_code' }] });
    await admin.post('dictData/sort', { dict_code: 'colour', ids: [blue.data.id, red.data.id] });
    expect((await choices('colour')).map(({ value }) => value)).toEqual(['blue', 'red']);
    const { id, version } = (await admin.get('dictData/info', { id: red.data.id })).data;
    await admin.post('dictData/edit', {
      id,
      version,
      dict_code: 'colour',
      value: 'red',
      name: '红',
      disabled: true,
    });
    expect((await choices('colour')).map(({ value }) => value)).toEqual(['blue']);
    expect(await admin.post('dictData/sort', { dict_code: 'sex', ids: [id] })).toMatchObject({
      status: 404,
    });
    expect(await admin.post('dict/delete', { ids: [made.data.id] })).toMatchObject({ code: 0 });
    expect(await choices('colour')).toEqual([]);
  });

  test('take options from a sheet, all or none', async () => {
    const head = ['所属字典', '值', '名称', '英文名称'];
    const send = (rows: string[][]) =>
      sendFile(
        node.base,
        admin,
        { name: 'a.xlsx', bytes: makeBook({ 选项: [head, ...rows] }) },
        {},
        'dictData/import',
      );
    expect(
      (
        await send([
          ['unit', 'roll', '卷', 'Roll'],
          ['无此字典', 'x', 'x', 'x'],
        ])
      ).code,
    ).toBe(422);
    expect((await choices('unit')).map(({ value }) => value)).not.toContain('roll');
    expect((await send([['单位', 'roll', '卷', 'Roll']])).code).toBe(0);
    expect(await choices('unit', 'en')).toContainEqual(
      expect.objectContaining({ value: 'roll', name: 'Roll' }),
    );
  });

  test('are edited by the platform alone', async () => {
    expect(await demo.get('dict/index')).toMatchObject({ status: 404 });
    expect(await demo.post('dictData/add', {})).toMatchObject({ status: 404 });
  });
});
