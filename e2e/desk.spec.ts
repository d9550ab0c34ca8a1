import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { appoint, found } from './support/backstage.ts';
import { callAs } from './support/codes.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';
import { act } from './support/rows.ts';

const nick = () => randomUUID().slice(0, 6);
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, words: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: words });
const button = (where: { getByRole: Page['getByRole'] }, name: string) =>
  where.getByRole('button', { name, exact: true });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });

test('a version is made, and holds each right with the right to look', async ({ page }) => {
  const name = `版本 ${nick()}`;
  const { username } = await appoint();
  await enter(page, username, '/platform/version', 'admin');
  await button(page, '新增').click();
  const form = dialog(page, '新增版本');
  await form.getByLabel('编码').fill(`v-${nick()}`);
  await form.getByLabel('简体中文名称').fill(name);
  await form.getByLabel('标识数量').fill('1000');
  await form.getByLabel('默认期限（天）').fill('90');
  await button(form, '保存').click();
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText('1,000');

  await button(page, `授权 ${name}`).click();
  const rights = dialog(page, `“${name}”的权限`);
  await rights.getByRole('searchbox').fill('产品档案');
  await rights.getByRole('checkbox', { name: '编辑物料' }).check();
  await expect(rights.getByRole('checkbox', { name: '查看物料' })).toBeChecked();
  await button(rights, '保存').click();
  await expect(rights).toBeHidden();
  await expect(row(page, name)).toContainText('2 项');
});

test('a version given to a company decides what its people see', async ({ page, openWindow }) => {
  const name = `版本 ${nick()}`;
  const platform = await callAs('admin', 'admin');
  const made = await platform.post<{ id: number; version: number }>('version/add', {
    code: `v-${nick()}`,
    name: { zh_CN: name },
    quotas: { identifiers: 1000 },
    days: 90,
  });
  await platform.post('version/authorise', {
    id: made.id,
    version: made.version,
    permissions: ['product:part:view'],
  });
  await platform.end();
  const company = await found(3);
  const { username } = await appoint();
  const staff = await openWindow();
  await enter(staff, company.username, '/product/part');
  await expect(menuItem(staff, '订单管理')).toBeVisible();

  await enter(page, username, `/platform/company?company=${company.companyId}`, 'admin');
  await button(dialog(page, company.name), '调整版本').click();
  const change = dialog(page, `调整“${company.name}”的版本`);
  await change.getByLabel('版本').click();
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  await change.getByRole('button', { name: /^续期至/ }).click();
  await button(change, '调整版本').click();
  await expect(change).toBeHidden();
  await expect(dialog(page, company.name)).toContainText(name);

  await expect(menuItem(staff, '订单管理')).toHaveCount(0);
  // Its group has only this page left, and stands for it.
  await expect(menuItem(staff, '产品管理')).toHaveCount(0);
  await expect(menuItem(staff, '产品档案')).toBeVisible();

  await openPage(page, `/platform/version?tab=use&keyword=${company.name}`);
  await expect(row(page, company.name)).toContainText('0 / 1,000');
});

test('a menu gets words of its own, stands elsewhere, and goes back to what it was', async ({
  page,
}) => {
  const { username } = await appoint();
  const own = `区划 ${nick()}`;
  await enter(page, username, '/system/menu', 'admin');
  await button(page, '编辑 行政区划').click();
  const form = dialog(page, '编辑菜单');
  await form.getByLabel('简体中文名称').fill(own);
  await form.getByLabel('所在分组').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '平台运营' }).click();
  await button(form, '保存').click();
  await expect(form).toBeHidden();
  await expect(row(page, own)).toContainText('已修改');

  await openPage(page, '/data/city');
  await expect(page).toHaveTitle(new RegExp(own));
  const crumbs = page.getByRole('navigation', { name: '当前位置' });
  await expect(crumbs).toContainText('平台运营');
  await expect(crumbs).toContainText(own);
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();

  await openPage(page, '/system/menu');
  await act(page, own, '恢复内置');
  await button(page.getByRole('dialog'), '恢复内置').click();
  await expect(row(page, own)).toHaveCount(0);
  await expect(row(page, '行政区划')).toContainText('内置');
});

test('the platform adds an entry to the menus of companies, whose people see it, and removes it', async ({
  page,
  openWindow,
}) => {
  const { username } = await appoint();
  const company = await found(3);
  const [own, outside] = [`清单 ${nick()}`, `帮助 ${nick()}`];
  const add = async (name: string, target: (form: Locator) => Promise<void>) => {
    await button(page, '新增菜单项').click();
    const form = dialog(page, '新增菜单');
    await target(form);
    for (const label of ['简体中文名称', '英文名称', '繁体中文名称'])
      await form.getByLabel(label).fill(name);
    await button(form, '保存').click();
    await expect(form).toBeHidden();
    await expect(row(page, name)).toContainText('自建');
  };
  await enter(page, username, '/system/webMenu', 'admin');
  await add(own, async (form) => {
    await form.getByLabel('页面', { exact: true }).fill('物料清单');
    await page.locator('.ant-select-item-option').filter({ hasText: '物料清单' }).first().click();
  });
  await add(outside, async (form) => {
    await form.getByText('外部网址').first().click();
    await form.getByRole('textbox', { name: '外部网址' }).fill('https://help.example/');
  });

  const staff = await openWindow();
  await enter(staff, company.username, '/dashboard/workplace');
  const menu = staff.getByRole('navigation', { name: '主菜单' });
  const link = menu.getByRole('link', { name: own });
  await expect(link).toHaveAttribute('href', '/product/bom');
  await expect(menu.getByRole('link', { name: outside })).toHaveAttribute('target', '_blank');

  for (const name of [own, outside]) {
    await button(page, `移除 ${name}`).click();
    await button(page.getByRole('dialog'), '移除').click();
    await expect(row(page, name)).toHaveCount(0);
  }
  await expect(link).toHaveCount(0);
});

test('a dictionary is filled and put in order, and divisions open step by step', async ({
  page,
}) => {
  const [code, name] = [`d${nick()}`, `字典 ${nick()}`];
  const { username } = await appoint();
  await enter(page, username, '/system/dictionary', 'admin');
  await button(page, '新增字典').click();
  const form = dialog(page, '新增字典');
  await form.getByLabel('编码').fill(code);
  await form.getByLabel('简体中文名称').fill(name);
  await button(form, '保存').click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`dict_code=${code}`));
  for (const [value, option] of [
    ['red', '红色'],
    ['blue', '蓝色'],
  ] as const) {
    await button(page, '新增选项').first().click();
    const added = dialog(page, '新增字典选项');
    await added.getByLabel('值', { exact: true }).fill(value);
    await added.getByLabel('名称', { exact: true }).fill(option);
    await added.getByLabel('排序').fill(value === 'red' ? '10' : '20');
    await button(added, '保存').click();
    await expect(added).toBeHidden();
    await expect(row(page, option)).toBeVisible();
  }
  const names = () => page.locator('tbody tr').allInnerTexts();
  await button(page, '上移 蓝色').click();
  await expect.poll(async () => (await names())[0]).toContain('蓝色');

  await openPage(page, '/data/city');
  await button(page, '展开 浙江省').click();
  await button(page, '展开 杭州市').click();
  await expect(row(page, '西湖区')).toContainText('330106');
  await page.getByRole('textbox', { name: /^搜索/ }).fill('330106');
  await expect(row(page, '西湖区')).toContainText('浙江省 / 杭州市');
});
