import { expect, type Page } from '@playwright/test';
import { found, hire, ring } from './support/backstage.ts';
import { coveredBy } from './support/inspect.ts';
import { drawer, fileParts, picture, save } from './support/parts.ts';
import { enter } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^通知/ });
const list = (page: Page) => page.getByRole('region', { name: '通知' });

test('[NTC-1, NTC-3] the bell counts, opens 330 wide, reads one by one and all at once', async ({
  page,
}) => {
  const { id, username } = await hire();
  for (const type of [0, 2, 5]) await ring(id, type, `第 ${type} 类通知`);
  await enter(page, username);
  await expect(bell(page)).toHaveAccessibleName('通知，3 条未读');
  await bell(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  const width = async () => (await page.locator('.ant-popover').boundingBox())?.width;
  // It grows while it opens.
  await expect.poll(width).toBe(330);
  for (const type of [0, 2, 5])
    await expect(list(page).locator(`button[data-type="${type}"] svg`)).toBeVisible();
  await list(page).getByText('第 0 类通知', { exact: true }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await list(page).getByRole('button', { name: '全部标为已读' }).click();
  await expect(list(page).getByText('您已查看所有通知')).toBeVisible();

  // On a phone it stays within the screen.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 740 });
  await bell(page).click();
  const left = async () => (await page.locator('.ant-popover:visible').boundingBox())?.x ?? -1;
  await expect.poll(left).toBeGreaterThanOrEqual(0);
});

test('[NTC-1, ACC-4] dealers have no bell; administrators have no phone dialog', async ({
  page,
  openWindow,
}) => {
  await enter(page, 'dealer', '/', 'dealer');
  await expect(bell(page)).toHaveCount(0);
  const other = await openWindow();
  await enter(other, 'admin', '/', 'admin');
  await expect(bell(other)).toBeVisible();
  await other.getByRole('button', { name: /^账号/ }).click();
  await expect(other.getByRole('menuitem', { name: '修改密码' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: '修改手机号' })).toHaveCount(0);
});

test('[NTC-2] a click leads where the type says, when that page is the user’s', async ({
  page,
}) => {
  const { id, username } = await hire();
  await ring(id, 1, '认证有了新进展');
  await enter(page, username);
  await bell(page).click();
  await list(page).getByText('认证有了新进展', { exact: true }).click();
  await expect(page).toHaveURL(/\/appCenter\/company$/);
});

test('[NTC-5] a notice rings at once, stays in view, and is counted', async ({ page }) => {
  const { id, username } = await hire();
  const opened = page.waitForEvent('websocket');
  await enter(page, username);
  const socket = await opened;
  await socket.waitForEvent('framesent');
  await ring(id, 0, '刚刚发生的事');
  const popup = page.getByRole('alert').filter({ hasText: '刚刚发生的事' });
  await expect(popup).toContainText('通知');
  await expect(bell(page)).toHaveAccessibleName('通知，1 条未读');
  await page.waitForTimeout(5_000);
  await expect(popup).toBeVisible();
});

for (const width of [375, 1440])
  test(`[NTC-2, NTC-5] at a width of ${width}, what arrives covers nothing, leads to its page, and Escape closes all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id, username } = await hire();
    const opened = page.waitForEvent('websocket');
    await enter(page, username, '/message/notice');
    await (await opened).waitForEvent('framesent');
    await ring(id, 0, '第一件事');
    await ring(id, 0, '第二件事');
    const arrived = page.getByRole('alert').filter({ hasText: '第二件事' });
    await expect(arrived).toContainText('还有 1 条');
    expect(await coveredBy(page, '[role="alert"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('通知，2 条未读');

    await ring(id, 1, '认证又有了进展');
    await page.getByRole('alert').getByRole('button', { name: '认证又有了进展' }).click();
    await expect(page).toHaveURL(/\/appCenter\/company$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('通知，2 条未读');
  });

for (const width of [375, 1440])
  test(`at a width of ${width}, what a form says on top covers neither buttons nor the pager, and goes by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { username, companyId } = await found(3);
    await fileParts(companyId, [...Array.from({ length: 24 }, (_, at) => `量杯 ${at}`), '试管']);
    await enter(page, username, '/product/part?limit=10');
    await expect(row(page, '试管')).toBeVisible();
    await act(page, '试管', '编辑');
    const form = drawer(page, '编辑物料');
    // Not a picture: a message with a title.
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...(await picture('#0b7a5b')), name: 'a.txt', mimeType: 'text/plain' });
    const popup = page.locator('.ant-notification-notice');
    await expect(popup).toBeVisible();
    expect(await coveredBy(page, '.ant-notification-notice')).toEqual([]);
    await form.getByLabel('物料名称', { exact: true }).fill('试管架');
    await save(page, '编辑物料').click();
    const toast = page.locator('.ant-message-notice');
    await expect(toast).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible();
    expect(await coveredBy(page, '.ant-message-notice')).toEqual([]);
    await expect(toast).toHaveCount(0);
  });

test('[NTC-4, NTC-5] a warning stays in view, silence reconnects, and nothing is missed meanwhile', async ({
  page,
}) => {
  const { id, username } = await hire();
  let sockets = 0;
  let isSilent = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    sockets += 1;
    const isFirst = sockets === 1;
    const server = socket.connectToServer();
    if (isFirst) socket.send(JSON.stringify({ type: 'warning', content: '发现可疑扫码' }));
    server.onMessage((message) => {
      if (!isFirst || !isSilent) socket.send(message);
    });
  });
  await enter(page, username);
  await expect(page.getByRole('alert').filter({ hasText: '发现可疑扫码' })).toBeVisible();
  isSilent = true;
  await ring(id, 0, '没有送到的通知');
  await expect.poll(() => sockets).toBeGreaterThan(1);
  await expect(page.getByRole('alert').filter({ hasText: '没有送到的通知' })).toBeVisible();
});

test('[ERR-6] the notice centre filters, and says so when nothing is there', async ({ page }) => {
  const { id, username } = await hire();
  await ring(id, 5, '风险提醒一则');
  await enter(page, username, '/message/notice');
  const main = page.getByRole('main');
  await expect(main.getByText('风险提醒一则', { exact: true })).toBeVisible();
  await main.getByLabel('搜索标题或内容').fill('不存在的词');
  await page.keyboard.press('Enter');
  await expect(main.getByText('没有符合条件的通知')).toBeVisible();
  await expect(main.getByText('风险提醒一则', { exact: true })).toHaveCount(0);
});
