import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newBlock } from '#blocks/kit/document.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { bar, design, onPage, phone } from './support/designing.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { test } from './support/windows.ts';

const option = (page: Page, name: string) =>
  page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });

/** Points of the picture, in percent. */
async function pointIn(picture: Locator, x: number, y: number) {
  // It has no height before it is loaded.
  const height = async () => (await picture.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(100);
  const box = (await picture.boundingBox())!;
  return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
}

async function drawByMouse(page: Page, picture: Locator, from: number[], to: number[]) {
  const start = await pointIn(picture, from[0]!, from[1]!);
  const end = await pointIn(picture, to[0]!, to[1]!);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function drawByFinger(page: Page, picture: Locator, from: number[], to: number[]) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const start = await pointIn(picture, from[0]!, from[1]!);
  const end = await pointIn(picture, to[0]!, to[1]!);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  await send('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
  await send('touchMove', [end]);
  await send('touchEnd', []);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
}

test('[DSG-4] [BLK-2] areas of a picture are drawn by mouse, finger and keys, and lead buyers to their own links', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const complaints = watchConsole(page);
  await design(page, company.username, [newBlock(queryResult), newBlock(pictureAds)], '壶');
  await onPage(page).nth(1).click();
  const panel = page.getByRole('complementary', { name: '样式设置' });
  await panel.getByRole('button', { name: '添加图片' }).click();
  await expect(panel.getByText('先上传图片，再画热区')).toBeVisible();
  await panel.getByRole('button', { name: '图片: 上传图片' }).click();
  const upload = page.getByRole('dialog', { name: '图片', exact: true });
  const image = sharp({ create: { width: 750, height: 600, channels: 3, background: '#c8d6cf' } });
  const buffer = await image.png().toBuffer();
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await upload.getByRole('button', { name: '上传', exact: true }).click();
  await expect(upload).toHaveCount(0);

  await panel.getByRole('button', { name: '在图片上画热区' }).click();
  const dialog = page.getByRole('dialog', { name: '图片上的热区' });
  const picture = dialog.getByRole('listbox', { name: '图片上的热区' });
  const areas = picture.getByRole('option');
  await expect(dialog.getByText(/还没有热区/)).toBeVisible();
  await drawByMouse(page, picture, [10, 10], [50, 40]);
  await expect(areas).toHaveCount(1);
  await expect(areas.first()).toBeFocused();
  await dialog.getByLabel('热区名称', { exact: true }).fill('看帮助');
  await dialog.getByRole('combobox', { name: '链接' }).click();
  await option(page, '帮助').click();
  await drawByFinger(page, picture, [55, 50], [95, 90]);
  await expect(areas).toHaveCount(2);
  await expect(areas.nth(1)).toBeFocused();
  await dialog.getByLabel('热区名称', { exact: true }).fill('申请维修');
  await dialog.getByRole('combobox', { name: '链接' }).click();
  await option(page, '申请维修').click();
  // Moved and made smaller by keys, and taken back by them.
  const place = () => areas.nth(1).getAttribute('aria-label');
  const before = await place();
  await areas.nth(1).focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(place).toBe(before);
  await page.keyboard.press('Delete');
  await expect(areas).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(areas).toHaveCount(2);
  await inspect(page, 'hot-areas', complaints, { isCovered: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'hot-areas-phone');
  await inspect(page, 'hot-areas-phone', complaints, { isCovered: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: '完成' }).click();
  // The author sees them on the page.
  await expect(phone(page).locator('.b-ads-area')).toHaveCount(2);
  await inspect(page, 'hot-areas-canvas', complaints);

  await page.keyboard.press('ControlOrMeta+Enter');
  const publish = page.getByRole('dialog', { name: '发布页面' });
  await publish.getByRole('checkbox', { name: /^全部产品/ }).check();
  await publish.getByRole('button', { name: '立即发布' }).click();
  await expect(bar(page)).toContainText('已发布第 1 版');

  const buyer = await openWindow({ viewport: { width: 375, height: 740 }, hasTouch: true });
  const murmurs = watchConsole(buyer);
  await buyer.goto(`/c/${codes[0]}`);
  const help = buyer.getByRole('link', { name: '看帮助', exact: true });
  const shares = async () => {
    const whole = (await buyer.locator('.b-ads-mapped').boundingBox())!;
    const part = (await help.boundingBox())!;
    const of = (value: number, all: number) => Math.round((value / all) * 100);
    return [
      of(part.x - whole.x, whole.width),
      of(part.y - whole.y, whole.height),
      of(part.width, whole.width),
      of(part.height, whole.height),
    ];
  };
  await buyer.locator('.b-ads-mapped').scrollIntoViewIfNeeded();
  await expect.poll(shares).toEqual([10, 10, 40, 30]);
  await inspect(buyer, 'hot-areas-buyer', murmurs);
  await buyer.setViewportSize({ width: 320, height: 740 });
  await expect.poll(shares).toEqual([10, 10, 40, 30]);
  await expect(buyer.getByRole('link', { name: '申请维修', exact: true })).toHaveAttribute(
    'href',
    /^\/repair\?/,
  );
  await help.tap();
  await expect(buyer).toHaveURL(/\/help/);
  const call = await callerOf(page, company.username);
  const [found] = await call.get<{ id: number }[]>('pageTemplate/index');
  await expect
    .poll(async () => {
      const { blocks } = await call.get<{ blocks: object[] }>(
        `pageTemplate/figures?id=${found!.id}`,
      );
      return blocks;
    })
    .toMatchObject([{ taps: 1 }]);
});
