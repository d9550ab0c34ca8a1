import { expect } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[MNU-36] the company sees what its dealers have, sell and have open, with the documents behind it', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const name = '舟山定海店';
  const dealer = await addDealer(page, company, name);
  const codes = await bindUnits(page, company, 4);
  await shipTo(page, company, dealer, codes);
  const call = await callerOf(page, company.username);
  await call.post('saleRecord/add', {
    codes: codes.slice(0, 1),
    sold_at: new Date().toISOString(),
    dealer_id: dealer.id,
  });

  await enter(page, company.username, '/query/dealerData');
  await row(page, name).getByRole('link', { name: '3', exact: true }).first().click();
  await expect(page).toHaveURL(/\/identity\/list\?dealer_id=/);
  await expect(page.getByText(/共 3 条/)).toBeVisible();
  await openPage(page, '/query/dealerData');
  await page.getByText('评分怎么算').click();
  await expect(page.getByText(/每收 1,000 件出现 1 起/)).toBeVisible();
  await inspect(page, 'dealer-data', complaints);

  await openPage(page, '/query/dealerSales');
  await expect(row(page, name)).toContainText('25%');
  await expect(page.getByText('上期为 0').first()).toBeVisible();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /每月收货与销售/ }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('每月收货与销售.png');
  await page.getByText('按月', { exact: true }).click();
  await expect(page).toHaveURL(/by=month/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('经销商销售.csv');
  await inspect(page, 'dealer-sales', complaints);
  await page.getByText('按经销商', { exact: true }).click();
  await row(page, name).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/trace\/sale\?dealer_id=/);

  // Something on its way is open until it is received.
  const more = await bindUnits(page, company, 2);
  const { id } = await call.post<{ id: number }>('shipment/add', {
    kind: 'dealer',
    dealer_id: dealer.id,
  });
  await call.post('shipment/scan', { id, codes: more });
  await call.post('shipment/check', { id });
  await call.post('shipment/ship', { id });
  await openPage(page, '/query/dealerWip');
  await expect(row(page, name)).toContainText('2');
  await inspect(page, 'dealer-wip', complaints);
  await row(page, name).getByRole('link', { name: '1', exact: true }).first().click();
  await expect(page).toHaveURL(/\/trace\/shipment\?dealer_id=/);

  await openPage(page, '/appCenter/dealer');
  await page.getByRole('button', { name: '上下级关系' }).click();
  await expect(page.getByRole('dialog', { name: '上下级关系' })).toContainText(name);
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of ['/query/dealerData', '/query/dealerSales', '/query/dealerWip']) {
    await openPage(page, path);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNoSidewaysScroll(page, `${path.split('/').at(-1)}-phone`);
  }
});
