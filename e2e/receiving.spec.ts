import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { callAs, callerOf } from './support/codes.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage, reopenPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const band = (page: Page) => page.getByTestId('scan-band');

test('[MNU-15] [WH-1] a warehouse worker receives an order on a phone by scanning serials, posts it, and the buyer reverses it at a desk', async ({
  page,
  openWindow,
}) => {
  const company = await found(3);
  const worker = await hire('data', company.companyId);
  const buyer = await hire('procure', company.companyId);
  const call = await callerOf(page, company.username);
  const add = async (path: string, body: object) =>
    (await call.post<{ id: number; code: string }>(path, body)).id;
  const motor = await add('part/add', { code: 'MT-01', name: '直流电机', kind: 'component' });
  const screw = await add('part/add', { code: 'SC-03', name: '不锈钢螺丝', kind: 'component' });
  const supplier = await add('supplier/add', { name: '常州微特电机厂' });
  const buying = await callAs(buyer.username);
  const order = await buying.post<{ id: number; code: string }>('purchaseOrder/add', {
    supplier_id: supplier,
    lines: [
      { part_id: motor, quantity: '3', price: 8_800 },
      { part_id: screw, quantity: '500', price: 5 },
    ],
  });
  await buying.post('purchaseOrder/submit', { ids: [order.id] });
  await buying.end();
  await call.post('purchaseOrder/approve', { ids: [order.id] });

  // On a phone: the order is chosen, what is left of it stands there.
  const phone = await openWindow({ viewport: { width: 375, height: 740 } });
  const complaints = watchConsole(phone);
  await enter(phone, worker.username, '/procure/receiving');
  await expect(phone.getByText('还没有收料单')).toBeVisible();
  await phone
    .getByRole('button', { name: /新增|添加/ })
    .first()
    .click();
  const form = phone.getByRole('dialog');
  await form.getByRole('combobox', { name: '采购订单' }).click();
  await phone.locator('.ant-select-item-option:visible').filter({ hasText: order.code }).click();
  await expect(form.getByLabel('数量').nth(1)).toHaveValue('500');
  await form.getByLabel('送货单号').fill('DN-9001');

  // A scanner types and ends with Enter; what was scanned before is named.
  const field = form.getByLabel('扫描或输入编码');
  const scan = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };
  await scan('WT-0001');
  await expect(band(phone)).toContainText('第 1 行：1 个');
  await scan('WT-0002');
  await expect(band(phone)).toContainText('第 1 行：2 个');
  await scan('WT-0002');
  await expect(band(phone)).toContainText('“WT-0002”已经扫过了');
  await expect(form.getByLabel('数量').first()).toHaveValue('2');
  await form.getByLabel('供应商批号').nth(1).fill('K-77');
  // Another lot of the same line; a scanner's Enter does not save the receipt.
  await form.getByRole('button', { name: '拆行 收料明细 第 2 项' }).click();
  await expect(form.getByText('订单第 2 行')).toHaveCount(2);
  await form.getByLabel('数量').nth(2).fill('20');
  await form.getByLabel('供应商批号').nth(2).fill('K-78');
  await form.getByLabel('供应商批号').nth(2).press('Enter');
  await form.getByRole('combobox', { name: '检验结果' }).nth(2).click();
  await phone.locator('.ant-select-item-option:visible').filter({ hasText: '不合格' }).click();
  await form.getByLabel('数量').nth(1).fill('480');
  await inspect(phone, 'receiving-scan', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();

  // Posted from its record.
  const code = (await phone
    .getByText(/SL\d{12}/)
    .first()
    .textContent())!.match(/SL\d+/)![0];
  await act(phone, code, '查看');
  const record = dialog(phone, code);
  await expect(record).toContainText('2 个序列号');
  await record.getByRole('button', { name: '过账', exact: true }).click();
  await dialog(phone, '过账').getByRole('button', { name: '过账', exact: true }).click();
  await expect(record).toContainText('已过账');
  await expect(record).toContainText('有 2 个物料批待检');
  await record.getByRole('button', { name: '2 个序列号' }).click();
  await expect(record).toContainText('WT-0001');
  await inspect(phone, 'receiving-posted', complaints, { isCovered: true });

  // The same serial does not come in twice.
  await phone.goto('/procure/receiving?form=add');
  const again = phone.getByRole('dialog');
  await again.getByRole('combobox', { name: '采购订单' }).click();
  await phone.locator('.ant-select-item-option:visible').filter({ hasText: order.code }).click();
  await expect(again.getByLabel('数量').first()).toHaveValue('1');
  await again.getByLabel('扫描或输入编码').fill('WT-0001');
  await again.getByLabel('扫描或输入编码').press('Enter');
  await expect(band(phone)).toContainText(code);

  // At a desk: the buyer follows the order, and takes the receipt back.
  const desk = await openWindow({ viewport: { width: 1440, height: 900 } });
  const said = watchConsole(desk);
  await enter(desk, buyer.username, '/procure/po');
  await expect(row(desk, order.code)).toContainText('部分收货');
  await act(desk, order.code, '查看');
  const bought = dialog(desk, order.code);
  await expect(bought.getByRole('region', { name: '采购明细' })).toContainText('480');
  await inspect(desk, 'purchase-order-received', said, { isCovered: true });
  await bought.getByRole('link', { name: code }).click();
  const receipt = dialog(desk, code);
  await receipt.getByRole('button', { name: '冲销' }).click();
  await dialog(desk, '冲销').getByLabel('冲销原因').fill('电机型号不对');
  await dialog(desk, '冲销').getByRole('button', { name: '冲销', exact: true }).click();
  await expect(receipt).toContainText('已冲销');
  await expect(receipt).toContainText('电机型号不对');
  await inspect(desk, 'receiving-reversed', said, { isCovered: true });
  await openPage(desk, '/procure/po');
  await reopenPage(desk);
  await expect(row(desk, order.code)).toContainText('已审批');

  // Without an order: spare parts that came along.
  await openPage(desk, '/procure/receiving');
  await desk.getByRole('button', { name: '新增', exact: true }).first().click();
  const free = desk.getByRole('dialog', { name: '新增收料单' });
  const option = (text: string) =>
    desk.locator('.ant-select-item-option:visible').filter({ hasText: text });
  await free.getByRole('combobox', { name: '供应商' }).click();
  await option('常州微特电机厂').click();
  await free.getByRole('combobox', { name: /物料$/ }).click();
  await option('不锈钢螺丝').click();
  await free.getByLabel('数量').first().fill('25');
  await free.getByRole('button', { name: '保存' }).click();
  await expect(row(desk, '草稿')).toContainText('常州微特电机厂');
  await act(desk, '草稿', '过账');
  await dialog(desk, '过账').getByRole('button', { name: '过账', exact: true }).click();
  await expect(row(desk, '草稿')).toHaveCount(0);
  await expect(row(desk, '已过账')).toContainText('常州微特电机厂');
  await openPage(desk, '/procure/po');

  // Free again: the order leads to a receipt with all that is left.
  await act(desk, order.code, '查看');
  await dialog(desk, order.code).getByRole('button', { name: '收料' }).click();
  const next = desk.getByRole('dialog');
  await expect(next.getByLabel('数量').first()).toHaveValue('3');
  await next.getByLabel('扫描或输入编码').fill('WT-0001');
  await next.getByLabel('扫描或输入编码').press('Enter');
  await expect(band(desk)).toContainText('第 1 行：1 个');
  // What a supplier gave as a serial may hold blanks and commas.
  await next.getByLabel('扫描或输入编码').fill('WT 0002, B');
  await next.getByLabel('扫描或输入编码').press('Enter');
  await expect(band(desk)).toContainText('第 1 行：2 个');
});
