import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { addDealer } from './support/goods.ts';
import { expectNoSidewaysScroll } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { act } from './support/rows.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const phone = { viewport: { width: 375, height: 740 } };

test('[DL-7] a dealer orders goods on a phone, the company approves and ships them, and the dealer sees how far they are', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '绍兴柯桥店');
  const { codes } = await orderPack(page, company, 2);
  const call = await callerOf(page, company.username);
  await call.post('binding/add', { part_id: company.partId, batch_id: company.batchId, codes });

  const shop = await openWindow(phone);
  await enter(shop, dealer.username, '/goods/order', 'dealer');
  await expect(shop.getByText('还没有订单')).toBeVisible();
  await button(shop, '订货').first().click();
  const form = shop.getByRole('dialog', { name: '订货' });
  await form.getByRole('combobox', { name: '物料' }).click();
  await shop.locator('.ant-select-item-option:visible').first().click();
  await form.getByRole('spinbutton', { name: '数量' }).fill('2');
  await form.getByRole('textbox', { name: '备注' }).fill('周末促销');
  await form.getByRole('button', { name: '订货', exact: true }).click();
  await expect(shop.getByText('订单已提交，等待企业审核')).toBeVisible();
  await expect(shop.getByText('待审核').first()).toBeVisible();
  await expectNoSidewaysScroll(shop, 'dealer-orders-phone');

  // The company approves it, makes a shipment of it and sends it off.
  await enter(page, company.username, '/orderGoods/so');
  const row = page.getByRole('row').filter({ hasText: '绍兴柯桥店' });
  await expect(row).toContainText('待审核');
  const number = (await row.textContent())!.match(/SO\d+/)![0];
  await act(page, number, '审核通过');
  await page
    .getByRole('dialog', { name: '审核通过' })
    .getByRole('button', { name: '审核通过' })
    .click();
  await expect(row).toContainText('已审核');
  await act(page, number, '安排发货');
  await page
    .getByRole('dialog', { name: '安排发货' })
    .getByRole('button', { name: '安排发货' })
    .click();
  await expect(page.getByText(/已建发货单 FH\d+/)).toBeVisible();
  const [shipment] = await call.get<{ id: number; code: string }[]>('shipment/index?limit=1');
  await call.post('shipment/scan', { id: shipment!.id, codes });
  await call.post('shipment/check', { id: shipment!.id });
  await call.post('shipment/ship', { id: shipment!.id });

  // The dealer reads the progress, and gets from there to what arrives.
  await shop.reload();
  await expect(shop.getByText('已发货').first()).toBeVisible();
  await shop.getByRole('button', { name: /展开/ }).first().click();
  await expect(shop.getByRole('link', { name: shipment!.code })).toBeVisible();
  await shop.getByRole('link', { name: shipment!.code }).click();
  await expect(shop.getByRole('heading', { name: '收货' })).toBeVisible();
});
