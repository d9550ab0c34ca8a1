import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { signIn, anyone, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
let demo: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => void (demo = await signIn('demo')));
type Option = { id: number; name: string; value: string; sort: number };
const options = async (code: string, lang = 'zh_CN') =>
  (await demo.post('dictData/getDictByCode', { code }, { lang })).data.data as Option[];

describe('[CAL-23] getDictByCode', () => {
  test.each(['sex', 'unit', 'void_reason', 'fault_type', 'repair_status'])(
    '%s is shipped',
    async (code) => {
      const list = await options(code);
      expect(list.length).toBeGreaterThan(2);
      for (const option of list)
        expect(option).toEqual({
          id: expect.any(Number),
          name: expect.any(String),
          value: expect.any(String),
          sort: expect.any(Number),
        });
      expect(list.map(({ sort }) => sort)).toEqual(
        list.map(({ sort }) => sort).toSorted((one, other) => one - other),
      );
    },
  );

  test('[LNG-2] names the options in the language asked for', async () => {
    const names = async (lang: string) =>
      (await options('repair_status', lang)).map(({ name }) => name);
    expect(await names('zh_CN')).toEqual(['审核中', '维修中', '处理中', '已完成']);
    expect(await names('en')).toEqual([
      'Under review',
      'Being repaired',
      'Processing',
      'Completed',
    ]);
    expect(await names('zh_TW')).toEqual(['審核中', '維修中', '處理中', '已完成']);
  });

  test('is the same call under web’s prefix and for the other login types', async () => {
    const admin = await signIn('admin', 'admin');
    const dealer = await signIn('dealer', 'dealer');
    const expected = await options('sex');
    for (const user of [admin, dealer])
      expect((await user.post('dictData/getDictByCode', { code: 'sex' })).data.data).toEqual(
        expected,
      );
  });

  test('leaves out what is disabled, knows nothing of what is unknown, and wants a sign-in', async () => {
    await owner.rows(
      `update dict_data set disabled = true where dict_code = 'sex' and value = '0'`,
    );
    expect((await options('sex')).map(({ value }) => value)).toEqual(['1', '2']);
    expect(await options('nothing')).toEqual([]);
    expect(await anyone().post('dictData/getDictByCode', { code: 'sex' })).toMatchObject({
      status: 401,
    });
  });
});
