import { expect, test } from '@playwright/test';
import { hire } from './support/backstage.ts';
import { signOut } from './support/codes.ts';
import { enter, heading } from './support/people.ts';

test('[ERR-1, STA-1] an expired login is told once, whatever many calls fail', async ({ page }) => {
  const { id, username } = await hire();
  // The page does not notice until its next call.
  await page.routeWebSocket(/\/api\/socket/, () => undefined);
  await enter(page, username, '/appCenter/userCenter');
  await page.getByLabel('姓名').fill('写到一半');
  await signOut(id);
  const refuse = JSON.stringify({ code: 401, msg: '登录状态已过期, 请退出重新登录!' });
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: refuse }),
  );
  await page.getByRole('button', { name: '保存' }).click();
  await page
    .getByRole('button', { name: '保存' })
    .click({ force: true, timeout: 1_000 })
    .catch(() => undefined);
  const alert = page.getByRole('dialog', { name: '系统提示' });
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('登录状态已过期, 请退出重新登录!');
  await expect(page.getByLabel('姓名')).toHaveValue('写到一半');
  await page.unroute('**/api/**');
  await alert.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
});

test('[ERR-2] 402 and 403 show a closable picture without a button to confirm', async ({
  page,
}) => {
  await enter(page, 'demo', '/dashboard/workplace');
  for (const [code, msg] of [
    [402, '当前版本不包含此功能，请联系平台升级'],
    [403, '没有权限执行此操作'],
  ] as const) {
    const body = JSON.stringify({ code, msg });
    await page.route('**/api/workplace/index', (route) =>
      route.fulfill({ status: code, contentType: 'application/json', body }),
    );
    await page.goto('/dashboard/workplace');
    const modal = page.getByRole('dialog').filter({ hasText: msg });
    await expect(modal.locator('svg[role="img"]')).toBeVisible();
    await expect(modal.getByRole('button')).toHaveCount(1);
    await modal.getByRole('button', { name: '关闭' }).click();
    await expect(modal).toBeHidden();
    await page.unroute('**/api/workplace/index');
  }
});

test('[ERR-3] other codes show the server’s message; no network says what was kept', async ({
  page,
  context,
}) => {
  const { username } = await hire();
  await enter(page, username, '/appCenter/userCenter');
  await page.route('**/index/updateProfile', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ code: 409, msg: '此刻不能保存' }),
    }),
  );
  await page.getByLabel('姓名').fill('仍在这里');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('此刻不能保存')).toBeVisible();
  await page.unroute('**/index/updateProfile');
  await context.setOffline(true);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/网络已断开/)).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('仍在这里');
  await context.setOffline(false);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
});

test('[ERR-8] a part of the program that does not load offers another try, never a white page', async ({
  page,
}) => {
  await enter(page, 'demo', '/dashboard/workplace');
  await expect(heading(page)).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('menuitem', { name: '应用中心' }).click();
  await page.getByRole('menuitem', { name: '企业信息' }).click();
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: /重试|刷新页面/ })
    .first();
  await expect(retry).toBeVisible();
  await page.unroute('**/assets/*.js');
  await retry.click();
  await expect(heading(page)).toHaveText('企业信息');
});

test('a page whose data does not come says so and tries again', async ({ page }) => {
  await enter(page, 'demo', '/appCenter/userCenter');
  await page.route('**/api/workplace/index', (route) => route.abort());
  await page.goto('/dashboard/workplace');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/api/workplace/index');
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(heading(page)).toBeVisible();
});

test('[ERR-8] without network a part that was never loaded costs nothing that was typed', async ({
  page,
  context,
}) => {
  const { username } = await hire();
  await enter(page, username, '/appCenter/userCenter');
  await page.getByLabel('姓名').fill('断网也在');
  await context.setOffline(true);
  await page.getByRole('button', { name: '主题设置' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('断网也在');
  await context.setOffline(false);
  await expect(async () => {
    await page.getByRole('button', { name: '主题设置' }).click();
    await expect(page.getByRole('dialog', { name: '主题设置' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByLabel('姓名')).toHaveValue('断网也在');
});
