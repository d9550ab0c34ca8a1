import { expect } from '@playwright/test';
import { establish } from './support/codes.ts';
import { addDealer, bindUnits, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[MNU-33] what was shipped is counted over time, by receiver and region, and every figure leads to its lines', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const name = '温州鹿城店';
  const dealer = await addDealer(page, company, name, { address: '浙江省温州市鹿城区人民路 3 号' });
  const codes = await bindUnits(page, company, 5);
  await shipTo(page, company, dealer, codes.slice(0, 3));
  const other = await addDealer(page, company, '广州天河店', {
    address: '广州市天河区体育西路 9 号',
  });
  await shipTo(page, company, other, codes.slice(3));

  await enter(page, company.username, '/query/shipmentStatistics');
  const figures = page.getByRole('list', { name: '合计' });
  await expect(figures).toContainText('发货5');
  await expect(figures).toContainText('上期没有发货');
  await inspect(page, 'shipment-statistics', complaints);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /存为图片/ }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('发货走势.png');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('发货统计.csv');

  await page.getByText('按地区', { exact: true }).click();
  await expect(page).toHaveURL(/by=region/);
  await expect(page.getByRole('row', { name: /浙江/ })).toContainText('3');
  await expect(page.getByRole('row', { name: /广东/ })).toContainText('2');
  await page.getByText('按收货方', { exact: true }).click();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: '3' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/query\/shippingDetail\?.*dealer_id=/);
  await expect(row(page, name)).toContainText('3');
  await expect(page.getByText('广州天河店').filter({ visible: true })).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/query/shipmentStatistics?by=part');
  await expect(page.getByText('细口手冲壶').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'shipment-statistics-phone');
});
