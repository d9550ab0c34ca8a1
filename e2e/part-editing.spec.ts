import { expect } from '@playwright/test';
import { found, hire, sql } from './support/backstage.ts';
import { signOut } from './support/codes.ts';
import { demoPassword, enter } from './support/people.ts';
import { test } from './support/windows.ts';
import { nick, drawer, rowOf, save, fileParts, openForm } from './support/parts.ts';

test('two people edit one part: the second sees both values and loses nothing', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['同编一件']);
  await enter(page, username, '/product/part');
  // A separate window: background tabs do not animate.
  const other = await openWindow();
  await enter(other, username, '/product/part');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: '编辑 同编一件' }).click();
    await expect(drawer(one, '编辑物料').getByLabel('物料名称')).toHaveValue('同编一件');
  }
  await drawer(page, '编辑物料').getByLabel('型号').fill('A-1');
  await save(page, '编辑物料').click();
  await expect(drawer(page, '编辑物料')).toBeHidden();
  const late = drawer(other, '编辑物料');
  await late.getByLabel('型号').fill('B-2');
  await late.getByRole('textbox', { name: '备注' }).fill('只有我写的');
  await save(other, '编辑物料').click();
  const conflict = late.getByRole('alert').filter({ hasText: 'A-1' });
  await expect(conflict).toContainText('B-2');
  await expect(late.getByLabel('型号')).toHaveValue('B-2');
  await expect(late.getByRole('textbox', { name: '备注' })).toHaveValue('只有我写的');
  await save(other, '编辑物料').click();
  await expect(late).toBeHidden();
  expect(await sql('select model, remark from part where company_id = $1', [companyId])).toEqual([
    { model: 'B-2', remark: '只有我写的' },
  ]);
});

test('a double click on save files one part', async ({ page }) => {
  const { username, companyId } = await found(3);
  await openForm(page, username);
  await drawer(page, '新增物料').getByLabel('物料名称').fill('只此一件');
  await save(page, '新增物料').dblclick();
  await expect(drawer(page, '新增物料')).toBeHidden();
  await expect(page.getByText('共 1 条')).toBeVisible();
  expect(await sql('select name from part where company_id = $1', [companyId])).toHaveLength(1);
});

test('what was typed survives an expired login', async ({ page }) => {
  const { id, username } = await hire();
  const name = `断线也在 ${nick()}`;
  // The page does not notice until its next call.
  await page.routeWebSocket(/\/api\/socket/, () => undefined);
  await openForm(page, username);
  const form = drawer(page, '新增物料');
  await form.getByLabel('物料名称').fill(name);
  await form.getByRole('textbox', { name: '备注' }).fill('写到一半');
  await signOut(id);
  await save(page, '新增物料').click();
  const alert = page.getByRole('dialog', { name: '系统提示' });
  await expect(alert).toContainText('登录状态已过期, 请退出重新登录!');
  await alert.getByRole('button', { name: '重新登录' }).press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form).toBeVisible();
  await expect(form.getByText('已恢复未保存的内容')).toBeVisible();
  await expect(form.getByLabel('物料名称')).toHaveValue(name);
  await expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('写到一半');
  await save(page, '新增物料').click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('revisions tell what changed in words, and an old one comes back', async ({ page }) => {
  const { username } = await hire();
  const name = `改过两次 ${nick()}`;
  await openForm(page, username);
  await drawer(page, '新增物料').getByLabel('物料名称').fill(name);
  await drawer(page, '新增物料').getByLabel('参考价').fill('99');
  await save(page, '新增物料').click();
  await expect(drawer(page, '新增物料')).toBeHidden();
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  await drawer(page, '编辑物料').getByLabel('参考价').fill('128');
  await save(page, '编辑物料').click();
  await expect(drawer(page, '编辑物料')).toBeHidden();

  await page.getByRole('button', { name: `版次 ${name}` }).click();
  const revisions = drawer(page, `版次：${name}`);
  const second = revisions.getByRole('listitem').filter({ hasText: '第 2 版' });
  await expect(second).toContainText('测试员');
  await expect(second).toContainText('参考价');
  await expect(second.locator('del')).toHaveText('¥99.00');
  await expect(second.locator('ins')).toHaveText('¥128.00');
  await revisions.getByRole('button', { name: '恢复此版次' }).click();
  const question = page.getByRole('dialog', { name: '恢复此版次' });
  await expect(question).toContainText('第 1 版');
  await question.getByRole('button', { name: '恢复此版次' }).press('Enter');
  await expect(page.getByText('已恢复到第 1 版的内容')).toBeVisible();
  const third = revisions.getByRole('listitem').filter({ hasText: '第 3 版' });
  await expect(third.locator('ins')).toHaveText('¥99.00');
  await expect(third).toContainText('当前');
});
