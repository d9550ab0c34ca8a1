import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { addDealer } from './support/goods.ts';
import { expectNoSidewaysScroll } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[MNU-11] [NTC-6] the notice of a dealer’s order leads to it; it is approved, produced, shipped and completed there', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '嘉兴南湖店');
  const call = await callerOf(page, company.username);
  const shop = await openWindow({ viewport: { width: 375, height: 740 } });
  await enter(shop, dealer.username, '/goods/order', 'dealer');
  await button(shop, '订货').first().click();
  const form = shop.getByRole('dialog', { name: '订货' });
  await form.getByRole('combobox', { name: '物料' }).click();
  await shop.locator('.ant-select-item-option:visible').first().click();
  await form.getByRole('spinbutton', { name: '数量' }).fill('2');
  await form.getByRole('button', { name: '订货', exact: true }).click();
  await expect(shop.getByText('订单已提交，等待企业审核')).toBeVisible();

  // The bell leads to the order itself.
  await enter(page, company.username, '/trace/batch');
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByText('经销商下了订单').first().click();
  await expect(page).toHaveURL(/\/orderGoods\/so\?order=\d+/);
  const order = page.getByRole('dialog', { name: /销售订单 SO/ });
  await expect(order.getByText('嘉兴南湖店')).toBeVisible();
  await expect(order.getByText('待审核')).toBeVisible();

  await order.getByRole('button', { name: '审核通过' }).click();
  const asked = page.getByRole('dialog', { name: '审核通过' });
  await asked.getByRole('button', { name: '审核通过' }).click();
  await expect(order.getByText('已审核', { exact: true })).toBeVisible();

  await order.getByRole('button', { name: '排产', exact: true }).click();
  const plan = page.getByRole('dialog', { name: /排产 SO/ });
  await expect(plan.getByRole('spinbutton')).toHaveValue('2');
  await plan.getByRole('button', { name: '排产', exact: true }).click();
  await expect(page.getByText('已建 1 个生产批次')).toBeVisible();
  await expect(order.getByText('生产中')).toBeVisible();
  const batches = order.getByRole('list', { name: '生产批次' });
  await expect(batches.getByText('已赋码 0 / 2')).toBeVisible();

  // The batch is made, and the goods leave in one shipment.
  const [batch] = await call.get<{ id: number; part_id: number }[]>('batch/index?limit=1');
  await call.post('batch/release', { ids: [batch!.id] });
  await call.post('batch/start', { ids: [batch!.id] });
  const { codes } = await orderPack(page, company, 2);
  await call.post('binding/add', { part_id: batch!.part_id, batch_id: batch!.id, codes });
  await order.getByRole('button', { name: '安排发货' }).click();
  await page
    .getByRole('dialog', { name: '安排发货' })
    .getByRole('button', { name: '安排发货' })
    .click();
  await expect(page.getByText(/已建发货单 FH\d+/)).toBeVisible();
  const [shipment] = await call.get<{ id: number }[]>('shipment/index?limit=1');
  await call.post('shipment/scan', { id: shipment!.id, codes });
  await call.post('shipment/check', { id: shipment!.id });
  await call.post('shipment/ship', { id: shipment!.id });
  await page.reload();
  await expect(order.getByText('已发货').first()).toBeVisible();
  await expect(batches.getByText('已赋码 2 / 2')).toBeVisible();
  await order.getByRole('button', { name: '完成', exact: true }).click();
  await page
    .getByRole('dialog', { name: '完成' })
    .getByRole('button', { name: '完成', exact: true })
    .click();
  await expect(order.getByText('已完成', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'sales-order-phone');
});
