import { expect, test } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { demoPassword, enter, heading } from './support/people.ts';

test('[GRD-1] whitelisted paths pass without a login', async ({ page }) => {
  for (const path of ['/login', '/admin/login', '/dealer/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('[GRD-2] without a token the login page of the last type follows, and leads back', async ({
  page,
}) => {
  await page.goto('/message/notice?is_read=0');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.evaluate(() => localStorage.setItem('login_type', 'dealer'));
  await page.goto('/dashboard/workplace');
  await expect(page).toHaveURL(/\/dealer\/login/);
  await page.goto('/login?redirect=%2Fmessage%2Fnotice');
  await page.getByLabel('用户名').fill('sales');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/message\/notice$/);
});

test('a redirect never leaves our own address', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await page.getByLabel('用户名').fill('data');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/workplace$/);
});

test('[GRD-3] a token without menus fetches menus, then the user, then shows the page', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const found = /index\/(getMenuList|getUserInfo)/.exec(request.url());
    if (found) calls.push(found[1]!);
  });
  await enter(page, 'demo', '/appCenter/company');
  await expect(heading(page)).toHaveText('企业信息');
  expect(calls).toEqual(['getMenuList', 'getUserInfo']);
});

test('[GRD-4, RTE-9] routes come from the menus: others lead to the first menu path', async ({
  page,
}) => {
  await enter(page, 'demo', '/system/job');
  await expect(page).toHaveURL(/\/dashboard\/workplace$/);
  await page.goto('/procure/unknown');
  await expect(page).toHaveURL(/\/dashboard\/workplace$/);
  for (const path of [
    '/appCenter/company',
    '/appCenter/userCenter',
    '/procure/supplier',
    '/orderGoods/customer',
    '/orderGoods/so',
    '/system/user/info',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('[GRD-5] an unverified company reaches its company page only', async ({ page }) => {
  const { username } = await found(1);
  await enter(page, username, '/dashboard/workplace');
  await expect(page).toHaveURL(/\/appCenter\/company$/);
  await expect(page.getByText('认证审核中')).toBeVisible();
  // Its group has no other page, so the page stands in the menu by itself.
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('menuitem')).toHaveText(['企业信息']);
  await page.goto('/message/notice');
  await expect(page).toHaveURL(/\/appCenter\/company$/);
});

test('[GRD-6] the title is the name of the page and of the product', async ({ page }) => {
  await enter(page, 'demo', '/appCenter/company');
  await expect(page).toHaveTitle('企业信息 - 溯源');
});

test('[RTE-2] an unknown path is not found, and the exception pages exist', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  for (const [path, title] of [
    ['/403', '无权访问'],
    ['/404', '页面不存在'],
    ['/500', '页面出错了'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('[RTE-7] /redirect/{path} mounts a page again in its place', async ({ page }) => {
  const { username } = await hire();
  await enter(page, username, '/message/notice');
  const keyword = page.getByRole('main').getByLabel('搜索标题或内容');
  await keyword.fill('typed and not sent');
  await page.evaluate(() => history.pushState({}, '', '/redirect/message/notice'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page).toHaveURL(/\/message\/notice$/);
  await expect(keyword).toHaveValue('');
});

test('[RTE-8] the root leads to the first menu home', async ({ page }) => {
  await enter(page, 'demo', '/');
  await expect(page).toHaveURL(/\/dashboard\/workplace$/);
});
