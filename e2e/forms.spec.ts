import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { fileParts } from './support/parts.ts';
import { demoPassword, enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const suppliers = '/procure/supplier';
const form = (page: Page) => page.getByRole('dialog').filter({ hasText: /新增|编辑/ });
const save = (page: Page) => form(page).getByRole('button', { name: '保存' }).click();
const question = (page: Page) => page.getByRole('dialog', { name: '放弃未保存的修改？' });
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

async function open(page: Page, path = suppliers): Promise<string> {
  const { username } = await hire();
  await enter(page, username, path);
  return username;
}

test('a supplier is added and edited, and what is wrong is said at its field', async ({ page }) => {
  await open(page);
  const name = unique('钱塘纸业');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page).toHaveURL(/form=add/);
  await expect(form(page).getByLabel('名称')).toBeFocused();
  await form(page).getByLabel('统一社会信用代码').fill('123');
  await save(page);
  await expect(form(page).getByText('名称：不能为空')).toBeVisible();
  await expect(form(page).getByLabel('名称')).toBeFocused();
  await expect(form(page).getByText('统一社会信用代码校验不通过')).toBeVisible();
  await form(page).getByLabel('统一社会信用代码').fill('');
  await form(page).getByLabel('名称').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(page).not.toHaveURL(/form=/);
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  await form(page).getByLabel('编号').fill('GYS0001');
  await save(page);
  await expect(form(page).getByText('编号“GYS0001”已存在')).toBeVisible();
  await expect(form(page).getByLabel('编号')).toBeFocused();
});

test('two editors of one record meet, and neither loses what was typed', async ({
  page,
  openWindow,
}) => {
  const other = await openWindow();
  const username = await open(page, `${suppliers}?form=add`);
  await form(page).getByLabel('名称').fill(unique('两人'));
  await form(page).getByLabel('编号').fill(unique('E2E').replace(' ', '-'));
  await form(page).getByLabel('联系人').fill('原联系人');
  const answered = page.waitForResponse(/supplier\/add/);
  await save(page);
  const { data } = (await (await answered).json()) as { data: { id: number } };
  // Both have read the record before either saves it.
  for (const one of [page, other]) {
    await enter(one, username, `${suppliers}?form=${data.id}`);
    await expect(form(one).getByLabel('联系人')).toHaveValue('原联系人');
  }
  await form(page).getByLabel('联系人').fill('第一位');
  await save(page);
  await expect(form(page)).toBeHidden();
  await form(other).getByLabel('联系人').fill('第二位');
  await form(other).getByLabel('备注').fill('我的备注');
  await save(other);
  const notice = form(other).getByRole('alert').filter({ hasText: '第一位' });
  await expect(notice).toContainText('第二位');
  await expect(form(other).getByLabel('备注')).toHaveValue('我的备注');
  await notice.getByRole('button', { name: '采用现在的值' }).click();
  await expect(form(other).getByLabel('联系人')).toHaveValue('第一位');
  await save(other);
  await expect(form(other)).toBeHidden();
});

test('a changed form asks before it closes, by whatever way', async ({ page }) => {
  await open(page, `${suppliers}?form=add`);
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByLabel('名称')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await openPage(page, `${suppliers}?form=add`);
  await form(page).getByLabel('名称').fill('还没保存');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => form(page).getByRole('button', { name: '关闭' }).click(),
    () => form(page).getByRole('button', { name: '取消' }).click(),
    () => page.mouse.click(40, 400),
  ]) {
    await close();
    await expect(question(page).getByRole('button', { name: '继续编辑' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(form(page).getByLabel('名称')).toHaveValue('还没保存');
  }
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: '放弃' }).click();
  await expect(form(page)).toBeHidden();
  await openPage(page, `${suppliers}?form=add`);
  await expect(form(page).getByLabel('名称')).toHaveValue('');
});

test('what was typed survives an expired login, for the one who typed it', async ({ page }) => {
  const username = await open(page, `${suppliers}?form=add`);
  const stranger = await hire();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await form(page).getByLabel('名称').fill('登录之前');
  await form(page).getByLabel('备注').fill('第一行');
  const expired = { code: 401, msg: '登录状态已过期, 请退出重新登录!' };
  await page.route(/supplier\/add/, (route) => route.fulfill({ status: 401, json: expired }), {
    times: 1,
  });
  await save(page);
  await page.getByRole('button', { name: '重新登录' }).click();
  const signIn = async (who: string) => {
    await page.getByLabel('用户名').fill(who);
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
  };
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(asked).toEqual([]);
  const back = page.url();
  await signIn(stranger.username);
  await expect(form(page).getByLabel('名称')).toHaveValue('');
  await page.evaluate(() => sessionStorage.removeItem('access_token'));
  await page.goto(back);
  await signIn(username);
  await expect(form(page).getByText('已恢复未保存的内容')).toBeVisible();
  await expect(form(page).getByLabel('名称')).toHaveValue('登录之前');
  await expect(form(page).getByLabel('备注')).toHaveValue('第一行');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(form(page).getByLabel('名称')).toHaveValue('登录之前');
  await form(page).getByRole('button', { name: '放弃草稿' }).click();
  await expect(form(page).getByLabel('名称')).toHaveValue('');
});

