import { expect } from '@playwright/test';
import { establish } from './support/codes.ts';
import { addDealer, band, bindUnits, dialog, scan, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[MNU-26] a sale is registered with a scanner, and one of what a dealer holds becomes an incident with both sides', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '湖州南浔店');
  const [own, theirs] = (await bindUnits(page, company, 2)) as [string, string];
  await shipTo(page, company, dealer, [theirs]);

  await enter(page, company.username, '/trace/sale');
  await expect(page.getByText('还没有销售记录')).toBeVisible();
  await page.getByRole('button', { name: '登记销售' }).first().click();
  const form = dialog(page, '登记销售');
  await expect(form.getByRole('textbox', { name: '扫描或输入编码' })).toBeFocused();
  await scan(page, own, theirs);
  await expect(form.getByText('已扫 2 个').last()).toBeVisible();
  await form.getByLabel('门店').fill('直营店');
  await form.getByLabel('购买人手机号').fill('13912345678');
  await inspect(page, 'sale-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '登记销售' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/其中 1 件不是卖方持有/)).toBeVisible();
  await expect(row(page, /XS\d+/)).toContainText('有争议');
  const number = /XS\d+/.exec(await row(page, /XS\d+/).innerText())![0];
  await page.getByRole('button', { name: `展开 ${number}` }).click();
  await expect(page.getByText('湖州南浔店').last()).toBeVisible();
  await inspect(page, 'sales', complaints);

  await openPage(page, '/sale/incident');
  await expect(row(page, '非持有方销售')).toBeVisible();
  await row(page, '非持有方销售').getByRole('button', { name: /查看/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`登记了销售（${number}）`);
  await expect(page.getByRole('dialog')).toContainText('湖州南浔店');

  await openPage(page, '/trace/sale');
  await act(page, number, '作废');
  await dialog(page, '作废').getByLabel('作废原因').fill('登记错了');
  await dialog(page, '作废').getByRole('button', { name: '作废' }).click();
  await expect(row(page, number)).toContainText('已作废');
});

test('[DL-3][DL-5] on a phone a dealer looks at its stock and registers what it sold', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '嘉兴南湖店');
  const [first, second, companys] = (await bindUnits(page, company, 3)) as [string, string, string];
  await shipTo(page, company, dealer, [first, second]);

  const shop = await openWindow({ viewport: { width: 375, height: 740 } });
  await enter(shop, dealer.username, '/goods/stock', 'dealer');
  await expect(shop.getByText('细口手冲壶').first()).toBeVisible();
  await shop.getByRole('textbox', { name: '查单件' }).fill(first);
  await shop.keyboard.press('Enter');
  await expect(band(shop)).toContainText('细口手冲壶，已收货，1 件');
  await expectNoSidewaysScroll(shop, 'dealer-stock-phone');

  await openPage(shop, '/goods/sale');
  await shop.getByRole('button', { name: '登记销售' }).first().click();
  const form = dialog(shop, '登记销售');
  const field = form.getByRole('textbox', { name: '扫描或输入编码' });
  await field.fill(companys);
  await field.press('Enter');
  await expect(band(shop)).toContainText('不在您的库存里');
  await form.getByRole('button', { name: `移除 ${companys}` }).click();
  await field.fill(first);
  await field.press('Enter');
  await expect(band(shop)).toContainText('细口手冲壶，1 件');
  await form.getByLabel('购买人', { exact: true }).fill('许安');
  await expectNoSidewaysScroll(shop, 'dealer-sale-phone');
  await form.getByRole('button', { name: '登记销售' }).click();
  await expect(form).toBeHidden();
  await expect(shop.getByText('已登记 1 件')).toBeVisible();
  await expect(shop.getByText('有效').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
