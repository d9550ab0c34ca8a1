import { expect } from '@playwright/test';
import { hire } from './support/backstage.ts';
import { callAs } from './support/codes.ts';
import { enter, heading } from './support/people.ts';
import { test } from './support/windows.ts';

test('[ACC-2] what a role may not do is not on the page', async ({ page, openWindow }) => {
  const manager = await hire('general');
  await enter(page, manager.username, '/appCenter/company');
  await expect(page.getByRole('button', { name: '编辑' }).first()).toBeVisible();
  const clerk = await hire('sales');
  const other = await openWindow();
  await enter(other, clerk.username, '/appCenter/company');
  await expect(heading(other)).toHaveText('企业信息');
  await expect(other.getByText('企业资料')).toBeVisible();
  await expect(other.getByRole('button', { name: '编辑' })).toHaveCount(0);
});

test('[ACC-1] a sign-in ended elsewhere ends the open page too', async ({ page }) => {
  const { id, username } = await hire();
  await enter(page, username, '/dashboard/workplace');
  const manager = await callAs('demo');
  await manager.post('user/disable', { ids: [id] });
  await expect(page.getByRole('dialog', { name: '系统提示' })).toBeVisible();
});
