import { expect, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { model3d } from '#blocks/model-3d/spec.ts';
import { notice } from '#blocks/notice/spec.ts';
import { found } from './support/backstage.ts';
import { bar, design, expectBlocks, onPage, phone } from './support/designing.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { test } from './support/windows.ts';

type Point = { x: number; y: number };

/** A finger that rests on the first point, moves to the second, and is lifted. */
async function dragByFinger(page: Page, from: Point, to: Point, meanwhile: () => Promise<void>) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  // As long as tells dragging from scrolling.
  await page.waitForTimeout(400);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  await meanwhile();
  await send('touchEnd', []);
}

test('[DSG-2] by finger on a small screen blocks are added, dragged, taken away and brought back', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 375, height: 740 }, hasTouch: true });
  const complaints = watchConsole(page);
  const { username } = await found(3);
  const blocks = [
    newBlock(captionText, { name: '标题' }),
    newBlock(notice, { noticeText: '公告内容' }),
    newBlock(model3d),
  ];
  await design(page, username, blocks, '说明');
  await expectBlocks(page, ['标题文字', '公告', '3D 模型']);

  const middleOf = async (at: number) => {
    const { x, y, width, height } = (await onPage(page).nth(at).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2, bottom: y + height };
  };
  const from = await middleOf(0);
  const to = await middleOf(1);
  await dragByFinger(page, from, { x: to.x, y: to.bottom - 2 }, async () => {
    await expect(page.locator('[data-place="2"]')).toBeVisible();
  });
  await expectBlocks(page, ['公告', '标题文字', '3D 模型']);
  await expectNoSidewaysScroll(page, 'designer-touch');

  await onPage(page).nth(2).tap();
  const toolbar = page.getByRole('toolbar', { name: /3D 模型/ });
  await toolbar.getByRole('button', { name: '删除' }).tap();
  await expectBlocks(page, ['公告', '标题文字']);
  await bar(page).getByRole('button', { name: '撤销' }).tap();
  await expectBlocks(page, ['公告', '标题文字', '3D 模型']);

  await page.getByText('模块与排序', { exact: true }).tap();
  await page.getByRole('button', { name: '视频', exact: true }).tap();
  await page.getByText('画布', { exact: true }).tap();
  await expectBlocks(page, ['公告', '标题文字', '3D 模型', '视频']);
  await page.getByText('设置', { exact: true }).tap();
  const panel = page.getByRole('complementary', { name: '样式设置' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('视频');
  await inspect(page, 'designer-touch-panel', complaints);
});

test('[DSG-2] a click on a button that works for consumers only says so', async ({ page }) => {
  const { username } = await found(3);
  await design(page, username, [newBlock(model3d, { modelUrl: '/sample.glb' })], '说明');
  const link = (await phone(page).getByText('查看 3D 模型').boundingBox())!;
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
  await expect(
    page.getByText('在编辑器中点击无效，发布后可用').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(onPage(page).first()).toHaveAttribute('aria-selected', 'true');
});
