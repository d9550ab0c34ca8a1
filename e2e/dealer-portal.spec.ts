import { expect } from '@playwright/test';
import { photo } from './support/attachments.ts';
import { establish } from './support/codes.ts';
import { addDealer, bindUnits, dialog, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const phone = { viewport: { width: 375, height: 740 } };

test('[MNU-43][DL-1] the portal begins with what waits, what is in stock and what to do next', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '绍兴越城店');
  const [first] = (await bindUnits(page, company, 1)) as [string];
  await shipTo(page, company, dealer, [first]);
  const shop = await openWindow(phone);
  const told = watchConsole(shop);
  await enter(shop, dealer.username, '/dashboard/workplace', 'dealer');
  const figures = shop.getByRole('list', { name: '关键数字' });
  await expect(figures).toContainText('库存（件）');
  await expect(figures.getByRole('listitem').filter({ hasText: '库存' })).toContainText('1');
  await expect(shop.getByRole('link', { name: '扫码作业' })).toHaveAttribute('href', '/scan');
  await expectNoSidewaysScroll(shop, 'dealer-workplace-phone');
  await inspect(shop, 'dealer-workplace', told);
  await shop.getByRole('link', { name: '登记销售' }).click();
  await expect(dialog(shop, '登记销售')).toBeVisible();
  for (const path of [
    '/goods/receive',
    '/goods/stock',
    '/goods/shipment',
    '/goods/return',
    '/goods/order',
    '/service/warranty',
    '/service/repair',
    '/service/incident',
  ]) {
    await openPage(shop, path);
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(shop, `dealer${path.replaceAll('/', '-')}-phone`);
  }
  expect(complaints).toEqual([]);
});

test('[DL-5][DL-8] a sale begins the warranty, and later the customer brings the product for repair', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '台州椒江店');
  const [code] = (await bindUnits(page, company, 1)) as [string];
  await shipTo(page, company, dealer, [code]);
  const shop = await openWindow(phone);
  const complaints = watchConsole(shop);
  await enter(shop, dealer.username, '/goods/sale?form=add', 'dealer');
  const sale = dialog(shop, '登记销售');
  await sale.getByRole('textbox', { name: '扫描或输入编码' }).fill(code);
  await shop.keyboard.press('Enter');
  await expect(sale.getByText('已扫 1 个').last()).toBeVisible();
  await sale.getByRole('switch', { name: '同时开始质保' }).click();
  await sale.getByRole('button', { name: '登记销售' }).click();
  await expect(sale.getByText('开始质保需要购买人的姓名和手机号').first()).toBeVisible();
  complaints.length = 0;
  await sale.getByLabel('购买人', { exact: true }).fill('王小明');
  await sale.getByLabel('购买人手机号').fill('13912345678');
  await sale.getByRole('button', { name: '登记销售' }).click();
  await expect(shop.getByText('已登记 1 件，质保已经开始')).toBeVisible();

  await openPage(shop, '/service/warranty');
  await expect(shop.getByText('王小明').first()).toBeVisible();
  await shop.getByRole('button', { name: /^展开/ }).first().click();
  await expect(shop.getByText('139****5678').first()).toBeVisible();
  await inspect(shop, 'dealer-warranties', complaints);

  await openPage(shop, '/service/repair?form=add');
  const form = dialog(shop, '申请维修');
  await form.getByLabel('序列号').fill(code);
  await form.getByLabel('故障类型').click();
  await shop.getByTitle('异响').click();
  await form.getByLabel('故障描述').fill('开机有异响');
  await form.getByLabel('客户', { exact: true }).fill('王小明');
  await form.getByLabel('客户手机号').fill('13912345678');
  const [chooser] = await Promise.all([
    shop.waitForEvent('filechooser'),
    form.getByRole('button', { name: '拍照或选择照片' }).click(),
  ]);
  await chooser.setFiles({ name: 'fault.png', mimeType: 'image/png', buffer: await photo() });
  await expect(form.getByRole('img', { name: '图片 1' })).toBeVisible();
  await form.getByRole('button', { name: '申请维修' }).click();
  await expect(form).toBeHidden();
  await expect(shop.getByText(/维修申请已提交，单号 WX/)).toBeVisible();

  // The company answers; the dealer sees the answer and not the note.
  await enter(page, company.username, '/sale/repair');
  await page
    .getByRole('button', { name: /查看 WX/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click();
  const accept = dialog(page, '受理');
  await accept.getByLabel('给客户的说明').fill('请寄到杭州');
  await accept.getByLabel('内部备注').fill('老客户');
  await accept.getByRole('button', { name: '受理' }).click();
  await expect(accept).toBeHidden();
  await openPage(shop, '/service/repair');
  await shop
    .getByRole('button', { name: /查看 WX/ })
    .first()
    .click();
  await expect(shop.getByRole('dialog')).toContainText('请寄到杭州');
  await expect(shop.getByRole('dialog')).not.toContainText('老客户');
  await expectNoSidewaysScroll(shop, 'dealer-repair-phone');
  await inspect(shop, 'dealer-repair', complaints, { isCovered: true });
});