test('unsaved changes on a page are asked about when its tab closes, and told at the way out', async ({
  page,
}) => {
  await open(page, '/appCenter/company');
  await page.getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('企业简称').fill('改了一半');
  await page.getByRole('menuitem', { name: '消息通知' }).click();
  await expect(page).toHaveURL(/message\/notice/);
  const bar = page.getByRole('navigation', { name: '打开的页面' });
  await bar.getByRole('button', { name: '关闭 企业信息' }).click();
  await expect(question(page)).toContainText('企业信息');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const leaving = page.getByRole('dialog', { name: '退出登录' });
  await expect(leaving).toContainText('还有未保存的内容，退出后将丢失。');
  await leaving.getByRole('button', { name: '取消' }).click();
  await expect(leaving).toBeHidden();
  await bar.getByRole('button', { name: '关闭 企业信息' }).click();
  await question(page).getByRole('button', { name: '放弃' }).click();
  await expect(bar.getByRole('link', { name: '企业信息' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: '企业信息' }).click();
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible();
});

test('[VAL-4] an attribute of one’s own is named in a prompt; cancelling it says 取消输入', async ({
  page,
}) => {
  await open(page, '/product/part?form=add');
  const prompt = page.getByRole('dialog', { name: '添加属性' });
  for (const cancel of [
    () => page.keyboard.press('Escape'),
    () => prompt.getByRole('button', { name: '取消' }).click(),
    () => prompt.getByRole('button', { name: '关闭' }).click(),
  ]) {
    await form(page).getByRole('button', { name: '添加属性' }).click();
    await expect(prompt.getByLabel('属性名称')).toBeFocused();
    await cancel();
    await expect(page.getByText('取消输入')).toBeVisible();
    await expect(prompt).toBeHidden();
  }
  await expect(form(page)).toBeVisible();
  for (const name of ['颜色', '材质']) {
    await form(page).getByRole('button', { name: '添加属性' }).click();
    await prompt.getByLabel('属性名称').fill(name);
    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel(name, { exact: true })).toBeFocused();
    await page.keyboard.type(`${name}的值`);
  }
  await form(page).getByRole('button', { name: '添加属性' }).click();
  await prompt.getByLabel('属性名称').fill('颜色');
  await page.keyboard.press('Enter');
  await expect(prompt.getByText('已有同名属性')).toBeVisible();
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: '上移 材质' }).click();
  await form(page).getByLabel('物料名称').fill(unique('茶杯'));
  const sent = page.waitForRequest(/part\/add/);
  await save(page);
  expect(((await sent).postDataJSON() as { attributes: unknown }).attributes).toEqual([
    { name: '材质', value: '材质的值' },
    { name: '颜色', value: '颜色的值' },
  ]);
  await expect(form(page)).toBeHidden();
});

for (const [name, width, darkMode] of [
  ['wide', 1440, false],
  ['phone', 375, true],
] as const) {
  test(`the form can be read by everybody: ${name}, ${darkMode ? 'dark' : 'light'}`, async ({
    page,
  }) => {
    const { username } = await hire();
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      (theme) => localStorage.setItem('theme', theme),
      JSON.stringify({ darkMode }),
    );
    for (const path of [suppliers, '/product/part']) {
      const picture = `form${path.replaceAll('/', '-')}-${name}`;
      await enter(page, username, `${path}?form=add`);
      await save(page);
      await expect(form(page).getByText(/名称：不能为空/)).toBeVisible();
      await inspect(page, picture, complaints);
      await expectNoSidewaysScroll(page, picture);
    }
  });
}

test('a picker offers first what was typed in full', async ({ page }) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['大杯盖', '杯盖', '杯身', '杯', '小杯']);
  await enter(page, username, '/trace/batch?form=add');
  const part = form(page).getByRole('combobox', { name: '物料' }).first();
  await part.fill('杯');
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(offered).toHaveCount(5);
  await expect(offered.first()).toHaveText(/^杯(?![盖身])/);
});
