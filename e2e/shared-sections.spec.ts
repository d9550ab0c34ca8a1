import { expect, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { bar, design, expectBlocks, onPage, phone } from './support/designing.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[DSG-2] a section shared by two pages is changed on one and follows on the other, published, until it is detached', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const complaints = watchConsole(page);
  // A page that is shown, and a second one whose author only looks.
  await design(page, company.username, [newBlock(captionText, { name: '客服 400' })], '壶');
  await onPage(page).first().click();
  await button(page, '存为片段').click();
  const save = page.getByRole('dialog', { name: '存为片段' });
  await save.getByRole('textbox', { name: '片段名称' }).fill('客服');
  await page.keyboard.press('Enter');
  await expect(save).toHaveCount(0);
  const add = button(page, '作为共享内容添加“客服”');
  await add.focus();
  await page.keyboard.press('Enter');
  await expectBlocks(page, ['标题文字', '标题文字（共享）']);
  await add.click();
  await expect(page.getByText('页面中已有共享片段“客服”')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expectBlocks(page, ['标题文字']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectBlocks(page, ['标题文字', '标题文字（共享）']);
  await onPage(page).nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expectBlocks(page, ['标题文字（共享）']);
  await page.keyboard.press('ControlOrMeta+Enter');
  const publish = page.getByRole('dialog', { name: '发布页面' });
  await publish.getByRole('checkbox', { name: /^全部产品/ }).check();
  await publish.getByRole('button', { name: '立即发布' }).click();
  await expect(bar(page)).toContainText('已发布第 1 版');

  const { post } = await callerOf(page, company.username);
  const { id } = await post<{ id: number }>('pageTemplate/add', { name: '另一页' });
  await enter(page, company.username, `/product/template/templateEdit?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('另一页');
  await button(page, '作为共享内容添加“客服”').click();
  await expectBlocks(page, ['标题文字（共享）']);
  const panel = page.getByRole('complementary', { name: '样式设置' });
  await expect(panel).toContainText('共享片段“客服”');
  await expect(panel).toContainText('修改后可以更新到所有使用它的页面');
  await inspect(page, 'shared-section', complaints);
  await panel.getByRole('textbox', { name: '标题内容' }).fill('客服 95000');
  await expect(panel).toContainText('与共享内容不同');
  await button(page, '更新所有页面').click();
  const update = page.getByRole('dialog', { name: '更新共享片段“客服”' });
  await expect(update.getByRole('list', { name: '将更新的页面' })).toHaveText(
    /手冲壶溯源页.*已发布，消费者将立即看到/,
  );
  await inspect(page, 'shared-section-update', complaints, { isCovered: true });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'shared-section-update-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  await buyer.goto(`/c/${codes[0]}`);
  await expect(buyer.getByText('客服 400')).toBeVisible();
  await update.getByRole('button', { name: '更新', exact: true }).click();
  await expect(update).toHaveCount(0);
  await expect(panel).toContainText('修改后可以更新到所有使用它的页面');
  await buyer.reload();
  await expect(buyer.getByText('客服 95000')).toBeVisible();

  // Detached, it is this page's own.
  await panel.getByRole('button', { name: '断开' }).click();
  await expectBlocks(page, ['标题文字']);
  await expect(phone(page).getByText('客服 95000')).toBeVisible();
});
