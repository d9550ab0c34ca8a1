import { expect, type Page } from '@playwright/test';
import { establish, orderPack } from './support/codes.ts';
import { check, phone, ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, photograph, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const steps = (page: Page) => page.getByRole('list', { name: '从这里开始' }).getByRole('listitem');

test('[MNU-1] a company that begins is led through its first steps, and then sees what to do and what happens', async ({
  page,
  playwright,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await enter(page, company.username, '/dashboard/workplace');
  await expect(page.getByText('已完成 3 / 7')).toBeVisible();
  await expect(steps(page).filter({ hasText: '生成第一批标识' })).toContainText('下一步');
  await expect(page.getByRole('list', { name: '关键数字' })).not.toContainText('今日生成标识');
  await inspect(page, 'workplace-new', complaints);
  await steps(page).getByRole('link', { name: '生成第一批标识' }).click();
  await expect(page).toHaveURL(/\/identity\/pack/);

  const { codes } = await orderPack(page, company, 6, true);
  await ship(page, company, codes.slice(0, 4));
  const asker = await phone(playwright, 'workplace');
  await check(asker, codes[0]!);
  // Not shipped: it fires a rule.
  await check(asker, codes[5]!);
  await expect(async () => {
    await openPage(page, '/dashboard/workplace');
    await expect(page.getByText('已完成 6 / 7')).toBeVisible({ timeout: 3_000 });
    await expect(page.getByRole('list', { name: '待处理的风险事件' })).toContainText(
      '未发货被查询',
      { timeout: 3_000 },
    );
  }).toPass();
  await expect(steps(page).filter({ hasText: '下一步' })).toContainText('发布扫码后看到的页面');
  const figures = page.getByRole('list', { name: '关键数字' });
  await expect(figures).toContainText('今日生成标识6');
  await expect(page.getByRole('figure', { name: '近 14 天的查询与结论' })).toBeVisible();
  await inspect(page, 'workplace-begun', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/dashboard/workplace');
  await expect(steps(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'workplace-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/dashboard/workplace');

  await page.getByRole('list', { name: '待处理的风险事件' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sale\/incident\?keyword=/);
});

test('[MNU-1] the workplace shows on a map where codes are scanned, which leads to the scans of a province', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await enter(page, 'demo', '/dashboard/workplace');
  const places = page.getByRole('region', { name: '近 14 天查询的地区' });
  await places.scrollIntoViewIfNeeded();
  await expect(places.locator('canvas').first()).toBeVisible();
  await inspect(page, 'workplace-map', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await places.scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page, 'workplace-map-phone');
  await photograph(page, 'workplace-map-phone');
  await places.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sale\/heatmap\?province=\d+/);
});
