import { expect } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, packBox } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[MNU-34] every shipped line is listed with its sum, its shipment and its codes, and taken away as a sheet', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const name = '宁波鄞州店';
  const dealer = await addDealer(page, company, name, { address: '浙江省宁波市鄞州区中山路 8 号' });
  const { box, codes } = await packBox(page, company, 3);
  const [loose] = await bindUnits(page, company, 1);
  const call = await callerOf(page, company.username);
  const { id, code } = await call.post<{ id: number; code: string }>('shipment/add', {
    kind: 'dealer',
    dealer_id: dealer.id,
    carrier: '德邦',
    tracking_no: 'DB-1001',
  });
  await call.post('shipment/scan', { id, codes: [box, loose] });
  await call.post('shipment/check', { id });
  await call.post('shipment/ship', { id });
  const received = await page.request.post('/api/dealer/receive/receive', {
    headers: { authorization: `Bearer ${dealer.token}` },
    data: { shipment_id: id, codes: [box] },
  });
  expect(received.ok()).toBe(true);

  await enter(page, company.username, '/query/shippingDetail');
  const line = row(page, code);
  await expect(line).toContainText(name);
  await expect(line).toContainText('细口手冲壶');
  await expect(page.locator('tfoot')).toContainText('合计');
  await expect(page.locator('tfoot')).toContainText('4');
  await inspect(page, 'shipping-details', complaints);

  await line.getByRole('button', { name: '展开' }).click();
  await expect(page.getByText(codes[0]!)).toBeVisible();
  await expect(page.getByText(box, { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^发货明细-.*\.xlsx$/);

  await openPage(page, '/query/shippingDetail?province=44');
  await expect(page.getByText(name)).toHaveCount(0);
  await openPage(page, '/query/shippingDetail?province=33&keyword=DB-1001');
  await row(page, code).getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(/\/trace\/shipment\/\d+$/);
  await expect(page.getByRole('main')).toContainText('DB-1001');

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/query/shippingDetail');
  await expect(page.getByText(name).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'shipping-details-phone');
});
