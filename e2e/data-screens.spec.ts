import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, packBox, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, photograph, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { row } from './support/rows.ts';
import { test } from './support/windows.ts';

const front = '[data-panel]:not([style*="none"])';
const tile = (page: Page, name: string) =>
  page
    .locator(front)
    .getByRole('list', { name: '关键数字' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('strong');
/** The screen reads its figures by itself, every ten seconds. */
const sees = (page: Page, name: string, value: string) =>
  expect(tile(page, name), name).toHaveText(value, { timeout: 60_000 });
const follow = (page: Page, name: string) =>
  page
    .locator(front)
    .getByRole('link', { name: `查看“${name}”的明细` })
    .click();

test('[MNU-2] the data screens of shipments and packing show what is done without being loaded again, lead to the rows, and fill a wall', async ({
  page,
}) => {
  // The screens read their figures every ten seconds.
  const complaints = watchConsole(page);
  const company = await establish();
  const call = await callerOf(page, company.username);
  const dealer = await addDealer(page, company, '舟山普陀店');
  await page.setViewportSize({ width: 1440, height: 900 });

  await enter(page, company.username, '/dashboard/shipmentScreen');
  await sees(page, '发货件数', '0');
  await expect(page.getByText('这些天还没有数据，一有变化就会出现在这里')).toBeVisible();
  await photograph(page, 'screen-empty');
  const codes = await bindUnits(page, company, 5);
  await shipTo(page, company, dealer, codes);
  await sees(page, '发货件数', '5');
  await expect(tile(page, '其中已收')).toHaveText('5');
  await expect(page.getByRole('region', { name: '收货方' })).toContainText('舟山普陀店');
  await inspect(page, 'screen-shipment', complaints);
  await follow(page, '发货件数');
  await expect(page).toHaveURL(/\/query\/shippingDetail\?.*from=company/);
  await expect(row(page, '舟山普陀店')).toContainText('5');

  await openPage(page, '/dashboard/packingScreen');
  await sees(page, '装箱件数', '0');
  const { box } = await packBox(page, company, 4);
  await sees(page, '装箱件数', '4');
  await expect(tile(page, '正在装')).toHaveText('1');
  await call.post('packing/pack', { parent: box, is_partial: true });
  await sees(page, '零箱', '1');
  await expect(tile(page, '封箱')).toHaveText('1');
  await photograph(page, 'screen-packing');
  await follow(page, '零箱');
  await expect(page).toHaveURL(/filling/);
  await expect(row(page, box)).toBeVisible();

  // On a wall, in full screen, and in a hand.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPage(page, '/dashboard/shipmentScreen?period=week');
  const week = page.locator(front).getByRole('button', { name: '近 7 天' });
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await page.locator(front).getByRole('button', { name: '全屏' }).click();
  await expect(page.locator(front).getByRole('button', { name: '退出全屏' })).toBeVisible();
  await photograph(page, 'screen-wall');
  await follow(page, '发货件数');
  await expect(row(page, '舟山普陀店')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement === null)).toBe(true);

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/dashboard/shipmentScreen');
  await sees(page, '发货件数', '5');
  await expectNoSidewaysScroll(page, 'screen-phone');
  await photograph(page, 'screen-phone');
});

test('[MNU-2] the data screens of work in progress, sales and dealers show what is made and sold, and lead to the rows', async ({
  page,
}) => {
  const company = await establish();
  const call = await callerOf(page, company.username);
  const dealer = await addDealer(page, company, '舟山普陀店');
  await enter(page, company.username, '/dashboard/productionScreen');
  await sees(page, '产出件数', '0');
  await expect(tile(page, '在制未完')).toHaveText('500');
  const codes = await bindUnits(page, company, 5);
  await sees(page, '产出件数', '5');
  await expect(tile(page, '在制未完')).toHaveText('495');
  await photograph(page, 'screen-production');
  await follow(page, '生产中批次');
  await expect(row(page, 'B-500')).toBeVisible();

  await openPage(page, '/dashboard/saleScreen');
  await sees(page, '售出件数', '0');
  await shipTo(page, company, dealer, codes);
  const sold_at = new Date().toISOString();
  await call.post('saleRecord/add', { codes: codes.slice(0, 2), sold_at, dealer_id: dealer.id });
  await sees(page, '售出件数', '2');
  await expect(tile(page, '动销经销商')).toHaveText('1');
  await photograph(page, 'screen-sale');
  await follow(page, '售出件数');
  await expect(page).toHaveURL(/\/trace\/sale\?.*sold_at/);
  await expect(row(page, '舟山普陀店')).toContainText('2');

  await openPage(page, '/dashboard/dealerScreen');
  await sees(page, '经销商售出', '2');
  await expect(tile(page, '经销商收货')).toHaveText('5');
  await photograph(page, 'screen-dealer');
  await follow(page, '经销商售出');
  await expect(page).toHaveURL(/\/query\/dealerSales\?.*days/);
});

test('[MNU-2] the data screens of customers and orders show what is ordered, and lead to the rows', async ({
  page,
}) => {
  const company = await establish();
  const call = await callerOf(page, company.username);
  await enter(page, company.username, '/dashboard/customerScreen');
  await sees(page, '客户总数', '0');
  const customer = await call.post<{ id: number }>('customer/add', { name: '宁波甬江茶行' });
  await sees(page, '客户总数', '1');
  await openPage(page, '/dashboard/orderScreen');
  await sees(page, '新增订单', '0');
  const lines = [{ part_id: company.partId, quantity: 30, price: 12_800 }];
  await call.post('salesOrder/add', { customer_id: customer.id, lines });
  await sees(page, '新增订单', '1');
  await expect(tile(page, '订购件数')).toHaveText('30');
  await expect(tile(page, '订单金额')).toHaveText('¥3,840');
  await photograph(page, 'screen-order');
  await openPage(page, '/dashboard/customerScreen');
  await sees(page, '客户订单', '1');
  await photograph(page, 'screen-customer');
  await follow(page, '客户订单');
  await expect(page).toHaveURL(/\/orderGoods\/so\?.*buyer_kind=customer/);
  await expect(row(page, '宁波甬江茶行')).toBeVisible();
});

test('a data screen says when it cannot be read, keeps its figures, and goes on once it can', async ({
  page,
}) => {
  const company = await establish();
  await enter(page, company.username, '/dashboard/packingScreen');
  await sees(page, '装箱件数', '0');
  await page.route('**/packingScreen/index*', (route) => route.abort());
  await expect(page.getByRole('alert').filter({ hasText: '暂时连不上服务器' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(tile(page, '装箱件数')).toHaveText('0');
  await packBox(page, company, 3);
  await page.unroute('**/packingScreen/index*');
  await sees(page, '装箱件数', '3');
  await expect(page.getByText('每 10 秒自动更新')).toBeVisible();
});
