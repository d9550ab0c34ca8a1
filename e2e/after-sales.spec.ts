import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { tickConsent } from './support/consent.ts';
import { bindUnits } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { row } from './support/rows.ts';
import { test } from './support/windows.ts';

/** A buyer asks for a repair on the public page. */
async function ask(buyer: Page, code: string, fault: string): Promise<string> {
  await buyer.goto(`/repair?code=${code}&sn=${code}&language=zh_CN`);
  await buyer.getByLabel('故障类型').selectOption(fault);
  await buyer.getByLabel('故障描述').fill('盖子响');
  await buyer.getByLabel('联系人').fill('李雷');
  await buyer.getByLabel('手机号').fill('13800138001');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('提交成功');
  return buyer.locator('.track-number').first().innerText();
}

test('[MNU-29] the after-sales data count repairs and warranties, and every figure leads to its rows', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish({ warranty_months: 12 });
  await enter(page, company.username, '/query/afterSales');
  await expect(page.getByText('这段时间没有维修，也没有质保变动')).toBeVisible();
  const codes = await bindUnits(page, company, 2);
  const call = await callerOf(page, company.username);
  await call.post('saleRecord/add', {
    codes,
    sold_at: new Date().toISOString(),
    buyer_name: '李雷',
    buyer_phone: '13800138001',
    is_activated: true,
  });
  const buyer = await openWindow({ javaScriptEnabled: false });
  const number = await ask(buyer, codes[0]!, '异响');
  const other = await ask(buyer, codes[1]!, '异响');
  const [asked] = await call.get<{ id: number }[]>(`repair/index?keyword=${number}`);
  await call.post('repair/reject', { id: asked!.id, reply: '人为损坏' });

  await openPage(page, '/query/afterSales');
  const repairs = page.getByRole('list', { name: '维修', exact: true });
  await expect(repairs).toContainText('维修申请2');
  await expect(repairs).toContainText('已办结1');
  await expect(repairs).toContainText('未办结1');
  await expect(page.getByRole('list', { name: '质保', exact: true })).toContainText('激活质保2');
  await expect(page.locator('canvas').first()).toBeVisible();
  await inspect(page, 'after-sales', complaints);
  await page.getByText('这些数字统计什么').click();
  await expect(page.getByText('其中过了应完成时间还没有办结的')).toBeVisible();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出', exact: true }).click(),
  ]);
  expect(workbook.suggestedFilename()).toMatch(/^售后数据-.*\.xlsx$/);

  await repairs.getByRole('link', { name: /未办结/ }).click();
  await expect(page).toHaveURL(/\/sale\/repair\?.*create_time/);
  await expect(row(page, other)).toBeVisible();
  await expect(row(page, number)).toHaveCount(0);
  await openPage(page, '/query/afterSales');
  await page.getByText('按状态', { exact: true }).click();
  await page
    .getByRole('row', { name: /未受理/ })
    .getByRole('link', { name: '未受理' })
    .click();
  await expect(row(page, number)).toBeVisible();
  await expect(row(page, other)).toHaveCount(0);
  await openPage(page, '/query/afterSales');
  await page
    .getByRole('list', { name: '质保', exact: true })
    .getByRole('link', { name: /激活质保/ })
    .click();
  await expect(page).toHaveURL(/\/sale\/warranty\?.*active_time/);
  await expect(row(page, '细口手冲壶')).toHaveCount(2);

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/query/afterSales?by=product');
  await expect(page.getByText('细口手冲壶').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'after-sales-phone');
});
