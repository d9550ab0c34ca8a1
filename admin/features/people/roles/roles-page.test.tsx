import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, openPage, press, setUpPages } from '#admin/ui/list/page.fixture.tsx';
import type { Role, RoleRights } from '#contract/features/people/roles/contract.ts';
import { t } from '#contract/text.ts';
import { Page } from './RolesPage.tsx';

const world = setUpPages();
const whole: Role = {
  id: 1,
  company_id: 1,
  code: 'general',
  name: t('总经理', 'General manager', '總經理'),
  kind: 'whole',
  remark: '',
  users: 1,
  rights: 99,
  can_give: true,
  version: 1,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
};
const own: Role = { ...whole, id: 2, name: t('仓库', 'Store', '倉庫'), kind: 'own', users: 0 };
const held: RoleRights = {
  id: 2,
  version: 5,
  permissions: ['product:part:view', 'product:part:delete'],
  offered: ['product:part:view', 'product:part:edit', 'product:part:delete'],
  locked: ['product:part:delete'],
  is_fixed: false,
};
const rights = ['app:role:view', 'app:role:edit', 'app:role:delete', 'app:role:authorise'] as const;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const open = (...given: Parameters<typeof openPage>[2]) => {
  world.answers['role/index'] = [whole, own];
  world.answers['role/info'] = own;
  world.answers['role/rights'] = held;
  return openPage(Page, '/appCenter/role', given);
};

test('the role that holds everything is looked at, another is changed; only an unused one goes', async () => {
  open(...rights);
  expect(await screen.findByText('仓库')).toBeTruthy();
  expect(screen.getByText('全部')).toBeTruthy();
  expect(button('查看权限 总经理')).not.toBeNull();
  expect(button('删除 总经理')).toBeNull();
  expect(button('查看权限 仓库')).toBeNull();
  expect(button('删除 仓库')).not.toBeNull();
});

test('what one does not hold oneself is shown and can be neither given nor taken', async () => {
  open(...rights);
  await press('授权 仓库');
  expect(await screen.findByText('带锁的权限您自己没有，因此不能授予或收回。')).toBeTruthy();
  expect(box('删除物料').disabled).toBe(true);
  expect(box('删除物料').checked).toBe(true);
  expect(box('编辑物料').disabled).toBe(false);
  await press('全选');
  await press('保存');
  await waitFor(() => expect(world.sent).toHaveLength(1));
  const permissions = expect.arrayContaining([...held.offered]) as unknown;
  expect(world.sent[0]).toEqual({
    path: 'role/authorise',
    body: { id: 2, version: 5, permissions },
  });
});

test('who may not change roles sees what they allow, without a way to save', async () => {
  open('app:role:view');
  await press('查看权限 仓库');
  await dialog();
  await waitFor(() => expect(box('编辑物料').disabled).toBe(true));
  expect(button('保存')).toBeNull();
});
