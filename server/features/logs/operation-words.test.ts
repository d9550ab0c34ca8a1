import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationLog } from '#contract/features/logs/operation-log/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let admin: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  admin = await node.signIn('admin', 'admin');
});

const operations = async (user: User, query: Record<string, string> = {}) => {
  const answer = await user.get('operLog/index', query);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer as unknown as { data: OperationLog[]; count: number };
};
const make = async (path: string, body: object) => {
  const answer = await demo.post(path, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; code: string; version: number };
};
const importSuppliers = async (names: readonly string[]) => {
  const form = new FormData();
  const book = makeBook({ 表: [['名称'], ...names.map((name) => [name])] });
  form.set('file', new Blob([new Uint8Array(book)]), '供应商.xlsx');
  const answer = await fetch(`${node.base}/api/web/supplier/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.token}` },
    body: form,
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
};

describe('the operation log says in words', () => {
  test('which state a record left and reached, by its number, and what it refers to by name', async () => {
    const part = await make('part/add', { code: 'W-1', name: '话筒', kind: 'product' });
    const batch = await make('batch/add', { code: 'B-W-1', part_id: part.id, quantity: 3 });
    await demo.post('batch/release', { ids: [batch.id] });
    const { data } = await operations(demo, { target: 'batch', target_id: String(batch.id) });
    expect(data.map(({ path, name, changed }) => [path, name, changed])).toEqual([
      ['batch/release', 'B-W-1', ['状态：计划 → 已下达']],
      ['batch/add', 'B-W-1', []],
    ]);
    const english = await demo.get('operLog/index', { target_id: batch.id }, { lang: 'en' });
    expect(english.data[0].changed).toEqual(['Status: Planned → Released']);
    const moved = await demo.get('operLog/info', { id: data[0]!.id });
    expect(moved.data.values.state).toEqual({ planned: '计划', released: '已下达' });
    for (const user of [demo, admin]) {
      const added = await user.get('operLog/info', { id: data[1]!.id });
      expect(added.data.values.part_id).toEqual({ [part.id]: 'W-1 话筒' });
    }
  });

  test('what a record was called, also when it is gone', async () => {
    const { id } = await make('supplier/add', { code: 'S-GONE', name: '过客' });
    await demo.post('supplier/delete', { ids: [id] });
    const { data } = await operations(demo, { target: 'supplier', target_id: String(id) });
    expect(data.map(({ path, name }) => [path, name])).toEqual([
      ['supplier/delete', 'S-GONE 过客'],
      ['supplier/add', 'S-GONE 过客'],
    ]);
  });

  test('what somebody is called whose change names nobody', async () => {
    const { data: users } = await demo.get('user/index', { keyword: 'sales' });
    const { id, realname } = (users as { id: number; realname: string }[])[0]!;
    expect(await demo.post('user/signOut', { ids: [id] })).toMatchObject({ code: 0 });
    const { data } = await operations(demo, { target: 'user', target_id: String(id) });
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]!.name).toBe(realname);
  });
});

describe('an import', () => {
  const names = Array.from({ length: 25 }, (_, at) => `一同来的${at + 1}`);

  test('is one line of the log with its rows below it, page by page', async () => {
    const before = (await operations(demo)).count;
    await importSuppliers(names);
    const all = await operations(demo);
    expect(all.count).toBe(before + 1);
    const [line] = all.data;
    expect(line).toMatchObject({ path: 'supplier/import', together: 25 });
    expect(line!.name).toContain('一同来的1');
    const page = (number: number) =>
      operations(demo, {
        request_id: line!.request_id,
        target: 'supplier',
        sort_field: 'create_time',
        sort_by: 'asc',
        page: String(number),
        limit: '20',
      });
    const [first, second] = [await page(1), await page(2)];
    expect(first.count).toBe(25);
    const found = [...first.data, ...second.data].map(({ name }) => name.split(' ').at(-1));
    expect(found).toEqual(names);
  });

  test('is one line to the platform, and under a filter; a row of it is found by its record', async () => {
    for (const user of [demo, admin]) {
      const { count } = await operations(user, { path: 'supplier/import', target: 'supplier' });
      expect(count).toBe(1);
    }
    const { data } = await demo.get('supplier/index', { keyword: '一同来的7' });
    const { id } = (data as { id: number }[])[0]!;
    expect(
      (await operations(demo, { target: 'supplier', target_id: String(id) })).data,
    ).toMatchObject([{ path: 'supplier/import', together: 25 }]);
  });

  test('and so is whatever one call deletes', async () => {
    const { data } = await demo.get('supplier/index', { keyword: '一同来的', limit: '100' });
    const ids = (data as { id: number }[]).map(({ id }) => id);
    const before = (await operations(demo)).count;
    expect(await demo.post('supplier/delete', { ids })).toMatchObject({ code: 0 });
    const after = await operations(demo);
    expect(after.count).toBe(before + 1);
    expect(after.data[0]).toMatchObject({ path: 'supplier/delete', together: ids.length });
  });
});
