import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { appoint, hire } from './support/backstage.ts';
import { callAs } from './support/codes.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const choose = async (page: Page, words: string) =>
  page.locator('.ant-select-item-option:visible').filter({ hasText: words }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function picture() {
  const colour = randomUUID().slice(0, 6);
  const create = { width: 720, height: 120, channels: 3 as const, background: `#${colour}` };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${colour}.png`, mimeType: 'image/png', buffer };
}

test('[MNU-40] the platform publishes an article, an ad and help, and everybody meets them where they are', async ({
  page,
  openWindow,
}) => {
  const mark = randomUUID().slice(0, 6);
  const { username } = await appoint();

  await enter(page, username, `/content/article?keyword=${mark}`, 'admin');
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const article = dialog(page, '新增文章');
  await article.getByLabel('标题', { exact: true }).fill(`新动态 ${mark}`);
  await article.getByLabel('标题（英文）').fill(`News ${mark}`);
  await article.getByRole('button', { name: '保存' }).click();
  // The text is required.
  await expect(article.getByText('正文：不能为空')).toBeVisible();
  await article.getByRole('textbox', { name: '正文' }).fill(`第一段 ${mark}`);
  await article.getByRole('button', { name: 'English' }).click();
  await article.getByRole('textbox', { name: '正文（英文）' }).fill(`First words ${mark}`);
  await article.getByRole('switch').click();
  await article.getByRole('button', { name: '保存' }).click();
  await expect(article).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: `新动态 ${mark}` });
  await expect(row).toContainText('草稿');
  await row.getByRole('button', { name: /^预览/ }).click();
  const preview = dialog(page, `新动态 ${mark}`);
  await expect(preview.getByText(`第一段 ${mark}`)).toBeVisible();
  await preview.getByRole('button', { name: '关闭' }).click();
  await expect(preview).toBeHidden();
  await row.getByRole('button', { name: `新动态 ${mark} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await expect(row).toContainText('已发布');

  await openPage(page, `/operate/ad?keyword=${mark}`);
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const ad = dialog(page, '新增广告');
  await ad.getByLabel('标题', { exact: true }).fill(`横幅 ${mark}`);
  await ad.getByRole('combobox', { name: '广告位' }).click();
  await choose(page, '登录页横幅');
  await ad
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture());
  await expect(ad.getByRole('button', { name: '预览第 1 张图片' })).toBeVisible();
  await ad.getByRole('button', { name: '保存' }).click();
  await expect(ad).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: `横幅 ${mark}` })).toContainText('显示中');

  await openPage(page, `/data/help?keyword=${mark}`);
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const help = dialog(page, '新增帮助');
  await help.getByLabel('标题', { exact: true }).fill(`怎么校准 ${mark}`);
  await help.getByRole('combobox', { name: '分类' }).click();
  await choose(page, '快速入门');
  await help.getByRole('textbox', { name: '正文' }).fill(`先关机再校准 ${mark}`);
  await help.getByRole('button', { name: '保存' }).click();
  await expect(help).toBeHidden();

  const visitor = await openWindow({ viewport: { width: 1440, height: 900 } });
  const banner = visitor.getByRole('img', { name: `横幅 ${mark}` });
  await expect(async () => {
    await visitor.goto('/login');
    await expect(banner).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // The form stays in place while the picture loads.
  const place = await visitor.getByLabel('用户名').boundingBox();
  await visitor.route('**/login/shown', (route) => route.abort());
  await visitor.reload();
  await expect(visitor.getByLabel('用户名')).toBeVisible();
  expect(await visitor.getByLabel('用户名').boundingBox()).toEqual(place);

  const { username: reader } = await hire();
  const staff = await openWindow();
  await enter(staff, reader, '/dashboard/workplace');
  const news = staff.getByRole('button', { name: `新动态 ${mark}` });
  await expect(async () => {
    await openPage(staff, '/dashboard/workplace');
    await expect(news).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await news.click();
  await expect(dialog(staff, `新动态 ${mark}`).getByText(`第一段 ${mark}`)).toBeVisible();
  await expect(staff).toHaveURL(/article=\d+/);

  await openPage(staff, '/appCenter/help');
  await staff.getByRole('searchbox', { name: '搜索帮助' }).fill(`先关机再校准 ${mark}`);
  const entry = staff.getByRole('button', { name: `怎么校准 ${mark}` });
  await entry.click();
  await expect(staff.getByText(`先关机再校准 ${mark}`)).toBeVisible();
  const address = staff.url();
  await openPage(staff, '/dashboard/workplace');
  await openPage(staff, address);
  await expect(staff.getByText(`先关机再校准 ${mark}`)).toBeVisible();

  // What is left here would be met by other journeys.
  const platform = await callAs(username, 'admin');
  const idsOf = async (resource: string) =>
    (await platform.get<{ id: number }[]>(`${resource}/index?keyword=${mark}`)).map(({ id }) => id);
  await platform.post('article/withdraw', { ids: await idsOf('article') });
  await platform.post('ad/delete', { ids: await idsOf('ad') });
  await platform.post('help/delete', { ids: await idsOf('help') });
  await platform.end();
});

test('[ERR-2] a refusal shows the platform’s picture, and the drawing where there is none', async ({
  page,
}) => {
  await enter(page, (await hire()).username, '/dashboard/workplace');
  const body = JSON.stringify({ code: 402, msg: '当前版本不包含此功能，请联系平台升级' });
  await page.route('**/api/workplace/index', (route) =>
    route.fulfill({ status: 402, contentType: 'application/json', body }),
  );
  await page.goto('/dashboard/workplace');
  const modal = page.getByRole('dialog').filter({ hasText: '当前版本不包含此功能' });
  const ad = modal.getByRole('img', { name: '需要更多功能？联系平台升级版本' });
  await expect(ad).toBeVisible();
  await expect(modal.getByRole('button')).toHaveCount(1);
  const size = await modal.boundingBox();
  await modal.getByRole('button', { name: '关闭' }).click();
  await expect(modal).toBeHidden();

  await page.route('**/index/refusedShown', (route) => route.abort());
  await page.goto('/dashboard/workplace');
  await expect(modal.locator('svg[role="img"]')).toBeVisible();
  await expect(ad).toHaveCount(0);
  expect((await modal.boundingBox())?.height).toBe(size?.height);
});

test('ads of the workplace are sent away for the day and stay away', async ({ page }) => {
  await enter(page, (await hire()).username, '/dashboard/workplace');
  const ads = page.getByRole('group', { name: '推荐' });
  await expect(ads).toBeVisible();
  await page.getByRole('button', { name: '今天不再显示' }).click();
  await expect(ads).toHaveCount(0);
  await openPage(page, '/dashboard/workplace');
  await expect(page.getByRole('heading', { name: '平台动态' })).toBeVisible();
  await expect(ads).toHaveCount(0);
});
