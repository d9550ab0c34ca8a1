import { expect } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

type Made = { id: number; code: string };

test('[MNU-31] a lot shows whom a recall reaches, a serial number where it came from, as a graph and as a table', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const call = await callerOf(page, company.username);
  const steel = await call.post<Made>('part/add', { code: 'M-304', name: '不锈钢板' });
  const supplier = await call.post<Made>('supplier/add', { name: '太原钢厂' });
  const lot = await call.post<Made>('materialLot/add', {
    part_id: steel.id,
    supplier_id: supplier.id,
    quantity: '100',
    received_date: '2026-11-01',
  });
  await call.post('materialLot/pass', { ids: [lot.id] });
  await call.post('batch/consume', {
    id: company.batchId,
    lots: [{ lot_id: lot.id, quantity: '5' }],
  });
  const name = '嘉兴南湖店';
  const dealer = await addDealer(page, company, name);
  const codes = await bindUnits(page, company, 3);
  await shipTo(page, company, dealer, codes.slice(0, 2));

  await enter(page, company.username, `/query/supplyChain?text=${lot.code}`);
  const forward = page.getByRole('list', { name: '召回影响（往下）' });
  await expect(forward).toContainText('受影响的货3');
  await expect(forward).toContainText('经销商1');
  const graph = page.getByRole('region', { name: /链路图/ });
  for (const step of ['太原钢厂', lot.code, 'B-500', name])
    await expect(graph.getByText(step, { exact: true })).toBeVisible();
  await inspect(page, 'supply-chain', complaints);

  await page.getByText('列表', { exact: true }).click();
  const dealers = page.getByRole('region', { name: '经销商', exact: true });
  await expect(dealers.getByRole('row', { name: new RegExp(name) })).toContainText('2');
  await inspect(page, 'supply-chain-table', complaints);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe(`供应链-${lot.code}.csv`);

  const box = page.getByRole('searchbox', { name: '物料编码、原料批号、批次号或序列号' });
  await box.fill(codes[0]!);
  await box.press('Enter');
  const back = page.getByRole('list', { name: '来源（往上）' });
  await expect(forward).toContainText('受影响的货1');
  await expect(back).toContainText('供应商1');
  await graph.getByRole('link', { name: name }).click();
  await expect(page).toHaveURL(/\/query\/shippingDetail\?dealer_id=/);

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, `/query/supplyChain?text=${lot.code}`);
  await expect(page.getByRole('region', { name: '经销商', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 'supply-chain-phone');
});
