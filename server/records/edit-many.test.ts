import { describe, expect, test } from 'vitest';
import { openOwner } from '../testing/owner.ts';
import { startTestNode } from '../testing/node.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
type Row = Record<string, unknown> & { id: number; version: number };

const rowsOf = async (resource: string, limit = 3) =>
  (await demo.get(`${resource}/index`, { limit })).data as Row[];
const infoOf = async (resource: string, id: number) =>
  (await demo.get(`${resource}/info`, { id })).data as Row;
const seen = (rows: readonly Row[]) => rows.map(({ id, version }) => ({ id, version }));
const editMany = (resource: string, rows: readonly Row[], set: object, user = demo) =>
  user.post(`${resource}/editMany`, { rows: seen(rows), set });

describe.each([
  ['part', { unit: 'box', remark: '一起' }],
  ['part', { warranty_months: 18, warranty_start: 'sale' }],
  ['supplier', { contact: '周一' }],
  ['customer', { address: '杭州' }],
  ['dealer', { level: 2, remark: '一起' }],
  ['batch', { line: '三号线' }],
])('several of %s are given %j', (resource, set) => {
  test('all at once, and nothing else of them changes', async () => {
    const rows = await rowsOf(resource);
    expect(rows.length).toBeGreaterThan(1);
    const before = await Promise.all(rows.map(({ id }) => infoOf(resource, id)));
    const answer = await editMany(resource, rows, set);
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    for (const one of before) {
      const { version, update_time: _time, revision: _revision, ...rest } = one;
      const after = await infoOf(resource, one.id);
      expect(after).toMatchObject(set);
      const { update_time: _late, revision: _next, ...others } = after;
      const isOld = Object.entries(set).every(([name, value]) => one[name] === value);
      const { unit_name: _unit, ...kept } = rest;
      expect(others).toMatchObject({ ...kept, ...set, version: isOld ? version : version + 1 });
    }
  });

  test('a repeated command does no harm', async () => {
    const rows = await rowsOf(resource);
    await editMany(resource, rows, set);
    const [first] = await rowsOf(resource);
    expect((await editMany(resource, rows, set)).code).toBe(0);
    expect((await rowsOf(resource))[0]).toMatchObject({ version: first!.version });
  });
});

test('the operation log has one entry with a line for each', async () => {
  const rows = await rowsOf('part');
  await editMany('part', rows, { remark: '记一笔' });
  const logged = await owner.rows<{ target_id: string }>(
    `select target_id from operation_log where path = 'part/editMany' order by id desc limit $1`,
    [rows.length],
  );
  const ids = rows.map(({ id }) => String(id));
  expect(logged.map((one) => one.target_id).toSorted()).toEqual(ids.toSorted());
});

test('one that was changed meanwhile refuses all of them, and is named', async () => {
  const rows = await rowsOf('supplier');
  const stale = rows.map((row, at) => (at === 1 ? { ...row, version: row.version + 7 } : row));
  const answer = await editMany('supplier', stale, { contact: '无人' });
  expect(answer).toMatchObject({ status: 409 });
  expect(answer.msg).toContain(String(rows[1]!.name));
  for (const row of await rowsOf('supplier')) expect(row.contact).not.toBe('无人');
});

test('only declared fields with valid values are taken, and something has to change', async () => {
  const rows = await rowsOf('part');
  for (const set of [{}, { name: '同名' }, { unit: '' }, { warranty_months: 9_999 }])
    expect(await editMany('part', rows, set), JSON.stringify(set)).toMatchObject({ status: 422 });
  expect(await editMany('part', rows, { category_id: 2_000_000_000 })).not.toMatchObject({
    status: 200,
  });
});

test('nobody changes rows of another company, or without the right to edit', async () => {
  const rows = await rowsOf('part');
  const other = await node.signIn('other');
  expect(await editMany('part', rows, { remark: '外人' }, other)).toMatchObject({ status: 404 });
  const identity = await node.signIn('identity');
  expect(await editMany('part', rows, { remark: '外人' }, identity)).toMatchObject({ status: 403 });
});