test('[DL-9] a dealer answers an incident with a photo, and reads what the company says', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '丽水莲都店');
  const [companys] = (await bindUnits(page, company, 1)) as [string];
  const shop = await openWindow(phone);
  const complaints = watchConsole(shop);
  await enter(shop, dealer.username, '/goods/sale?form=add', 'dealer');
  const sale = dialog(shop, '登记销售');
  await sale.getByRole('textbox', { name: '扫描或输入编码' }).fill(companys);
  await shop.keyboard.press('Enter');
  await expect(sale.getByText('已扫 1 个').last()).toBeVisible();
  // The stock does not know it: the browser tells of that.
  complaints.length = 0;
  await sale.getByRole('button', { name: '登记销售' }).click();
  await expect(sale).toBeHidden();

  await openPage(shop, '/service/incident');
  await shop
    .getByRole('button', { name: /查看 FX/ })
    .first()
    .click();
  await shop.getByRole('dialog').getByRole('button', { name: '申诉' }).click();
  const appeal = dialog(shop, '申诉');
  await appeal.getByLabel('说明', { exact: true }).fill('货是厂家业务员直接送来的，有签收单。');
  const [chooser] = await Promise.all([
    shop.waitForEvent('filechooser'),
    appeal.getByRole('button', { name: '拍照或选择照片' }).click(),
  ]);
  await chooser.setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await photo() });
  await expect(appeal.getByRole('img', { name: '图片 1' })).toBeVisible();
  await expectNoSidewaysScroll(shop, 'dealer-appeal-phone');
  await appeal.getByRole('button', { name: '申诉' }).click();
  await expect(appeal).toBeHidden();
  await expect(shop.getByText('待答复').first()).toBeVisible();

  await enter(page, company.username, '/sale/incident');
  await page
    .getByRole('button', { name: /查看 FX/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer).toContainText('有签收单');
  await expect(drawer.getByRole('img', { name: '照片 1' })).toBeVisible();
  await drawer.getByRole('button', { name: '采纳申诉', exact: true }).click();
  const answer = page.getByRole('dialog', { name: '采纳申诉', exact: true });
  await answer.getByLabel('答复').fill('已核实，是我们漏登记。');
  await answer.getByRole('button', { name: '采纳申诉' }).click();
  await expect(answer).toBeHidden();

  await openPage(shop, '/service/incident');
  await expect(shop.getByText('已采纳').first()).toBeVisible();
  await shop
    .getByRole('button', { name: /查看 FX/ })
    .first()
    .click();
  await expect(shop.getByRole('dialog')).toContainText('是我们漏登记');
  await inspect(shop, 'dealer-incident', complaints, { isCovered: true });
});
