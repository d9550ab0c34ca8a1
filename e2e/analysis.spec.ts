import { expect, type Page } from '@playwright/test';
import { callerOf, establish, type Company } from './support/codes.ts';
import { check, phone } from './support/consumers.ts';
import { addDealer, bindUnits, packBox, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, settled, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const figures = (page: Page) => page.getByRole('list', { name: '关键数字' }).getByRole('listitem');
/** The figures as the page shows them, by name. */
async function read(page: Page): Promise<Record<string, string>> {
  await settled(page);
  const shown = await figures(page).evaluateAll((tiles) =>
    tiles.map((tile) => [
      tile.firstChild!.firstChild!.textContent,
      tile.querySelector('strong')!.textContent,
    ]),
  );
  return Object.fromEntries(shown) as Record<string, string>;
}

async function sell(page: Page, company: Company, dealer: number, codes: string[]) {
  const call = await callerOf(page, company.username);
  const sold_at = new Date().toISOString();
  await call.post('saleRecord/add', { codes, sold_at, dealer_id: dealer });
}

test('[MNU-1] the analysis rises by exactly what was done, and leads to what is behind each figure', async ({
  page,
  playwright,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await enter(page, company.username, '/dashboard/analysis');
  await expect(page.getByText('还没有可以分析的数据')).toBeVisible();
  await expect(page.getByRole('link', { name: '去生成标识' })).toBeVisible();

  const dealer = await addDealer(page, company, '舟山普陀店');
  const { codes } = await packBox(page, company, 6);
  await shipTo(page, company, dealer, codes.slice(0, 4));
  await sell(page, company, dealer.id, codes.slice(0, 1));
  const asker = await phone(playwright, 'analysis');
  for (const code of codes.slice(0, 3)) await check(asker, code);
  const first = {
    生成: '7',
    打印: '0',
    绑定: '6',
    装箱: '6',
    发货: '4',
    售出: '1',
    查询: '3',
    激活: '0',
  };
  await expect
    .poll(async () => {
      await openPage(page, '/dashboard/workplace');
      await openPage(page, '/dashboard/analysis');
      return read(page);
    })
    .toEqual(first);
  await expect(page.locator('canvas').first()).toBeVisible();
  await inspect(page, 'dashboard-analysis', complaints);

  const more = await bindUnits(page, company, 5);
  await shipTo(page, company, dealer, more.slice(0, 2));
  await sell(page, company, dealer.id, more.slice(0, 2));
  await openPage(page, '/dashboard/workplace');
  await openPage(page, '/dashboard/analysis');
  const second = { ...first, 生成: '12', 绑定: '11', 发货: '6', 售出: '3' };
  expect(await read(page)).toEqual(second);

  // What each figure counts, and what is behind it.
  await page.getByRole('button', { name: '“售出”统计什么' }).click();
  await expect(page.getByRole('tooltip')).toContainText('作废的销售从那天扣除');
  for (const [name, path, rows] of [
    ['生成', /\/identity\/pack\?.*create_time/, 3],
    ['绑定', /\/trace\/binding\?.*event_time/, 2],
    ['装箱', /\/trace\/binding\?.*tab=packing/, 1],
    ['发货', /\/trace\/shipment\?.*ship_time/, 2],
    ['售出', /\/trace\/sale\?.*sold_at/, 2],
  ] as const) {
    await page.getByRole('link', { name: `查看“${name}”的明细` }).click();
    await expect(page, name).toHaveURL(path);
    const table = page.locator('[data-panel]:not([style*="none"])').getByRole('table').first();
    await expect(table.locator('tbody tr:not([aria-hidden])'), name).toHaveCount(rows);
    await openPage(page, '/dashboard/analysis');
  }
  await page.getByRole('button', { name: '查看“查询”的明细' }).click();
  const drawer = page.getByRole('dialog', { name: '查询明细' });
  await expect(drawer.getByRole('list', { name: '查询明细' }).getByRole('listitem')).toHaveCount(3);
  await expect(drawer).toContainText(codes[0]!);
  await inspect(page, 'dashboard-analysis-scans', complaints, { isCovered: true });
  await page.keyboard.press('Escape');

  // Taken along as a workbook and as a picture.
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toMatch(/^分析-.*\.xlsx$/);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '存为图片' }).first().click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^分析 生成.*\.png$/);
  await picture.saveAs('test-results/pictures/dashboard-analysis-chart.png');

  // Narrowed to a dealer: only what is counted by dealer.
  await page.getByRole('button', { name: '只看 细口手冲壶' }).click();
  await expect(page).toHaveURL(new RegExp(`part_id=${company.partId}`));
  expect(await read(page)).toMatchObject({ 绑定: '11', 售出: '3', 查询: '3' });
  await openPage(page, `/dashboard/analysis?dealer_id=${dealer.id}`);
  expect(await read(page)).toEqual({
    ...{ 生成: '–', 打印: '–', 绑定: '–', 装箱: '–', 激活: '–' },
    ...{ 发货: '6', 售出: '3', 查询: '3' },
  });

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/dashboard/analysis');
  await expect(figures(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'dashboard-analysis-phone');
});
