import { expect, type Page } from '@playwright/test';
import { establish } from './support/codes.ts';
import { check } from './support/consumers.ts';
import { addDealer, bindUnits, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const hangzhou = '115.236.0.9';
const hohhot = '36.102.0.1';
const tokyo = '133.11.0.1';
/** The row of a place among the figures. */
const row = (page: Page, place: string) =>
  page.getByRole('region', { name: '明细' }).first().getByRole('row').filter({ hasText: place });
const section = (page: Page, title: string) =>
  page
    .locator('section section')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

test('[BP-6] [MNU-28] goods are followed from the country to a province, a city, their dealer, a serial and the incident', async ({
  page,
  playwright,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const name = '舟山定海店';
  const dealer = await addDealer(page, company, name, {
    address: '浙江省舟山市定海区 1 号',
    territories: [{ province: 33, city: null, from_day: '2026-01-01', until_day: null }],
  });
  const codes = await bindUnits(page, company, 4);
  await shipTo(page, company, dealer, codes);
  await enter(page, company.username, '/sale/heatmap');
  await expect(page.getByText('这段时间没有查询')).toBeVisible();

  for (const [at, address] of [hangzhou, hohhot, hohhot, tokyo].entries()) {
    const asker = await playwright.request.newContext({
      baseURL: process.env.E2E_URL,
      userAgent: `phone ${at}`,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    // The consumer is told nothing of territories.
    expect(await check(asker, codes[at]!)).toBe('GENUINE_FIRST');
    await asker.dispose();
  }
  await expect(async () => {
    await page.reload();
    await expect(row(page, '内蒙古')).toContainText('100%', { timeout: 3_000 });
  }).toPass();
  await expect(row(page, '浙江')).toContainText('0%');
  await expect(page.getByTestId('heat-map').locator('canvas').first()).toBeVisible();
  // The lines of the map in words, and what its legend says of them.
  const flows = page.getByRole('region', { name: '窜货流向' }).first();
  await expect(page.getByText('从经销商所在地到区域外查询的地方')).toBeVisible();
  await expect(flows.getByRole('row').filter({ hasText: '内蒙古' })).toContainText(
    `内蒙古${name}2`,
  );
  await inspect(page, 'heatmap', complaints);

  // From a flow to its dealer, whose territories are outlined and lead on.
  await flows.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`dealer_id=${dealer.id}$`));
  await expect(page.getByText('该经销商的销售区域')).toBeVisible();
  const territories = page.getByRole('region', { name: `${name}的销售区域` });
  await expect(territories).toContainText('浙江2026-01-01 起');
  await inspect(page, 'heatmap-dealer', complaints);
  await territories.getByRole('link', { name: '浙江' }).click();
  await expect(page).toHaveURL(/province=33/);
  await expect(row(page, '杭州市')).toContainText('0%');
  // And to the place where the dealer's goods went.
  await openPage(page, '/sale/heatmap');
  await flows.getByRole('link', { name: '内蒙古' }).click();
  await expect(page).toHaveURL(/province=15/);
  await expect(page).toHaveURL(new RegExp(`dealer_id=${dealer.id}`));
  await expect(page.getByRole('heading', { name: '内蒙古：区域外的货物' })).toBeVisible();
  await openPage(page, '/sale/heatmap');
  await expect(row(page, '内蒙古')).toContainText('100%');

  // The days, by keyboard and by themselves.
  const slider = page.getByRole('slider', { name: '选择日期' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(row(page, '内蒙古')).toBeHidden();
  await page.keyboard.press('End');
  await expect(row(page, '内蒙古')).toContainText('100%');
  await page.getByRole('button', { name: '播放' }).click();
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await page.getByRole('button', { name: '暂停' }).click();
  await page.getByRole('button', { name: '整段时间' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('窜货热力图.csv');

  await row(page, '内蒙古').getByRole('link', { name: '内蒙古' }).click();
  await expect(page).toHaveURL(/province=15/);
  await row(page, '呼和浩特市').getByRole('link', { name: '呼和浩特市' }).first().click();
  await expect(page).toHaveURL(/city=/);
  await expect(
    page.getByRole('heading', { name: '内蒙古 呼和浩特市：区域外的货物' }),
  ).toBeVisible();
  await expect(section(page, '经销商')).toContainText(name);
  await expect(section(page, '这些货的发货单')).toContainText('2 件');
  await inspect(page, 'heatmap-city', complaints);
  const city = new URL(page.url());
  const again = () => openPage(page, `${city.pathname}${city.search}`);

  await section(page, '经销商').getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/query\/dealerData\?dealer_id=/);
  await expect(page.locator('tr').filter({ hasText: name, visible: true })).toBeVisible();
  await again();
  await section(page, '这些货的发货单').getByRole('link').click();
  await expect(page).toHaveURL(/\/trace\/shipment\?shipment=\d+/);
  await again();
  await section(page, '区域外被查询的商品').getByRole('link', { name: codes[1]! }).click();
  await expect(page).toHaveURL(/\/trace\/query\?text=/);
  await expect(page.getByRole('region', { name: '轨迹', exact: true })).toContainText('发货');
  await again();
  await section(page, '未结的风险事件（全省）').getByRole('link').click();
  await expect(page).toHaveURL(/\/sale\/incident\?incident=\d+/);
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');

  // The world, by country, and back to the provinces.
  await openPage(page, '/sale/heatmap');
  await page.getByText('全球', { exact: true }).click();
  await expect(page).toHaveURL(/province=0/);
  await expect(row(page, '中国')).toContainText('3');
  await expect(flows.getByRole('row').filter({ hasText: '日本' })).toContainText(`${name}1`);
  await inspect(page, 'heatmap-world', complaints);
  await row(page, '日本').getByRole('link', { name: '日本' }).click();
  await expect(page.getByRole('heading', { name: '日本：区域外的货物' })).toBeVisible();
  await expect(section(page, '经销商')).toContainText(name);
  await expect(section(page, '未结的窜货事件')).toContainText(name);
  await expect(section(page, '区域外被查询的商品')).toContainText(codes[3]!);
  await row(page, '中国').getByRole('link', { name: '中国' }).click();
  await expect(row(page, '内蒙古')).toContainText('100%');
  await expect(page).not.toHaveURL(/province/);

  await page.setViewportSize({ width: 375, height: 740 });
  await again();
  await expect(page.getByRole('heading', { name: /区域外的货物/ })).toBeVisible();
  await expectNoSidewaysScroll(page, 'heatmap-phone');
});
