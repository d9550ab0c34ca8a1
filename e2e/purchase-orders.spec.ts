import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage, reopenPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const agree = (page: Page, name: string) =>
  dialog(page, name).getByRole('button', { name, exact: true }).click();

async function pick(page: Page, within: ReturnType<typeof dialog>, field: string, text: string) {
  await within.getByRole('combobox', { name: field }).last().click();
  await page.keyboard.type(text);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first().click();
}

test('[MNU-13] [MNU-12] a buyer orders from a supplier, a manager is told, sends it back, approves it within a limit, and the supplier’s word is recorded', async ({
  page,
  openWindow,
}) => {
  const company = await found(3);
  const buyer = await hire('procure', company.companyId);
  const call = await callerOf(page, company.username);
  await call.post('part/add', {
    code: 'ST-08',
    name: '不锈钢板 0.8 mm',
    kind: 'component',
    unit: 'kg',
  });

  // The supplier, from its own list.
  const desk = await openWindow();
  await enter(desk, buyer.username, '/procure/supplier');
  await desk
    .getByRole('button', { name: /新增|添加/ })
    .first()
    .click();
  const card = desk.getByRole('dialog');
  await card.getByLabel('名称').first().fill('永康宏达钢材');
  await card.getByRole('button', { name: '保存' }).click();
  await expect(row(desk, '永康宏达钢材')).toBeVisible();

  // The order.
  await desk.goto('/procure/po');
  await expect(desk.getByText('还没有采购订单')).toBeVisible();
  await desk
    .getByRole('button', { name: /新增|添加/ })
    .first()
    .click();
  const form = desk.getByRole('dialog');
  await pick(desk, form, '供应商', '永康宏达钢材');
  await form.getByLabel(/税率/).fill('13');
  await pick(desk, form, '物料', '不锈钢板');
  await form.getByLabel('数量').fill('80.5');
  await form.getByLabel('单价').fill('33.33');
  await expect(form.getByRole('status', { name: '合计' })).toContainText('¥3,031.87');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(desk, '永康宏达钢材')).toContainText('¥3,031.87');
  const code = (await row(desk, '永康宏达钢材').textContent())!.match(/PO\d+/)![0];
  await act(desk, code, '提交审批');
  await agree(desk, '提交审批');
  await expect(row(desk, code)).toContainText('待审批');

  // The manager comes by the bell.
  const complaints = watchConsole(page);
  await enter(page, company.username, '/');
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('region', { name: '通知' }).getByText(code).click();
  await expect(page).toHaveURL(/\/procure\/po/);
  const opened = dialog(page, code);
  await opened.getByRole('button', { name: '退回' }).click();
  await dialog(page, '退回').getByLabel('原因').fill('先订一半');
  await agree(page, '退回');
  await expect(opened).toContainText('先订一半');

  // Changed, and submitted again; the buyer may approve others' orders, never the own.
  await reopenPage(desk);
  await act(desk, code, '编辑');
  const edit = desk.getByRole('dialog');
  await edit.getByLabel('数量').fill('40.25');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row(desk, code)).toContainText('¥1,515.93');
  await act(desk, code, '提交审批');
  await agree(desk, '提交审批');
  await expect(row(desk, code)).toContainText('待审批');
  await act(desk, code, '审批通过');
  await agree(desk, '审批通过');
  await expect(desk.getByText(/要由另一个人审批/)).toBeVisible();

  // Limits, and approval.
  await openPage(page, '/procure/po');
  await page.getByRole('button', { name: '审批上限' }).click();
  const limits = dialog(page, '采购审批金额上限');
  await limits.getByLabel(/采购/).fill('1000');
  await inspect(page, 'purchase-limits', complaints, { isCovered: true });
  await limits.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('审批金额上限已保存')).toBeVisible();
  await act(page, code, '审批通过');
  await agree(page, '审批通过');
  await expect(row(page, code)).toContainText('已审批');
  await inspect(page, 'purchase-orders', complaints);

  // What the supplier said.
  await reopenPage(desk);
  await act(desk, code, '登记供应商确认');
  const confirmed = dialog(desk, '登记供应商确认').getByLabel('供应商确认日期');
  await confirmed.fill('2027-01-05');
  await confirmed.press('Tab');
  await dialog(desk, '登记供应商确认').getByRole('button', { name: '登记供应商确认' }).click();
  await expect(row(desk, code)).toContainText('供应商已确认');
  await act(desk, code, '查看');
  const record = dialog(desk, code);
  await expect(record).toContainText('2027-01-05');
  await expect(record).toContainText('40.25');
  await inspect(desk, 'purchase-order', complaints, { isCovered: true });
  const saved = desk.waitForEvent('download');
  await record.getByRole('button', { name: '下载采购订单' }).click();
  expect((await saved).suggestedFilename()).toBe(`${code}.pdf`);
});
