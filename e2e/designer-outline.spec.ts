import { expect, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { video } from '#blocks/video/spec.ts';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { bar, design, expectBlocks, offer, onPage, phone, rows } from './support/designing.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[DSG-2] blocks are named, hidden from consumers and found by pinyin beside the page, by mouse and by keys', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await design(
    page,
    username,
    [
      newBlock(captionText, { name: '春季活动' }),
      newBlock(notice, { noticeText: '停售通知' }),
      newBlock(video),
    ],
    '说明',
  );
  await page.getByText('排序', { exact: true }).click();

  // By keys: F2 names it, Escape leaves the name as it was.
  const first = rows(page)
    .first()
    .getByRole('button', { name: /春季活动/ });
  await first.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('不要');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: '“标题文字”的名称' })).toBeFocused();
  await page.keyboard.type('活动横幅');
  await page.keyboard.press('Enter');
  await expectBlocks(page, ['活动横幅', '公告', '视频']);
  await expect(rows(page).first()).toContainText('标题文字 · 春季活动');
  // By mouse.
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /停售通知/ })
    .dblclick();
  await page.getByRole('textbox', { name: '“公告”的名称' }).fill('停售');
  await page.getByRole('heading', { level: 1 }).click();
  await expectBlocks(page, ['活动横幅', '停售', '视频']);

  // What is hidden stays here, pale, and is not checked: the film has no file.
  await rows(page).nth(2).hover();
  await button(page, '隐藏“视频”').click();
  await expectBlocks(page, ['活动横幅', '停售', '视频（已隐藏）']);
  await expect(phone(page).locator('[data-hidden]')).toHaveCSS('opacity', '0.32');
  await expect(rows(page).nth(2).getByRole('img', { name: '已隐藏' })).toBeVisible();
  await onPage(page).nth(1).click();
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expectBlocks(page, ['活动横幅', '停售（已隐藏）', '视频（已隐藏）']);
  await page.keyboard.press('ControlOrMeta+z');
  await expectBlocks(page, ['活动横幅', '停售', '视频（已隐藏）']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(button(page, '检查')).toBeVisible();

  // Found by initials, by whole pinyin, and by their own name.
  const search = page.getByRole('textbox', { name: '搜索页面上的模块' });
  await search.fill('hdhf');
  await expect(rows(page)).toHaveCount(1);
  await search.fill('shipin');
  await expect(rows(page)).toHaveText([/视频/]);
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '视频' })).toBeVisible();
  await search.fill('没有');
  await expect(page.getByText('没有找到“没有”')).toBeVisible();
  await search.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await inspect(page, 'designer-outline', complaints);

  // Phones get neither the hidden blocks nor the names.
  await expect(bar(page).getByText('已保存', { exact: true })).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('id'));
  const { post } = await callerOf(page, username);
  const { url } = await post<{ url: string }>('pageTemplate/draftLink', { id });
  const markup = await (await page.request.get(url)).text();
  expect(markup).toContain('春季活动');
  expect(markup).not.toMatch(/停售|活动横幅|data-hidden/);

  // The palette knows pinyin, too.
  await page.getByText('模块', { exact: true }).first().click();
  await page.getByRole('textbox', { name: '搜索模块' }).fill('biaotiwz');
  await expect(offer(page, '标题文字')).toBeVisible();
  await expect(offer(page, '公告')).toHaveCount(0);
});
