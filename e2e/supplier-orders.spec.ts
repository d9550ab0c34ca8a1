import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { callAs, callerOf, establish } from './support/codes.ts';
import { bindUnits, packBox } from './support/goods.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage, reopenPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

type Made = { id: number; version: number };
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: true });
const openNotice = async (page: Page, text: string | RegExp) => {
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('region', { name: '通知' }).getByText(text).first().click();
};
async function setDay(field: ReturnType<Page['getByLabel']>, date: string) {
  await field.fill(date);
  await field.press('Enter');
}

test('[MNU-14] a buyer’s order reaches the linked supplier, who confirms it, asks for a later date, and ships it', async ({
  page,
  openWindow,
}) => {
  const buying = await found(3);
  const selling = await found(3);
  const clerk = await hire('procure', buying.companyId);
  const sales = await hire('sales', selling.companyId);

  // The two companies are linked, and each has a part of its own.
  const buyer = await callerOf(page, buying.username);
  const other = await openWindow();
  const seller = await callerOf(other, selling.username);
  const { id: card, version } = await buyer.post<Made>('supplier/add', { name: '永康宏达钢材' });
  await buyer.post('supplier/invite', { id: card, version, credit_code: selling.code });
  const [invited] = await seller.get<Made[]>('customer/index');
  await seller.post('customer/accept', { id: invited!.id, version: invited!.version });
  const part = await buyer.post<Made>('part/add', { code: 'ST-08', name: '不锈钢支架' });
  await seller.post('part/add', { code: 'HD-77', name: '支架 77 型' });
  const order = await buyer.post<Made>('purchaseOrder/add', {
    supplier_id: card,
    expected_date: '2027-03-01',
    tax_rate: 13,
    lines: [{ part_id: part.id, quantity: '40', price: 1_250 }],
    remark: '托盘包装',
  });
  await buyer.post('purchaseOrder/submit', { ids: [order.id] });

  // Another person of the buyer approves it.
  const desk = await openWindow();
  await enter(desk, clerk.username, '/procure/po');
  await act(desk, '永康宏达钢材', '审批通过');
  await dialog(desk, '审批通过').getByRole('button', { name: '审批通过' }).click();
  await expect(row(desk, '永康宏达钢材')).toContainText('已审批');
  const code = (await row(desk, '永康宏达钢材').textContent())!.match(/PO\d+/)![0];

  // The supplier comes by the bell, and confirms.
  const complaints = watchConsole(other);
  await enter(other, sales.username, '/');
  await openNotice(other, new RegExp(code));
  await expect(other).toHaveURL(/\/procure\/supplierPo/);
  const record = dialog(other, code);
  await expect(record).toContainText('托盘包装');
  await expect(record).toContainText(buying.name);
  await inspect(other, 'supplier-order', complaints, { isCovered: true });
  await record.getByRole('button', { name: '确认交期' }).click();
  const promise = dialog(other, `确认 ${code}`);
  await setDay(promise.getByLabel('确认交期 不锈钢支架'), '2027-03-05');
  await inspect(other, 'supplier-order-confirm', complaints, { isCovered: true });
  await promise.getByRole('button', { name: '确认交期' }).click();
  await expect(record).toContainText('已确认');
  await expect(record).toContainText('2027-03-05');

  // A later date.
  await record.getByRole('button', { name: '申请变更' }).click();
  const wish = dialog(other, `申请变更 ${code}`);
  await setDay(wish.getByLabel('到货日 不锈钢支架'), '2027-03-20');
  await wish.getByLabel('原因').fill('钢厂停产检修');
  await inspect(other, 'purchase-change-propose', complaints, { isCovered: true });
  await wish.getByRole('button', { name: '发给对方' }).click();
  await expect(record).toContainText('等待对方答复');

  // The buyer sees both versions side by side, and accepts.
  const heard = watchConsole(page);
  await enter(page, clerk.username, '/');
  await openNotice(page, /钢厂停产检修/);
  await expect(page).toHaveURL(/\/procure\/po/);
  const bought = dialog(page, code);
  const change = bought.getByRole('region', { name: '变更申请' });
  await expect(change.locator('del')).toHaveText('2027-03-05');
  await expect(change.locator('ins')).toHaveText('2027-03-20');
  await inspect(page, 'purchase-change', heard, { isCovered: true });
  await change.getByRole('button', { name: '同意变更' }).click();
  await dialog(page, '同意变更').getByRole('button', { name: '同意变更' }).click();
  await expect(change).toBeHidden();
  await expect(bought.getByRole('region', { name: '采购明细' })).toContainText('2027-03-20');

  // The supplier ships: by its other menu, choosing its own part once.
  await openPage(other, '/orderGoods/supplierPo');
  await expect(row(other, code)).toContainText('已确认');
  await inspect(other, 'supplier-orders', complaints);
  await act(other, code, '发货');
  const shipping = dialog(other, `发货 ${code}`);
  await shipping.getByRole('combobox', { name: /不锈钢支架/ }).click();
  await other.keyboard.type('支架 77');
  await other.locator('.ant-select-item-option:visible').filter({ hasText: 'HD-77' }).click();
  await inspect(other, 'supplier-order-ship', complaints, { isCovered: true });
  await shipping.getByRole('button', { name: '发货', exact: true }).click();
  await expect(other).toHaveURL(/\/trace\/shipment\?shipment=/);

  // Both documents name each other.
  await openPage(other, '/orderGoods/supplierPo');
  await act(other, code, '查看');
  const delivery = dialog(other, code).getByRole('list', { name: '本企业的交付' });
  await delivery.getByRole('link', { name: /^SO/ }).click();
  await expect(dialog(other, /销售订单/)).toContainText(code);
});

