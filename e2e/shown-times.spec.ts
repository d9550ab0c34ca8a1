import { expect, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { bar, design, onPage, rows } from './support/designing.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('[DSG-2] a block is given its time, consumers see it then only, and the page need not be published again', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const complaints = watchConsole(page);
  const blocks = [
    newBlock(captionText, { name: '手冲壶' }),
    newBlock(notice, { noticeText: '五月满减' }),
  ];
  await design(page, company.username, blocks, '壶');

  // By mouse to the block, by keys to its time.
  await onPage(page).nth(1).click();
  const panel = page.getByRole('complementary', { name: '样式设置' });
  const when = panel.getByRole('button', { name: /^显示时间/ });
  await when.focus();
  await page.keyboard.press('Enter');
  await expect(when).toHaveText('显示时间：一直');
  const until = panel.getByRole('textbox', { name: '停止显示' });
  await until.fill('2024-05-31 23:59');
  await page.keyboard.press('Enter');
  await expect(when).toHaveText('显示时间：至 2024-05-31 23:59');
  await expect(panel).toContainText('现在不显示给消费者');
  await inspect(page, 'shown-times', complaints);
  await page.getByText('排序', { exact: true }).click();
  await expect(rows(page).nth(1)).toContainText('至 2024-05-31 23:59');
  await button(page, /^检查/).click();
  await expect(page.getByText('显示时间已过，消费者不再看到')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+Enter');
  const publish = page.getByRole('dialog', { name: '发布页面' });
  await publish.getByRole('checkbox', { name: /^全部产品/ }).check();
  await publish.getByRole('button', { name: '立即发布' }).click();
  await expect(bar(page)).toContainText('已发布第 1 版');
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  await buyer.goto(`/c/${codes[0]}`);
  await expect(buyer.getByText('手冲壶', { exact: true }).first()).toBeVisible();
  await expect(buyer.getByText('五月满减')).toHaveCount(0);

  // With a time ahead it is there, and goes by itself.
  const { get, post } = await callerOf(page, company.username);
  const list = await get<{ id: number; name: string; version: number }[]>('pageTemplate/index');
  const { id } = list.find(({ name }) => name === '手冲壶溯源页')!;
  const { document, version } = await get<{
    version: number;
    document: { order: string[]; blocks: Record<string, object> };
  }>(`pageTemplate/info?id=${id}`);
  const timed = document.order[1]!;
  const over = new Date(Date.now() + 20_000);
  Object.assign(document.blocks[timed]!, { until: over.toISOString() });
  const saved = await post<{ version: number }>('pageTemplate/save', { id, version, document });
  await post('pageTemplate/publish', { id, version: saved.version });
  await buyer.reload();
  await expect(buyer.getByText('五月满减').first()).toBeVisible();
  await expect(async () => {
    await buyer.reload();
    await expect(buyer.getByText('五月满减')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});
