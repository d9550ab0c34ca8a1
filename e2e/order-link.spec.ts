import { expect, type Page } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, reopenPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const phone = { viewport: { width: 375, height: 740 }, locale: 'zh-CN' };
const linkIn = async (page: Page) =>
  (await page.getByRole('dialog', { name: '供应商链接' }).locator('code').textContent())!;

test('[MNU-13] a supplier without an account opens a link on a phone, confirms with another date, and the buyer sees it; a withdrawn link leads nowhere', async ({
  page,
  openWindow,
}) => {
  const company = await found(3);
  const buyer = await hire('procure', company.companyId);
  const manager = await callerOf(page, company.username);
  const desk = await callerOf(page, buyer.username);
  const { id: supplier } = await desk.post<{ id: number }>('supplier/add', {
    name: '永康宏达钢材',
    email: 'sales@hongda.example',
  });
  const { id: part } = await manager.post<{ id: number }>('part/add', {
    code: 'ST-08',
    name: '不锈钢板 0.8 mm',
    kind: 'component',
    unit: 'kg',
  });
  const order = async (quantity: string) => {
    const made = await desk.post<{ id: number; code: string }>('purchaseOrder/add', {
      supplier_id: supplier,
      tax_rate: 13,
      expected_date: '2027-03-01',
      remark: '送到二号门，周末不收货',
      lines: [
        { part_id: part, quantity, price: 3_333 },
        { part_id: part, quantity: '12', price: 3_333, date: '2027-04-01' },
      ],
    });
    await desk.post('purchaseOrder/submit', { ids: [made.id] });
    await manager.post('purchaseOrder/approve', { ids: [made.id] });
    return made;
  };
  const [first, second] = [await order('80.5'), await order('7')];

  // The buyer makes a link and copies it.
  const complaints = watchConsole(page);
  await enter(page, buyer.username, '/procure/po');
  await act(page, first.code, '查看');
  const record = page.getByRole('dialog', { name: first.code });
  await record.getByRole('button', { name: '生成链接' }).click();
  const dialog = page.getByRole('dialog', { name: '供应商链接' });
  await expect(dialog.getByLabel('有效天数')).toHaveValue('14');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect(dialog.getByText('链接只在这里显示一次')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '写邮件' })).toHaveAttribute(
    'href',
    /^mailto:sales@hongda\.example\?subject=/,
  );
  await inspect(page, 'order-link-made', complaints, { isCovered: true });
  const link = await linkIn(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(record.getByText('还没有打开过')).toBeVisible();
  await inspect(page, 'purchase-order-link', complaints, { isCovered: true });

  // A stranger on a phone, without an account and without a script.
  const stranger = await openWindow({ ...phone, javaScriptEnabled: false });
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: `采购订单 ${first.code}` })).toBeVisible();
  await expect(stranger.getByText(company.name)).toBeVisible();
  await expect(stranger.getByText('送到二号门，周末不收货')).toBeVisible();
  await stranger.getByRole('link', { name: 'English' }).click();
  await expect(stranger.getByRole('button', { name: 'Confirm order' })).toBeVisible();
  await stranger.getByRole('link', { name: '简体中文' }).click();
  await stranger.locator('input[name="d2"]').fill('2027-04-15');
  await stranger.getByRole('button', { name: '确认订单' }).click();
  await expect(stranger.getByText('请填写您的姓名')).toBeVisible();
  await expect(stranger.locator('input[name="d2"]')).toHaveValue('2027-04-15');
  await stranger.locator('input[name="name"]').fill('王经理');
  await stranger.getByRole('button', { name: '确认订单' }).click();
  await expect(stranger.getByRole('status')).toContainText('订单已确认');
  await expect(stranger.getByRole('status')).toContainText('王经理');
  await expect(stranger.getByText('确认 2027-04-15')).toBeVisible();

  // The bell leads the buyer to the order.
  await reopenPage(page);
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByRole('button', { name: /^通知/ }).click();
  await page
    .getByRole('region', { name: '通知' })
    .getByText(`确认了采购订单 ${first.code}`)
    .click();
  const confirmed = page.getByRole('dialog', { name: first.code });
  await expect(confirmed.getByText('供应商已确认').first()).toBeVisible();
  await expect(confirmed.getByText(/王经理 于 .* 确认/)).toBeVisible();
  await expect(confirmed.getByText('2027-04-15')).toBeVisible();
  await confirmed.getByRole('button', { name: '关闭', exact: true }).click();

  // Another order: declined is not what happens to it, its link is withdrawn.
  await act(page, second.code, '查看');
  const other = page.getByRole('dialog', { name: second.code });
  await other.getByRole('button', { name: '生成链接' }).click();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const secret = await linkIn(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  const visitor = await openWindow({ ...phone, colorScheme: 'dark' });
  const visitorComplaints = watchConsole(visitor);
  await visitor.goto(secret);
  await expect(visitor.getByText('不能接单？')).toBeVisible();
  await expectNoSidewaysScroll(visitor, 'order-link');
  await inspect(visitor, 'order-link-phone-dark', visitorComplaints);
  const saving = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: '下载 PDF' }).click();
  expect((await saving).suggestedFilename()).toBe(`${second.code}.pdf`);
  await reopenPage(page);
  await expect(other.getByText(/已打开 1 次/)).toBeVisible();
  await other.getByRole('button', { name: '停用链接' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '停用链接' }).click();
  await expect(other.getByText('已停用')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: '这个链接无效' })).toBeVisible();
  await inspect(visitor, 'order-link-invalid', []);
  await expect(row(page, second.code)).toContainText('已审批');
});
