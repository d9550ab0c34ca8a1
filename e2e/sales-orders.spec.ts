import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { addDealer, bindUnits } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
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

test('[MNU-11] an order of a customer is entered by hand in its currency with tax, shipped in parts and printed; another is cancelled', async ({
  page,
}) => {
  const company = await establish();
  const call = await callerOf(page, company.username);
  await call.post('customer/add', { name: '苏州平江茶具行' });
  const codes = await bindUnits(page, company, 2);
  const complaints = watchConsole(page);
  await enter(page, company.username, '/orderGoods/so');

  // By hand: the sums follow what is typed, the tax rounded by line.
  const write = async (quantity: string) => {
    await page.getByRole('button', { name: '新增', exact: true }).first().click();
    const form = page.getByRole('dialog', { name: '新增销售订单' });
    await form.getByRole('combobox', { name: '客户' }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: '平江' }).click();
    await form.getByRole('combobox', { name: '币种' }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: 'USD' }).click();
    await form.getByLabel(/税率/).fill('13');
    await form.getByRole('combobox', { name: '物料' }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: '手冲壶' }).click();
    await form.getByRole('spinbutton', { name: '数量' }).fill(quantity);
    await form.getByLabel('单价').fill('33.33');
    return form;
  };
  const form = await write('3');
  await expect(form.getByRole('status', { name: '合计' })).toContainText('USD 112.99');
  await inspect(page, 'sales-order-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, '苏州平江茶具行')).toContainText('USD 112.99');
  const number = (await row(page, '苏州平江茶具行').textContent())!.match(/SO\d+/)![0];
  await act(page, number, '审核通过');
  const asked = page.getByRole('dialog', { name: '审核通过' });
  await asked.getByRole('button', { name: '审核通过' }).click();
  await expect(row(page, number)).toContainText('已审核');

  // Its papers, and two of three units in a first shipment, picked by scanning.
  await act(page, number, '查看');
  const order = page.getByRole('dialog', { name: new RegExp(number) });
  const saved = page.waitForEvent('download');
  await order.getByRole('button', { name: '下载订单确认书' }).click();
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
  await order.getByRole('button', { name: '安排发货' }).click();
  await page
    .getByRole('dialog', { name: '安排发货' })
    .getByRole('button', { name: '安排发货' })
    .click();
  await order.getByRole('link', { name: /^FH/ }).click();
  const shipment = page.getByRole('dialog', { name: /FH\d+/ });
  const list = page.waitForEvent('download');
  await shipment.getByRole('button', { name: '下载拣货单' }).click();
  expect((await list).suggestedFilename()).toMatch(/^FH\d+.*\.pdf$/);
  const [{ id }] = (await call.get<{ id: number }[]>('shipment/index?limit=1')) as [{ id: number }];
  await openPage(page, `/trace/shipment/pick?id=${id}`);
  const field = page.getByRole('textbox', { name: '扫描或输入编码' });
  for (const [at, code] of codes.entries()) {
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByText(`${at + 1} / 3`)).toBeVisible();
  }
  await button(page, '复核').click();
  await page
    .getByRole('dialog', { name: '确认少发' })
    .getByRole('button', { name: '少发并通过' })
    .click();
  await button(page, '发货').click();
  await page.getByRole('dialog', { name: '发货' }).getByRole('button', { name: '发货' }).click();
  await openPage(page, '/orderGoods/so');
  await expect(row(page, number)).toContainText('部分发货');
  await act(page, number, '完成');
  await page.getByRole('dialog', { name: '完成' }).getByRole('button', { name: '完成' }).click();
  await expect(row(page, number)).toContainText('已完成');

  // The next order has the terms of the last one; it is cancelled for a reason.
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const next = page.getByRole('dialog', { name: '新增销售订单' });
  await next.getByRole('combobox', { name: '客户' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '平江' }).click();
  await expect(next.getByLabel(/税率/)).toHaveValue(/^13/);
  await next.getByRole('combobox', { name: '物料' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '手冲壶' }).click();
  await next.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '待审核')).toContainText('苏州平江茶具行');
  await act(page, '待审核', '取消订单');
  const cancel = page.getByRole('dialog', { name: '取消订单' });
  await cancel.getByLabel('取消原因').fill('客户改期');
  await cancel.getByRole('button', { name: '取消订单' }).click();
  await expect(row(page, '已取消')).toContainText('苏州平江茶具行');
});
