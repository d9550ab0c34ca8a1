import { expect, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { found, hire } from './support/backstage.ts';
import { bar, design, onPage, phone, rows } from './support/designing.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const comments = (page: Page) => page.getByRole('region', { name: '批注', exact: true });

test('[DSG-2] two authors see where the other is, take over what the other saves, and discuss a block', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const { username, companyId } = await found(3);
  const clerk = await hire('product', companyId);
  await design(page, username, [
    newBlock(captionText, { name: '封面' }),
    newBlock(notice, { noticeText: '新品上市' }),
  ]);
  const other = await openWindow();
  const { pathname, search } = new URL(page.url());
  await enter(other, clerk.username, pathname + search);
  await expect(onPage(other)).toHaveCount(2);

  // Each sees the other, and the block that the other has chosen.
  await expect(button(page, '1 人正在编辑')).toBeVisible();
  await onPage(other).nth(1).click();
  const person = /正在这里$/;
  await expect(page.getByRole('img', { name: person })).toHaveCount(1);
  await page.getByText('模块排序', { exact: true }).click();
  await expect(rows(page).nth(1).getByRole('img', { name: person })).toBeVisible();
  await button(page, '1 人正在编辑').click();
  await page.getByRole('tooltip').getByRole('button', { name: '正在看“公告”' }).click();
  await expect(onPage(page).nth(1)).toHaveAttribute('aria-selected', 'true');

  // Who has nothing unsaved sees what the other saves, without a reload, and who it was.
  const text = other.getByRole('complementary', { name: '样式设置' }).getByRole('textbox').first();
  await text.fill('周五到店');
  await expect(phone(page).getByText('周五到店')).toBeVisible();
  await expect(page.getByText(/修改了：公告$/).first()).toBeVisible();
  await expect(bar(page)).toContainText('已保存');

  // A comment at the chosen block, written by keys.
  await button(page, '批注').first().click();
  await comments(page).getByRole('textbox', { name: '关于“公告”' }).fill('写上日期？');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page).nth(1).getByRole('button', { name: '1 条批注' })).toBeVisible();
  await inspect(page, 'designer-comments', complaints);
  await button(other, '1 条批注').first().click();
  const thread = comments(other).getByRole('listitem');
  await expect(thread).toContainText('写上日期？');
  await thread.getByRole('button', { name: '回复' }).click();
  await thread.getByRole('textbox').fill('写了');
  await thread.getByRole('button', { name: '回复' }).click();
  await expect(comments(page).getByRole('listitem')).toContainText('写了');
  await comments(page).getByRole('button', { name: '解决' }).click();
  await expect(comments(other)).toContainText('没有未解决的批注');
  await expect(button(other, '1 条批注')).toHaveCount(0);

  // What was said stays when the block goes.
  await comments(other).getByRole('button', { name: '显示已解决的 1 条' }).click();
  await thread.getByRole('button', { name: '重新打开' }).click();
  await onPage(other).nth(1).click();
  await other.keyboard.press('Delete');
  await expect(onPage(page)).toHaveCount(1);
  await expect(comments(page).getByRole('listitem')).toContainText('模块已删除');
  await other.close();
  await expect(button(page, '1 人正在编辑')).toHaveCount(0);
});
