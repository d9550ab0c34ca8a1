import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  button,
  buttons,
  dialog,
  found,
  openPage,
  press,
  setUpPages,
} from '#admin/ui/list/page.fixture.tsx';
import type { User } from '#contract/features/people/users/contract.ts';
import { t } from '#contract/text.ts';
import { Page } from './UsersPage.tsx';

const world = setUpPages();
const someone: User = {
  id: 8,
  company_id: 1,
  username: 'wang',
  realname: '王芳',
  mobile: '',
  email: '',
  dept_id: null,
  dept_name: '质检部',
  position_id: null,
  position_name: null,
  level_id: null,
  level_name: null,
  roles: [{ id: 3, name: t('销售', 'Sales', '銷售') }],
  role_ids: [3],
  state: 'active',
  must_change_password: false,
  can_manage: true,
  invite_until: null,
  remark: '',
  last_login_time: null,
  version: 1,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
};
const above: User = { ...someone, id: 9, username: 'li', realname: '李强', can_manage: false };
const myself: User = { ...someone, id: 7, username: 'me', realname: '我自己' };
const row = (name: string) => screen.getByText(name).closest('tr')!;
const all = ['view', 'add', 'edit', 'delete', 'disable', 'resetPassword'] as const;
const rights = all.map((verb) => `app:user:${verb}` as const);

test('nobody is offered what they may not do to somebody above them, or to themselves', async () => {
  world.answers['user/index'] = [someone, above, myself];
  openPage(Page, '/appCenter/user', rights);
  expect(await screen.findByText('王芳')).toBeTruthy();
  expect(button('编辑 王芳')).not.toBeNull();
  expect(buttons(/李强/, row('李强'))).toHaveLength(0);
  expect(button('编辑 我自己')).not.toBeNull();
  expect(button('重置密码 我自己')).toBeNull();
});

test('who may only look finds nothing to press', async () => {
  world.answers['user/index'] = [someone];
  openPage(Page, '/appCenter/user', ['app:user:view']);
  expect(await screen.findByText('王芳')).toBeTruthy();
  expect(buttons(/王芳|新增/)).toHaveLength(0);
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
});

test('a password is made again after a question, and shown once', async () => {
  world.answers['user/index'] = [someone];
  world.answers['user/resetPassword'] = [{ username: 'wang', password: 'Once-Only-42' }];
  openPage(Page, '/appCenter/user', ['app:user:view', 'app:user:resetPassword']);
  await press('重置密码 王芳');
  const question = await dialog();
  expect(question.textContent).toContain('王芳');
  expect(world.sent).toEqual([]);
  await press('重置密码', question);
  expect(await screen.findByText('Once-Only-42')).toBeTruthy();
  expect(world.sent).toEqual([{ path: 'user/resetPassword', body: { ids: [8] } }]);
});

test('a role that one could not give is shown in the form, and cannot be chosen', async () => {
  world.answers['user/index'] = [];
  world.answers['role/options'] = [
    { id: 3, name: t('销售', 'Sales', '銷售'), can_give: true },
    { id: 4, name: t('总经理', 'General manager', '總經理'), can_give: false },
  ];
  openPage(Page, '/appCenter/user?form=add', rights);
  fireEvent.mouseDown(await screen.findByLabelText('角色'));
  const option = (name: string) =>
    [...document.querySelectorAll('.ant-select-item-option')].find(
      ({ textContent }) => textContent === name,
    );
  await found(() => option('总经理'));
  const isClosed = (name: string) =>
    option(name)!.classList.contains('ant-select-item-option-disabled');
  expect([isClosed('销售'), isClosed('总经理')]).toEqual([false, true]);
});
