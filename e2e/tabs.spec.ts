import { expect, test, type Page } from '@playwright/test';
import { hire } from './support/backstage.ts';
import { enter, openPage } from './support/people.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: '打开的页面' });
const open = (page: Page) => bar(page).getByRole('link').allTextContents();
const act = async (page: Page, tab: string, action: string) => {
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // The menu of the step before may still be fading.
  await expect(item).toHaveCount(0);
  await bar(page).getByRole('link', { name: tab }).click({ button: 'right' });
  await item.click();
};

async function openAll(page: Page): Promise<void> {
  const { username } = await hire();
  await enter(page, username, '/dashboard/workplace');
  for (const [group, name] of [
    ['应用中心', '企业信息'],
    [null, '消息通知'],
  ] as const) {
    if (group) await page.getByRole('menuitem', { name: group }).click();
    await page.getByRole('menuitem', { name }).click();
  }
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await expect.poll(() => open(page)).toEqual(['工作台', '企业信息', '消息通知', '个人中心']);
}

test('[TAB-1] tabs are added once by key, and closed left, right, others', async ({ page }) => {
  await openAll(page);
  await page.getByRole('menuitem', { name: '企业信息' }).click();
  await expect.poll(() => open(page)).toHaveLength(4);
  await act(page, '企业信息', '关闭左侧');
  await expect.poll(() => open(page)).toEqual(['企业信息', '消息通知', '个人中心']);
  await act(page, '消息通知', '关闭右侧');
  await expect.poll(() => open(page)).toEqual(['企业信息', '消息通知']);
  await act(page, '企业信息', '关闭其他');
  await expect.poll(() => open(page)).toEqual(['企业信息']);
});

test('tabs that do not fit are reached by buttons, and the current one is shown whole', async ({
  page,
}) => {
  const { username } = await hire();
  await enter(page, username, '/dashboard/workplace');
  await expect(bar(page).getByRole('button', { name: '后面的页签' })).toBeHidden();
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of ['/product/part', '/product/bom', '/trace/batch', '/identity/list'])
    await openPage(page, path);
  const inside = async (name: string) => {
    const tab = (await bar(page).locator('li', { hasText: name }).boundingBox())!;
    const list = (await bar(page).locator('ul').boundingBox())!;
    return tab.x >= list.x && tab.x + tab.width <= list.x + list.width;
  };
  await expect.poll(() => inside('标识列表')).toBe(true);
  expect(await inside('工作台')).toBe(false);
  await expect(bar(page).getByRole('button', { name: '后面的页签' })).toBeHidden();
  await expect(async () => {
    if (!(await inside('工作台')))
      await bar(page).getByRole('button', { name: '前面的页签' }).click();
    expect(await inside('工作台')).toBe(true);
  }).toPass();
  await expect(bar(page).getByRole('button', { name: '前面的页签' })).toBeHidden();
  await bar(page).getByRole('link', { name: '工作台' }).click();
  await expect.poll(() => inside('工作台')).toBe(true);
});

test('[TAB-2] closing the active tab goes to the last one left, closing all to the root', async ({
  page,
}) => {
  await openAll(page);
  await bar(page).getByRole('button', { name: '关闭 个人中心' }).click();
  await expect(page).toHaveURL(/\/message\/notice$/);
  await act(page, '企业信息', '关闭全部');
  await expect(page).toHaveURL(/\/dashboard\/workplace$/);
  await expect.poll(() => open(page)).toEqual(['工作台']);
});

test('[TAB-3, LNG-1] a page keeps what was typed while its tab is open, also over a change of language', async ({
  page,
}) => {
  await openAll(page);
  await page.getByLabel('姓名').fill('还没保存');
  await bar(page).getByRole('link', { name: '工作台' }).click();
  await bar(page).getByRole('link', { name: '个人中心' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('还没保存');
  await page.getByRole('button', { name: '切换语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('还没保存');
  await expect(page).toHaveTitle('My profile - Suyuan');
});

test('the browser’s back button moves between tabs and loses none', async ({ page }) => {
  await openAll(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/message\/notice$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/appCenter\/company$/);
  await expect.poll(() => open(page)).toHaveLength(4);
  await page.reload();
  await expect.poll(() => open(page)).toHaveLength(4);
});
