import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newBlock } from '#blocks/kit/document.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { found } from './support/backstage.ts';
import { design, onPage, phone } from './support/designing.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
async function picture(name: string, background: string, width = 400, height = 300) {
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

test('[UPL-1] pictures come many at once into folders, are cropped, used on a page, and tell where before they go', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await enter(page, username, '/product/media');
  await expect(page.getByText('还没有图片')).toBeVisible();
  await inspect(page, 'picture-library-none', complaints);
  await page.getByRole('button', { name: '新增文件夹' }).click();
  await page.getByLabel('文件夹名称').fill('春季活动');
  await dialog(page, /文件夹/)
    .getByRole('button', { name: '保存' })
    .click();
  const folders = page.getByRole('navigation', { name: '文件夹' });
  await expect(folders.getByRole('button', { name: /^春季活动/ }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('button', { name: '上传图片' }).first().click();
  const upload = dialog(page, '上传图片到“春季活动”');
  await upload
    .locator('input[type=file]')
    .setInputFiles([
      await picture('横幅.png', '#0b7a5b', 750, 400),
      await picture('海报.png', '#c8402f'),
      await picture('背景.png', '#2b5c8a'),
    ]);
  await upload.getByRole('button', { name: '开始上传' }).click();
  await expect(upload.getByRole('status')).toContainText('3 个已上传');
  await upload.getByRole('button', { name: '保存' }).click();
  await expect(upload).toHaveCount(0);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of ['横幅', '海报', '背景']) await expect(row(name)).toContainText('未使用');
  await inspect(page, 'picture-library', complaints);

  // Cropped by a preset and by keys; the original stays.
  await page.getByRole('button', { name: '横幅 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '裁剪', exact: true }).click();
  const crop = dialog(page, '裁剪“横幅”');
  await crop.getByText('方形 1:1').click();
  const frame = crop.getByRole('button', { name: /^裁剪范围/ });
  await expect(frame).toHaveAccessibleName('裁剪范围：左 175，上 0，宽 400，高 400 像素');
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(frame).toHaveAccessibleName('裁剪范围：左 167，上 0，宽 392，高 392 像素');
  await inspect(page, 'picture-library-crop', complaints, { isCovered: true });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'picture-library-crop-phone');
  await inspect(page, 'picture-library-crop-phone', complaints, { isCovered: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await crop.getByRole('button', { name: '另存为新图片' }).click();
  await expect(row('横幅 裁剪')).toContainText('392×392');
  await expect(row('横幅')).toHaveCount(2);

  // In the designer several are chosen at once; one of them is cropped there.
  await design(page, username, [newBlock(pictureAds)], '壶');
  await onPage(page).first().click();
  const panel = page.getByRole('complementary', { name: '样式设置' });
  await panel.getByRole('button', { name: '从图片库添加' }).click();
  const library = dialog(page, '从图片库选择');
  const tile = (name: string) => library.getByRole('button', { name: new RegExp(`^${name} `) });
  await tile('海报').click();
  await tile('背景').focus();
  await page.keyboard.press('Space');
  await inspect(page, 'picture-library-choose', complaints, { isCovered: true });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'picture-library-choose-phone');
  await inspect(page, 'picture-library-choose-phone', complaints, { isCovered: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await library.getByRole('button', { name: '选用 2 张' }).click();
  await expect(phone(page).locator('.b-ads img')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(phone(page).locator('.b-ads img')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(phone(page).locator('.b-ads img')).toHaveCount(2);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  // Where it is used is told before it goes, with a way there.
  await enter(page, username, '/product/media');
  await expect(row('海报')).toContainText('1 处');
  await page.getByRole('button', { name: '海报 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除', exact: true }).click();
  const remove = dialog(page, '从图片库删除“海报”');
  await expect(remove.getByRole('link', { name: '手冲壶溯源页' })).toBeVisible();
  await expect(remove).toContainText('图片继续显示');
  await inspect(page, 'picture-library-delete', complaints, { isCovered: true });
  await remove.getByRole('button', { name: '删除', exact: true }).click();
  await expect(row('海报')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'picture-library-phone');
  await inspect(page, 'picture-library-phone', complaints);
});
