import { expect } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, band, dialog, packBox, scan, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[WH-6] a box that comes back is scanned, its sender is known, and it goes into stock again', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '湖州南浔店');
  const { box, codes } = await packBox(page, company, 2);
  await shipTo(page, company, dealer, [box]);

  await enter(page, company.username, '/trace/return');
  await expect(page.getByText('还没有退货')).toBeVisible();
  await page.getByRole('button', { name: '收退货' }).first().click();
  const form = dialog(page, '收退货');
  await expect(form.getByRole('textbox', { name: '扫描或输入编码' })).toBeFocused();
  await scan(page, 'NOTHING-LIKE-THIS');
  await expect(band(page)).toHaveAttribute('data-tone', 'bad');
  // The browser reports the refusal, too.
  complaints.length = 0;
  await scan(page, box);
  await expect(band(page)).toContainText('湖州南浔店 持有：细口手冲壶 × 2');
  await form.getByLabel('原因').fill('滞销');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'take-return-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await inspect(page, 'take-return', complaints, { isCovered: true });
  await form.getByRole('button', { name: '收退货' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, '湖州南浔店')).toContainText('已收货');
  const number = /TH\d+/.exec(await row(page, '湖州南浔店').innerText())![0];

  await act(page, number, '重新入库');
  await dialog(page, '重新入库').getByRole('button', { name: '重新入库' }).click();
  await expect(row(page, number)).toContainText('已完成');
  await page.getByRole('button', { name: `展开 ${number}` }).click();
  await expect(page.getByText('已入库').first()).toBeVisible();
  await inspect(page, 'returns', complaints);
  const call = await callerOf(page, company.username);
  const [unit] = await call.get<{ state: string; holder: string }[]>(
    `identifier/index?keyword=${codes[0]}`,
  );
  expect(unit).toMatchObject({ state: 'packed', holder: 'company' });
});

test('[DL-6] a dealer asks to return goods from its phone, and the company receives them', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '嘉兴南湖店');
  const { box } = await packBox(page, company, 2);
  await shipTo(page, company, dealer, [box]);

  const shop = await openWindow({ viewport: { width: 375, height: 740 } });
  await enter(shop, dealer.username, '/goods/return', 'dealer');
  await shop.getByRole('button', { name: '申请退货' }).first().click();
  const form = dialog(shop, '申请退货');
  const field = form.getByRole('textbox', { name: '扫描或输入编码' });
  await field.fill(box);
  await field.press('Enter');
  await expect(band(shop)).toHaveAttribute('data-tone', 'good');
  await form.getByLabel('原因').fill('包装破损');
  await expectNoSidewaysScroll(shop, 'dealer-return-phone');
  await form.getByRole('button', { name: '申请退货' }).click();
  await expect(form).toBeHidden();
  await expect(shop.getByText('待收货').first()).toBeVisible();

  await enter(page, company.username, '/trace/return');
  const number = /TH\d+/.exec(await row(page, '嘉兴南湖店').innerText())![0];
  await act(page, number, '收货');
  await dialog(page, '收货').getByRole('button', { name: '收货' }).click();
  await expect(row(page, number)).toContainText('已收货');
});
