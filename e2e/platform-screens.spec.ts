import { randomUUID } from 'node:crypto';
import * as XLSX from '@e965/xlsx';
import { expect, type Locator, type Page } from '@playwright/test';
import { appoint, found } from './support/backstage.ts';
import { callAs } from './support/codes.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const choose = (page: Page, words: string) =>
  page.locator('.ant-select-dropdown:visible').getByTitle(words, { exact: true }).first().click();
const add = (page: Page, name = '新增') =>
  page.getByRole('button', { name, exact: true }).first().click();

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
}

/** Fills in a form by its labels. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

const book = (rows: unknown[][]): Buffer => {
  const made = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows), '职级');
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

test('[MNU-39] the platform puts its own house in order: department, position, levels from a sheet, a role with its rights, and a user who sees just that', async ({
  page,
  openWindow,
}) => {
  const mark = randomUUID().slice(0, 6);
  const { username } = await appoint();
  await enter(page, username, '/system/organization', 'admin');
  await add(page, '新增部门');
  const dept = dialog(page, '新增部门');
  await fill(dept, { 部门名称: `运营 ${mark}`, 部门编码: `OP${mark}` });
  await save(dept);
  await expect(row(page, `运营 ${mark}`)).toBeVisible();

  await openPage(page, `/system/position?keyword=${mark}`);
  await add(page);
  const position = dialog(page, '新增岗位');
  await fill(position, { 岗位名称: `审核员 ${mark}`, 岗位编码: `RV${mark}` });
  await save(position);
  await expect(row(page, `审核员 ${mark}`)).toContainText('启用');

  // Levels come from a spreadsheet.
  await openPage(page, `/system/level?keyword=${mark}`);
  await page.getByRole('button', { name: '导入' }).first().click();
  const sheet = dialog(page, '导入职级');
  await sheet.locator('input[type=file]').setInputFiles({
    name: '职级.xlsx',
    mimeType: 'application/octet-stream',
    buffer: book([
      ['职级编码', '职级名称', '等级'],
      [`P3${mark}`, `专员 ${mark}`, 3],
      [`P5${mark}`, `主管 ${mark}`, 5],
    ]),
  });
  await expect(sheet).toContainText('共 2 行，可以导入');
  await sheet.getByRole('button', { name: '导入', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(row(page, `主管 ${mark}`)).toBeVisible();

  await openPage(page, `/system/role?keyword=${mark}`);
  await add(page);
  const role = dialog(page, '新增角色');
  await role.getByLabel('角色名称', { exact: true }).fill(`链接管理 ${mark}`);
  await save(role);
  await act(page, `链接管理 ${mark}`, '授权');
  const rights = dialog(page, `“链接管理 ${mark}”的权限`);
  await rights.getByRole('searchbox').fill('友情链接');
  await rights
    .getByRole('checkbox', { name: /友情链接/ })
    .first()
    .check();
  await save(rights);

  await openPage(page, '/system/user');
  await add(page);
  const user = dialog(page, '新增用户');
  const login = `e2e_${mark}x`;
  await fill(user, { 用户名: login, 姓名: `新同事 ${mark}` });
  await user.getByLabel('部门').click();
  await page.locator('.ant-select-tree').getByText(`运营 ${mark}`).click();
  await user.getByRole('combobox', { name: '角色' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: mark }).click();
  await page.keyboard.press('Escape');
  await user.getByRole('button', { name: '保存', exact: true }).click();
  await dialog(page, '初始密码').getByRole('button', { name: '我已记下' }).click();
  await page.getByPlaceholder('姓名、用户名或手机号').fill(login);
  await page.keyboard.press('Enter');
  await expect(row(page, login)).toContainText(`运营 ${mark}`);

  // Invited, the new colleague chooses a password and has only what the role gives.
  await act(page, login, '邀请');
  const invitation = dialog(page, `邀请“新同事 ${mark}”`);
  const link = await invitation.getByRole('textbox').inputValue();
  await invitation.getByRole('button', { name: '完成' }).click();
  const colleague = await openWindow();
  await colleague.goto(link);
  await colleague.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await colleague.getByRole('button', { name: '设置密码' }).click();
  await expect(colleague.getByText('密码已设置，请登录')).toBeVisible();
  await colleague.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await colleague.keyboard.press('Enter');
  await expect(colleague).toHaveURL(/\/data\/link$/);
  await expect(colleague.getByRole('menuitem', { name: '用户' })).toHaveCount(0);

  await openPage(page, `/system/loginLog?who=${login}`);
  await expect(row(page, login).first()).toContainText('成功');
  await openPage(page, `/system/operLog?who=${username}`);
  const line = row(page, '新增用户').first();
  await expect(line).toContainText(`新同事 ${mark}`);
  await line.getByRole('button', { name: /^详情/ }).click();
  await expect(page.getByRole('dialog')).toContainText(login);
});

test('[MNU-39] a version with its rights, the role its companies get, and an entry of their menu', async ({
  page,
  openWindow,
}) => {
  const mark = randomUUID().slice(0, 6);
  const { username } = await appoint();
  const company = await found(1);
  await enter(page, username, `/platform/version?keyword=v${mark}`, 'admin');
  await add(page);
  const version = dialog(page, '新增版本');
  await fill(version, { 编码: `v${mark}`, 简体中文名称: `轻量版 ${mark}` });
  await save(version);
  await act(page, `轻量版 ${mark}`, '授权');
  const rights = dialog(page, `“轻量版 ${mark}”的权限`);
  for (const words of ['客户', '角色权限']) {
    await rights.getByRole('searchbox').fill(words);
    await rights.getByRole('checkbox', { name: new RegExp(`· ${words}$`) }).check();
  }
  await save(rights);

  await openPage(page, `/platform/roleCompany?keyword=r${mark}`);
  await add(page);
  const role = dialog(page, '新增角色模板');
  await fill(role, { 编码: `r${mark}`, 简体中文名称: `客服 ${mark}` });
  await role.getByRole('combobox', { name: '适用版本' }).click();
  await choose(page, `轻量版 ${mark}`);
  await role.getByRole('searchbox').fill('客户');
  await role.getByRole('checkbox', { name: /· 客户$/ }).check();
  await save(role);
  await expect(row(page, `客服 ${mark}`)).toContainText(`轻量版 ${mark}`);

  // The company is verified with this version: it has its pages, and the role.
  await openPage(page, `/platform/company?company=${company.companyId}`);
  await dialog(page, company.name).getByRole('button', { name: '通过', exact: true }).click();
  const approval = page.getByRole('dialog', { name: `“${company.name}”` });
  await approval.getByLabel('版本').click();
  await page.locator('.ant-select-item-option').filter({ hasText: mark }).click();
  await approval.getByRole('button', { name: '通过', exact: true }).click();
  await expect(approval).toBeHidden();
  const staff = await openWindow();
  await enter(staff, company.username, '/orderGoods/customer');
  await expect(staff.getByRole('menuitem', { name: '采购管理' })).toHaveCount(0);
  await openPage(staff, `/appCenter/role?keyword=${mark}`);
  await expect(row(staff, `客服 ${mark}`)).toBeVisible();

  // An entry of the companies' menu: added, met by the company, renamed, removed.
  await openPage(page, '/system/webMenu');
  await page.getByRole('button', { name: '新增菜单项' }).first().click();
  const entry = dialog(page, '新增菜单');
  await entry.getByText('外部网址').click();
  await entry.getByRole('textbox', { name: '外部网址' }).fill(`https://${mark}.example/`);
  for (const label of ['简体中文名称', '英文名称', '繁体中文名称'])
    await entry.getByLabel(label).fill(`行业网 ${mark}`);
  await save(entry);
  const call = await callAs(company.username);
  const met = async () => JSON.stringify(await call.get('index/getMenuList')).includes(mark);
  await expect.poll(met).toBe(true);
  await act(page, `行业网 ${mark}`, '移除');
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect.poll(met).toBe(false);
  await call.end();
});
