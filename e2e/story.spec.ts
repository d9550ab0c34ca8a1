import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer } from './support/goods.ts';
import { expectNoSidewaysScroll, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first();
const scanBox = (page: Page) => page.getByRole('textbox', { name: '扫描或输入编码' });
const phone = { viewport: { width: 375, height: 740 } };

async function scan(page: Page, ...codes: string[]) {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

/** Orders codes on their page; they are read from the company's list. */
async function orderCodes(page: Page, level: '单品' | '箱', quantity: number): Promise<void> {
  await openPage(page, '/identity/pack');
  await button(page, '生成标识').first().click();
  const form = dialog(page, '生成标识');
  await form.getByLabel('编码规则').click();
  await option(page, '标准编码').click();
  if (level === '箱') {
    await form.getByLabel('层级').click();
    await option(page, '箱').click();
  }
  await form.getByLabel('数量').fill(String(quantity));
  await form.getByRole('button', { name: '生成标识' }).click();
  await expect(form).toBeHidden();
  // Units are ordered first, so there are two orders with that of boxes.
  const ready = page.getByRole('row').filter({ hasText: '已就绪' });
  await expect(ready).toHaveCount(level === '单品' ? 1 : 2);
}

test('[WH-3][DL-3][DL-5][DL-6][CO-1][CO-4] the whole story of a product: made, bound, packed, shipped, received, sold, checked, activated, returned', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish({ warranty_months: 12 });
  const dealer = await addDealer(page, company, '湖州南浔店');
  const call = await callerOf(page, company.username);
  const codesOf = async (level: string) =>
    (
      await call.get<{ code: string }[]>(
        `identifier/index?level=${level}&limit=20&sort_field=id&sort_by=asc`,
      )
    ).map(({ code }) => code);
  const verdictFor = async (buyer: Page, code: string) => {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    return buyer.getByRole('heading', { level: 1 });
  };

  // Made.
  await enter(page, company.username, '/identity/pack');
  await orderCodes(page, '单品', 2);
  await orderCodes(page, '箱', 1);
  const units = (await codesOf('unit')) as [string, string];
  const [box] = (await codesOf('box')) as [string];
  const buyer = await openWindow(phone);
  await expect(await verdictFor(buyer, units[0])).toHaveText('尚未启用');

  // Bound to a batch.
  await openPage(page, '/trace/binding');
  await page.getByLabel('生产批次', { exact: true }).first().click();
  await option(page, 'B-500').click();
  await scanBox(page).focus();
  await scan(page, ...units);
  await page.getByRole('button', { name: '绑定 2 个' }).click();
  await expect(page.getByText('已绑定 2 个标识')).toBeVisible();

  // Packed.
  await page.getByText('装箱', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: '扫描箱码或产品码' })).toBeFocused();
  await scan(page, box, ...units);
  await expect(page.getByTestId('in-box')).toContainText('2');
  const careful = await openWindow(phone);
  await expect(await verdictFor(careful, units[0])).toHaveText('请谨慎');

  // Shipped to a dealer.
  await openPage(page, '/trace/shipment');
  await button(page, '新增').first().click();
  const form = dialog(page, '新增发货单');
  await form.getByLabel('收货经销商').click();
  await option(page, dealer.name).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/trace\/shipment\/pick\?id=\d+$/);
  const number = /FH\d+/.exec(await page.getByRole('heading', { name: /FH\d+/ }).innerText())![0];
  await expect(scanBox(page)).toBeFocused();
  await scan(page, box);
  await expect(page.getByTestId('scan-band')).toHaveAttribute('data-tone', 'good');
  await button(page, '复核').click();
  await expect(page.getByTestId('scan-band')).toContainText('复核通过');
  await button(page, '发货').click();
  await dialog(page, '发货').getByRole('button', { name: '发货' }).click();
  await expect(page).toHaveURL(/\/trace\/shipment\?shipment=/);

  // Received and sold by the dealer, on a phone.
  const shop = await openWindow(phone);
  await enter(shop, dealer.username, '/goods/receive', 'dealer');
  await shop.getByRole('button', { name: new RegExp(number) }).click();
  await shop.getByRole('button', { name: '全部收到' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: '全部收到' }).last().click();
  await openPage(shop, '/goods/stock');
  await expect(shop.getByText('细口手冲壶').first()).toBeVisible();
  await expectNoSidewaysScroll(shop, 'dealer-stock-phone');
  await openPage(shop, '/goods/sale');
  await shop.getByRole('button', { name: '登记销售' }).first().click();
  const sale = dialog(shop, '登记销售');
  await sale.getByRole('textbox', { name: '扫描或输入编码' }).fill(units[0]);
  await sale.getByRole('textbox', { name: '扫描或输入编码' }).press('Enter');
  await expect(sale.getByText('细口手冲壶，1 件')).toBeVisible();
  await sale.getByRole('button', { name: '登记销售' }).click();
  await expect(sale).toBeHidden();

  // Checked and activated by the buyer.
  const owner = await openWindow(phone);
  await expect(await verdictFor(owner, units[0])).toHaveText('正品，首次查询');
  await owner.getByRole('link', { name: '激活产品' }).click();
  await owner.getByLabel('姓名').fill('王芳');
  await owner.getByLabel('手机号').fill('13800138000');
  await tickConsent(owner);
  await owner.getByRole('button', { name: '激活产品' }).click();
  await expect(owner.getByRole('status')).toHaveText('激活成功，质保已生效');

  // Returned and restocked: it is not on sale until it is shipped again.
  await openPage(page, '/trace/return');
  await page.getByRole('button', { name: '收退货' }).first().click();
  const back = dialog(page, '收退货');
  await scanBox(page).fill(units[0]);
  await scanBox(page).press('Enter');
  await expect(back.getByText(/持有：细口手冲壶 × 1/)).toBeVisible();
  await back.getByLabel('原因').fill('不想要了');
  await back.getByRole('button', { name: '收退货' }).click();
  await expect(back).toBeHidden();
  await page
    .getByRole('row')
    .filter({ hasText: '已收货' })
    .getByRole('button', { name: /^重新入库/ })
    .click();
  await dialog(page, '重新入库').getByRole('button', { name: '重新入库' }).click();
  await expect(page.getByRole('row').filter({ hasText: '已完成' })).toBeVisible();
  const next = await openWindow(phone);
  await expect(await verdictFor(next, units[0])).toHaveText('请谨慎');
  expect(complaints).toEqual([]);
});
