import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { enter, heading } from './support/people.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: name });
const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

async function save(page: Page, form: string): Promise<void> {
  await dialog(page, form).getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog(page, form)).toBeHidden();
}

/** Gives and takes rights of a role. */
async function turn(page: Page, role: string, rights: Record<string, boolean>): Promise<void> {
  await page.getByRole('button', { name: `授权 ${role}`, exact: true }).click();
  const drawer = dialog(page, `“${role}”的权限`);
  for (const [right, isGiven] of Object.entries(rights)) {
    await drawer.getByRole('searchbox').fill(right);
    const box = drawer.getByRole('checkbox', { name: right, exact: true });
    await expect(box).toBeChecked({ checked: !isGiven });
    await box.setChecked(isGiven);
  }
  await save(page, `“${role}”的权限`);
}

test('[MNU-38] a manager gives an account a place and a role; the password shown once opens the door', async ({
  page,
}) => {
  const manager = await found(3);
  await enter(page, manager.username, '/appCenter/dept');
  await page.getByRole('button', { name: '新增部门' }).click();
  await dialog(page, '新增部门').getByLabel('部门名称').fill('质量部');
  await dialog(page, '新增部门').getByLabel('部门编码').fill('QC');
  await save(page, '新增部门');
  await expect(rowOf(page, '质量部')).toBeVisible();

  await menu(page, '用户').click();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = dialog(page, '新增用户');
  const username = `e2e_${randomUUID().slice(0, 8)}`;
  await form.getByLabel('用户名').fill(username);
  await form.getByLabel('姓名').fill('林检');
  await form.getByLabel('手机号').fill('13912345678');
  await form.getByLabel('部门').click();
  await page.locator('.ant-select-tree').getByText('质量部').click();
  await form.getByRole('combobox', { name: '角色' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '产品管理员' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  const shown = dialog(page, '初始密码');
  await expect(shown).toContainText(username);
  const password = (await shown.locator('dd').nth(1).innerText()).trim().split(/\s/)[0]!;
  await shown.getByRole('button', { name: '我已记下' }).click();
  await expect(shown).toBeHidden();
  await expect(rowOf(page, '林检')).toContainText('139****5678');
  await expect(rowOf(page, '林检')).toContainText('质量部');

  const answer = await page.request.post('/api/web/login/login', { data: { username, password } });
  expect(await answer.json()).toMatchObject({ code: 0, data: { must_change_password: true } });
});

test('[ACC-3] rights taken from a role go from its holder’s open page, and return, without a reload', async ({
  page,
  openWindow,
}) => {
  const manager = await found(3);
  const clerk = await hire('product', manager.companyId);
  const other = await openWindow();
  await enter(other, clerk.username, '/product/part');
  const add = other.getByRole('button', { name: '新增', exact: true });
  await expect(add.first()).toBeVisible();
  await expect(menu(other, '产品分类')).toBeVisible();

  await enter(page, manager.username, '/appCenter/role');
  await turn(page, '产品管理员', { 新增物料: false, 查看分类: false });
  await expect(add).toHaveCount(0);
  await expect(menu(other, '产品分类')).toHaveCount(0);
  await expect(heading(other)).toHaveText('产品档案');
  await turn(page, '产品管理员', { 新增物料: true, 查看分类: true });
  await expect(add.first()).toBeVisible();
  await expect(menu(other, '产品分类')).toBeVisible();
});

test('what is being filled in is kept when the right to it goes, and waits until it returns', async ({
  page,
  openWindow,
}) => {
  const manager = await found(3);
  const clerk = await hire('product', manager.companyId);
  const other = await openWindow();
  await enter(other, clerk.username, '/product/part?form=add');
  const form = dialog(other, '新增物料');
  await form.getByLabel('物料名称').fill('没写完的壶');

  await enter(page, manager.username, '/appCenter/role');
  await turn(page, '产品管理员', { 新增物料: false });
  await expect(other.getByText('已为您保留')).toBeVisible();
  await expect(form).toHaveCount(0);
  await turn(page, '产品管理员', { 新增物料: true });
  await expect(form.getByLabel('物料名称')).toHaveValue('没写完的壶');
});

test('[ACC-1] who is disabled is out at once', async ({ page, openWindow }) => {
  const manager = await found(3);
  const clerk = await hire('product', manager.companyId);
  const other = await openWindow();
  await enter(other, clerk.username, '/product/part');
  await enter(page, manager.username, '/appCenter/user');
  await rowOf(page, clerk.username)
    .getByRole('button', { name: /更多操作/ })
    .click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await dialog(page, '停用').getByRole('button', { name: '停用' }).click();
  await expect(other.getByRole('dialog', { name: '系统提示' })).toBeVisible();
  await expect(rowOf(page, clerk.username)).toContainText('已停用');
});
