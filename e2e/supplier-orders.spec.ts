import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
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
