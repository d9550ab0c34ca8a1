import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { found } from './support/backstage.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage, signIn } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Searches for an option in a long select, and picks it. */
async function choose(page: Page, within: Locator, label: string, option: string): Promise<void> {
  await within.getByLabel(label).fill(option);
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(option, { exact: true })
    .first()
    .click();
}

test('[MNU-38] [ACC-7] a dealer is added with territory and login, comes in, and is shut out when it is disabled', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  const name = '金华婺城电器行';
  await enter(page, username, '/appCenter/dealer?form=add');
  const form = dialog(page, '新增经销商');
  await form.getByLabel('经销商名称').fill(name);
  await form.getByLabel('联系人').fill('金小婺');
  await form.getByRole('button', { name: '添加区域' }).click();
  await choose(page, form, '省份', '浙江');
  await choose(page, form, '城市', '金华市');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText('浙江');
  await row(page, name)
    .getByRole('button', { name: `展开 ${name}` })
    .click();
  await expect(page.getByRole('list', { name: '授权区域' })).toContainText('浙江 金华市');

  // Its first account: the password is shown once.
  await act(page, name, '账号');
  const accounts = dialog(page, `${name} 的账号`);
  await accounts.getByRole('button', { name: '添加账号' }).click();
  const login = `dealer_${randomUUID().slice(0, 8)}`;
  const made = dialog(page, '添加账号');
  await made.getByLabel('用户名').fill(login);
  await made.getByLabel('姓名').fill('金小婺');
  await made.getByRole('button', { name: '保存' }).click();
  const told = dialog(page, '初始密码');
  await expect(told.locator('code')).toHaveText([login, /^[A-Za-z0-9]{12}$/]);
  const password = await told.locator('code').nth(1).innerText();
  await told.getByRole('button', { name: '我已记下' }).click();
  await expect(accounts.getByText('待改密')).toBeVisible();
  await inspect(page, 'dealer-logins', complaints, { isCovered: true });
  await accounts.getByRole('button', { name: '关闭' }).click();
  await expect(accounts).toBeHidden();

  // The dealer signs in and must first change the password.
  const shop = await openWindow();
  await signIn(shop, login, 'dealer', password);
  const change = shop.getByRole('dialog', { name: '修改密码' });
  await change.getByLabel('原密码').fill(password);
  await change.getByLabel('新密码').fill('Shop-2026');
  await change.getByLabel('确认密码').fill('Shop-2026');
  await change.getByRole('button', { name: '修改密码' }).click();
  await expect(shop).toHaveURL(/\/dealer\/login$/);
  await signIn(shop, login, 'dealer', 'Shop-2026');
  await expect(shop).toHaveURL(/\/dashboard\/workplace$/);

  // Once disabled, it is signed out immediately.
  await act(page, name, '停用');
  const ask = dialog(page, '停用');
  await expect(ask).toContainText('立即退出登录');
  await ask.getByRole('button', { name: '停用' }).click();
  await expect(ask).toBeHidden();
  await expect(row(page, name)).toContainText('停用');
  await expect(shop.getByText('登录状态已过期, 请退出重新登录!')).toBeVisible();
});

test('territories that overlap are refused by their row, and those others have are said; on a phone, too', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 375, height: 812 });
  const { username } = await found(3);
  await enter(page, username, '/appCenter/dealer');
  await expect(page.getByText('还没有经销商')).toBeVisible();
  for (const name of ['西宁一店', '西宁二店']) {
    await openPage(page, '/appCenter/dealer?form=add');
    const form = dialog(page, '新增经销商');
    const territory = (at: number) => form.locator(`[data-row="${at}"]`);
    await form.getByLabel('经销商名称').fill(name);
    await form.getByRole('button', { name: '添加区域' }).click();
    await choose(page, territory(0), '省份', '青海');
    if (name === '西宁二店') {
      await expect(form.getByText('青海：西宁一店 也有授权，可以保存')).toBeVisible();
      await form.getByRole('button', { name: '添加区域' }).click();
      await choose(page, territory(1), '省份', '青海');
      await form.getByRole('button', { name: '保存' }).click();
      await expect(form.getByText('与前面的授权区域在同一时间重叠')).toBeVisible();
      await expectNoSidewaysScroll(page, 'dealer-territories-phone');
      await territory(1).getByRole('button', { name: /^移除/ }).click();
    }
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
  }
  await expect(row(page, '西宁二店')).toBeVisible();
  await expectNoSidewaysScroll(page, 'dealers-phone');
  await inspect(page, 'dealers-phone', complaints);
});
