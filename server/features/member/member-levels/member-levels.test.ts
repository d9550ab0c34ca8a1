import { expect, test } from 'vitest';
import type { MemberLevel } from '#contract/features/member/member-levels/contract.ts';
import type { Member } from '#contract/features/member/members/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const admin = await node.signIn('admin', 'admin');
const levels = async () => (await admin.get('memberLevel/index')).data as MemberLevel[];
const onLevel = async (id: number) =>
  ((await admin.get('member/index', { level_id: id })).data as Member[]).map(({ name }) => name);
const bronze = { name: '铜卡', name_en: 'Bronze', name_tw: '銅卡', color: 'amber', benefits: '' };

test('levels stand from the lowest up, and say how many members they have', async () => {
  const all = await levels();
  expect(all.map(({ growth }) => growth)).toEqual([0, 500, 2_000, 10_000]);
  const { n } = await owner.row<{ n: number }>('select count(*)::int as n from member');
  expect(all.reduce((sum, { members }) => sum + members, 0)).toBe(n);
  expect(await onLevel(all[3]!.id)).toEqual(['林晓晨']);
});

test('a threshold that moves moves the members at once', async () => {
  const [, silver] = await levels();
  expect(await onLevel(silver!.id)).toContain('范雨桐');
  const { members: _members, create_time: _made, update_time: _changed, ...given } = silver!;
  const moved = await admin.post('memberLevel/edit', { ...given, growth: 600 });
  expect(moved, moved.msg).toMatchObject({ code: 0, data: { growth: 600 } });
  expect(await onLevel(silver!.id)).not.toContain('范雨桐');
  const { data } = await admin.get('member/index', { keyword: '范雨桐' });
  expect(data[0]).toMatchObject({ growth: 500, level_name: '普通会员' });
});

test('a level between two takes its members from the one below, and gives them back when it goes', async () => {
  const { data } = await admin.post('memberLevel/add', { ...bronze, growth: 150 });
  expect(data).toMatchObject({ growth: 150, members: 2 });
  expect(await onLevel(data.id as number)).toContain('曹建国');
  expect(await admin.post('memberLevel/delete', { ids: [data.id] })).toMatchObject({ code: 0 });
  expect(await onLevel(1)).toContain('曹建国');
});

test('the lowest stays and begins at 0; no two begin at the same growth or have the same name', async () => {
  const [lowest] = await levels();
  const { members: _members, create_time: _made, update_time: _changed, ...given } = lowest!;
  expect(await admin.post('memberLevel/edit', { ...given, growth: 10 })).toMatchObject({
    status: 422,
    errors: [{ field: 'growth' }],
  });
  expect(await admin.post('memberLevel/delete', { ids: [lowest!.id] })).toMatchObject({
    status: 409,
  });
  expect(await admin.post('memberLevel/add', { ...bronze, growth: 2_000 })).toMatchObject({
    status: 409,
    errors: [{ field: 'growth' }],
  });
  expect(
    await admin.post('memberLevel/add', { ...bronze, name: '金卡会员', growth: 3 }),
  ).toMatchObject({ status: 409, errors: [{ field: 'name' }] });
});

test('levels speak the language of the person who looks', async () => {
  const seen = await admin.get('member/index', { keyword: '林晓晨' }, { lang: 'en' });
  expect(seen.data[0]).toMatchObject({ level_name: 'Diamond' });
});