test('[MNU-14] [MNU-15] [WH-1] an order that its supplier declined is changed, shipped by scanning, and received by scanning with the history of its units', async ({
  page,
  openWindow,
}) => {
  const selling = await establish();
  const buying = await found(3);
  const clerk = await hire('procure', buying.companyId);
  const buyer = await callerOf(page, buying.username);
  const other = await openWindow();
  const seller = await callerOf(other, selling.username);
  const { box, codes } = await packBox(other, selling, 2);
  const [single] = (await bindUnits(other, selling, 1)) as [string];
  const { id: card, version } = await buyer.post<Made>('supplier/add', { name: '景德镇壶厂' });
  await buyer.post('supplier/invite', { id: card, version, credit_code: selling.code });
  const [invited] = await seller.get<Made[]>('customer/index');
  await seller.post('customer/accept', { id: invited!.id, version: invited!.version });
  // The same number and name at both: nobody has to say what is delivered for it.
  const part = await buyer.post<Made>('part/add', { code: 'E-1', name: '细口手冲壶' });
  const procure = await callAs(clerk.username);
  const { id, code } = await procure.post<Made & { code: string }>('purchaseOrder/add', {
    supplier_id: card,
    expected_date: '2027-03-01',
    lines: [{ part_id: part.id, quantity: '30', price: 8_800 }],
  });
  await procure.post('purchaseOrder/submit', { ids: [id] });
  await buyer.post('purchaseOrder/approve', { ids: [id] });

  // The supplier declines it; the buyer asks for fewer.
  const complaints = watchConsole(other);
  await enter(other, selling.username, '/orderGoods/supplierPo');
  await act(other, code, '拒绝订单');
  const refusal = dialog(other, '拒绝订单');
  await refusal.getByLabel('原因').fill('本月只能做 3 件');
  await refusal.getByRole('button', { name: '拒绝订单' }).click();
  await expect(row(other, code)).toContainText('已拒绝');
  await enter(page, clerk.username, '/procure/po');
  await expect(row(page, code)).toContainText('供应商已拒绝');
  await act(page, code, '查看');
  await expect(dialog(page, code)).toContainText('本月只能做 3 件');
  await openPage(page, '/procure/po');
  await act(page, code, '退回草稿修改');
  await dialog(page, '退回草稿修改').getByRole('button', { name: '退回草稿修改' }).click();
  await expect(row(page, code)).toContainText('草稿');
  await act(page, code, '编辑');
  const edit = page.getByRole('dialog');
  await edit.getByLabel('数量').fill('3');
  await edit.getByRole('button', { name: '保存' }).click();
  await act(page, code, '提交审批');
  await dialog(page, '提交审批').getByRole('button', { name: '提交审批' }).click();
  await expect(row(page, code)).toContainText('待审批');
  await buyer.post('purchaseOrder/approve', { ids: [id] });

  // Now it is confirmed, with a number of its own, and saved as a paper.
  await openPage(other, '/procure/supplierPo');
  await reopenPage(other);
  await expect(row(other, code)).toContainText('待确认');
  await act(other, code, '查看');
  const record = dialog(other, code);
  await record.getByRole('button', { name: '单号与内部备注' }).click();
  const own = dialog(other, '单号与内部备注');
  await own.getByLabel('本企业单号').fill('XS-77');
  await own.getByLabel('内部备注').fill('先做这一单');
  await own.getByRole('button', { name: '保存' }).click();
  await expect(record).toContainText('XS-77');
  await record.getByRole('button', { name: '确认交期' }).click();
  await dialog(other, `确认 ${code}`).getByRole('button', { name: '确认交期' }).click();
  await expect(record).toContainText('已确认');
  const saved = other.waitForEvent('download');
  await record.getByRole('button', { name: '下载订单' }).click();
  expect((await saved).suggestedFilename()).toBe(`${code}.pdf`);
  await inspect(other, 'supplier-order-confirmed', complaints, { isCovered: true });

  // Shipped: a box and a single unit are scanned.
  await record.getByRole('button', { name: '发货', exact: true }).click();
  const shipping = dialog(other, `发货 ${code}`);
  await expect(shipping).toContainText('细口手冲壶');
  await shipping.getByRole('button', { name: '发货', exact: true }).click();
  await expect(other).toHaveURL(/\/trace\/shipment\?shipment=\d+/);
  const shipment = /shipment=(\d+)/.exec(other.url())![1]!;
  await openPage(other, `/trace/shipment/pick?id=${shipment}`);
  const scanner = other.getByRole('textbox', { name: '扫描或输入编码' });
  for (const [scanned, sum] of [
    [box, '2 / 3'],
    [single, '3 / 3'],
  ] as const) {
    await scanner.fill(scanned);
    await scanner.press('Enter');
    await expect(other.getByText(sum)).toBeVisible();
  }
  await other.getByRole('button', { name: '复核', exact: true }).click();
  await other.getByRole('button', { name: '发货', exact: true }).click();
  await dialog(other, '发货').getByRole('button', { name: '发货' }).click();
  await expect(other).toHaveURL(/\/trace\/shipment\?shipment=/);

  // The buyer sees what is coming, and takes its codes over.
  const heard = watchConsole(page);
  await openPage(page, '/procure/po');
  await act(page, code, '查看');
  await expect(dialog(page, code)).toContainText('XS-77');
  await expect(dialog(page, code)).not.toContainText('先做这一单');
  await dialog(page, code).getByRole('button', { name: '收料' }).click();
  const form = page.getByRole('dialog').filter({ hasText: '扫描序列号' });
  await expect(form.getByRole('region', { name: '供应商已发出' })).toContainText('细口手冲壶 3 件');
  await form.getByLabel('扫描或输入编码').fill(box);
  await form.getByLabel('扫描或输入编码').press('Enter');
  await expect(page.getByTestId('scan-band')).toContainText('“细口手冲壶”第 1 行：2 个');
  await form.getByLabel('扫描或输入编码').fill(single);
  await form.getByLabel('扫描或输入编码').press('Enter');
  await expect(page.getByTestId('scan-band')).toContainText('“细口手冲壶”第 1 行：3 个');
  await inspect(page, 'receiving-linked', heard, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await openPage(page, '/procure/receiving');
  await act(page, code, '过账');
  await dialog(page, '过账').getByRole('button', { name: '过账', exact: true }).click();
  await expect(row(page, code)).toContainText('已过账');
  await act(page, code, '查看');
  const receipt = page.getByRole('dialog', { name: /SL\d+/ });
  await receipt.getByRole('button', { name: '3 个序列号' }).click();
  const came = receipt.getByRole('region', { name: '序列号' });
  await expect(came.getByRole('row')).toHaveCount(4);
  await expect(came).toContainText('B-500');
  await expect(came).toContainText(/FH\d+/);
  await inspect(page, 'receiving-history', heard, { isCovered: true });
  await openPage(page, '/procure/po');
  await reopenPage(page);
  await expect(row(page, code)).toContainText('已收货');
  await openPage(other, '/orderGoods/supplierPo');
  await reopenPage(other);
  await expect(row(other, code)).toContainText('客户已收货');
  expect(codes).toHaveLength(2);
});
