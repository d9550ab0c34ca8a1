import { expect, test, type Page } from '@playwright/test';
import { hire } from './support/backstage.ts';
import { heading, signIn } from './support/people.ts';

const kept = (page: Page) =>
  page.evaluate(() => [
    sessionStorage.getItem('access_token'),
    sessionStorage.getItem('login_type'),
    localStorage.getItem('access_token'),
  ]);

async function leave(page: Page) {
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
}

test('[ACC-1, STA-1] a second tab is signed in too, and signing out ends both', async ({
  page,
  context,
}) => {
  const { username } = await hire();
  await signIn(page, username);
  const second = await context.newPage();
  await second.goto('/product/part');
  await expect(heading(second)).toBeVisible();
  await expect(second).toHaveURL(/\/product\/part$/);
  const [token, type, remembered] = await kept(page);
  expect(await kept(second)).toEqual([token, type, remembered]);
  expect([type, remembered]).toEqual(['web', null]);

  // The door itself leads in as well.
  const third = await context.newPage();
  await third.goto('/login');
  await expect(heading(third)).toBeVisible();

  await leave(second);
  for (const tab of [page, second, third]) {
    await expect(tab.getByRole('heading', { name: '企业登录' })).toBeVisible();
    expect((await kept(tab))[0]).toBeNull();
  }

  // Signed in again in one, the others come along.
  await signIn(second, username);
  for (const tab of [page, third]) await expect(heading(tab)).toBeVisible();
});

test('[ACC-1] each door takes only a sign-in of its own type', async ({ page, context }) => {
  await signIn(page, 'dealer', 'dealer');
  const company = await context.newPage();
  await company.goto('/login');
  await expect(company.getByRole('heading', { name: '企业登录' })).toBeVisible();
  await signIn(company, (await hire()).username);
  const platform = await context.newPage();
  await signIn(platform, 'admin', 'admin');
  await expect(platform.getByRole('banner')).toBeVisible();

  for (const [door, type] of [
    ['/dealer/login', 'dealer'],
    ['/login', 'web'],
    ['/admin/login', 'admin'],
  ] as const) {
    const tab = await context.newPage();
    await tab.goto(door);
    await expect(heading(tab)).toBeVisible();
    expect((await kept(tab))[1]).toBe(type);
  }
  await leave(platform);
  await expect(platform.getByRole('heading', { name: '平台管理登录' })).toBeVisible();
  await expect(heading(company)).toBeVisible();
  await expect(heading(page)).toBeVisible();
});
