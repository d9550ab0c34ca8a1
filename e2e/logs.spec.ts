import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { appoint, found } from './support/backstage.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

test('[MNU-39] [MNU-40] the platform announces something to one company, whose people read it, and finds it in the log', async ({
  page,
  openWindow,
}) => {
  const title = `维护 ${randomUUID().slice(0, 6)}`;
  const company = await found(3);
  const { username } = await appoint();
  await enter(page, username, '/platform/announcement', 'admin');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('标题', { exact: true }).fill(title);
  await form.getByLabel('内容', { exact: true }).fill('今晚十点暂停使用。');
  await form.getByLabel('接收企业').fill(company.name);
  // While the companies found are fewer with each letter, the one wanted moves under the mouse.
  const companies = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(companies).toHaveText([company.name]);
  await companies.click();
  await expect(form.getByText(company.name)).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('草稿');
  await expect(row).toContainText(company.name);
  await row.getByRole('button', { name: `发送 ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发送' }).click();
  await expect(row).toContainText('已发送');
  await expect(row).toContainText('0 / 1');

  const reader = await openWindow();
  await enter(reader, company.username, '/message/notice');
  await expect(reader.getByRole('main').getByText(title).first()).toBeVisible();

  await openPage(
    page,
    `/system/operLog?path=${encodeURIComponent('announcement/send')}&who=${username}`,
  );
  const operation = page.getByRole('row').filter({ hasText: '发送公告' });
  await expect(operation).toContainText(title);
  await operation.getByRole('button', { name: /^详情/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('变更前')).toBeVisible();
  await expect(drawer.getByText('草稿', { exact: true })).toBeVisible();
  await expect(drawer.getByText('发送中', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '此对象的全部操作' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '新增公告' })).toHaveCount(1);

  // A sent announcement must be withdrawn before it is deleted, and the deletion is logged.
  await openPage(page, '/platform/announcement');
  await expect(row.getByRole('button', { name: `删除 ${title}` })).toHaveCount(0);
  await row.getByRole('button', { name: `撤回 ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(row).toContainText('已撤回');
  await expect(row.getByRole('button', { name: `编辑 ${title}` })).toHaveCount(0);
  await row.getByRole('button', { name: `删除 ${title}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await openPage(
    page,
    `/system/operLog?path=${encodeURIComponent('announcement/delete')}&who=${username}`,
  );
  await expect(page.getByRole('row').filter({ hasText: '删除公告' })).toHaveCount(1);
});

test('a company sees who of its people signed in, and nothing of the platform’s', async ({
  page,
}) => {
  const { username } = await found(3);
  await enter(page, username, '/system/loginLog');
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.first()).toContainText('成功');
  await expect(row.first()).toContainText('内网');
  await expect(page.getByRole('columnheader', { name: '企业' })).toHaveCount(0);
});
