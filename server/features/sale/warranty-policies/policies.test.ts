import { beforeAll, describe, expect, test } from 'vitest';
import { policyCalls } from '#contract/features/sale/warranty-policies/contract.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { proveRecords } from '#server/testing/record-proof.ts';

await proveRecords(policyCalls, () => ({
  given: { months: 24, starts_at: 'activation', grace_days: 0, terms: '两年内免费维修' },
  apart: { name: ['甲政策', '乙政策', '丙政策', '丁政策', '戊政策'] },
  alone: ['keyword=甲政策'],
  none: ['keyword=没有这种'],
  wrong: [
    ['without a name', { name: ' ' }, 422, 'name'],
    ['of a name that another has', { name: '甲政策' }, 409, 'name'],
    ['for too long', { months: 601 }, 422, 'months'],
    ['for less than nothing', { months: -1 }, 422, 'months'],
    ['that begins some day', { starts_at: 'someday' }, 422, 'starts_at'],
    ['with endless terms', { terms: '长'.repeat(5_001) }, 422, 'terms'],
    ['for a part that is not there', { parts: [999_999] }, 404, 'parts'],
  ],
}));

const node = await startTestNode();
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
});
const done = async (path: string, body: object) => {
  const answer = await demo.post(path, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data;
};
let made = 0;
const addPart = async () =>
  (await done('part/add', { name: `带质保的杯子 ${(made += 1)}`, warranty_months: 3 })) as {
    id: number;
    version: number;
  };
const policy = { months: 24, starts_at: 'activation', terms: '第一版' };
const infoOf = async (id: number) => (await demo.get('part/info', { id })).data;
const activated = async (part: number) => {
  const [unit] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part });
  const person = { name: '王小明', phone: '13912345678', sn: unit!.code };
  expect(await node.anyone().post('api/active', person)).toMatchObject({ code: 0 });
  return unit!.seq;
};
const warrantyOf = async (id: number) => (await demo.get('warranty/info', { id })).data;

describe('[MNU-27] the parts of a policy', () => {
  test('are chosen on either side, and each keeps it as a revision of its own', async () => {
    const [one, two] = [await addPart(), await addPart()];
    const added = await done('warrantyPolicy/add', { ...policy, name: '杯子', parts: [one.id] });
    expect(added).toMatchObject({ part_count: 1, parts: [one.id], revision: 1 });
    expect(await infoOf(one.id)).toMatchObject({
      warranty_policy_id: added.id,
      warranty_policy: { name: '杯子', months: 24 },
      warranty_months: 3,
      revision: 2,
      version: 2,
    });
    const listed = (await demo.get('part/index', { keyword: '带质保的杯子' })).data;
    expect(listed.find(({ id }: { id: number }) => id === one.id).warranty_months).toBe(24);
    const { data: revisions } = await demo.get('part/revisions', { part_id: one.id });
    expect(revisions[0]).toMatchObject({
      changed: ['warranty_policy_id'],
      content: { warranty_policy_id: added.id },
    });
    await done('part/edit', {
      id: two.id,
      version: two.version,
      name: '第二个',
      warranty_policy_id: added.id,
    });
    const { id, version } = (await demo.get('warrantyPolicy/info', { id: added.id })).data;
    expect((await demo.get('warrantyPolicy/info', { id })).data.parts).toEqual([one.id, two.id]);
    // Left out, they stay; named, they are these and no others.
    await done('warrantyPolicy/edit', { id, version, ...policy, name: '杯子甲' });
    expect((await demo.get('warrantyPolicy/info', { id })).data.part_count).toBe(2);
    await done('warrantyPolicy/edit', {
      id,
      version: version + 1,
      ...policy,
      name: '杯子甲',
      parts: [two.id],
    });
    expect(await infoOf(one.id)).toMatchObject({ warranty_policy_id: null, warranty_policy: null });
    expect(await infoOf(two.id)).toMatchObject({ warranty_policy_id: id });
  });

  test('of another company are not there, nor is its policy', async () => {
    const other = await node.signIn('other');
    const { data: theirs } = await other.get('part/index', { limit: 1 });
    expect(
      await demo.post('warrantyPolicy/add', { ...policy, name: '别家', parts: [theirs[0].id] }),
    ).toMatchObject({ status: 404, errors: [{ field: 'parts' }] });
    const { data: policies } = await other.get('warrantyPolicy/index', { limit: 1 });
    expect(
      await demo.post('part/add', { name: '借来的', warranty_policy_id: policies[0].id }),
    ).toMatchObject({ status: 422, errors: [{ field: 'warranty_policy_id' }] });
  });
});

describe('[MNU-27] a policy', () => {
  test('holds for what is activated later; what was granted stays granted', async () => {
    const part = await addPart();
    const added = await done('warrantyPolicy/add', { ...policy, name: '变更', parts: [part.id] });
    const before = await activated(part.id);
    await done('warrantyPolicy/edit', {
      id: added.id,
      version: added.version,
      name: '变更后',
      months: 12,
      starts_at: 'activation',
      terms: '第二版',
    });
    const after = await activated(part.id);
    expect(await warrantyOf(before)).toMatchObject({
      policy_name: '变更',
      terms: '第一版',
      granted_months: 24,
      policy_id: added.id,
    });
    expect(await warrantyOf(after)).toMatchObject({
      policy_name: '变更后',
      terms: '第二版',
      granted_months: 12,
    });
    const { data } = await demo.get('warranty/index', { policy_id: added.id });
    expect(data).toHaveLength(2);
  });

  test('is left aside by a part with terms of its own', async () => {
    const part = await addPart();
    expect(await warrantyOf(await activated(part.id))).toMatchObject({
      policy_id: null,
      terms: '',
      granted_months: 3,
    });
  });

  test('that parts use or that was granted is not deleted', async () => {
    const part = await addPart();
    const { id } = await done('warrantyPolicy/add', { ...policy, name: '在用', parts: [part.id] });
    expect(await demo.post('warrantyPolicy/delete', { ids: [id] })).toMatchObject({ status: 409 });
    await activated(part.id);
    const { version } = (await demo.get('warrantyPolicy/info', { id })).data;
    await done('warrantyPolicy/edit', { id, version, ...policy, name: '在用', parts: [] });
    expect(await demo.post('warrantyPolicy/delete', { ids: [id] })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('授予') as string,
    });
    const free = await done('warrantyPolicy/add', { ...policy, name: '没人用' });
    await done('warrantyPolicy/delete', { ids: [free.id] });
  });
});
