import { expect, type Page } from '@playwright/test';
import { found, hire, lastMail } from './support/backstage.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage, reopenPage } from './support/people.ts';
import { fileParts, rowOf, search, table } from './support/parts.ts';
import { test } from './support/windows.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^列表视图/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '列表视图' });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

async function hideColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '列与密度' }).click();
  await page.getByRole('dialog', { name: '列与密度' }).getByLabel(name, { exact: true }).uncheck();
  await page.keyboard.press('Escape');
}

test('a list is saved as a view, opens in it by default, is changed, renamed, deleted and restored', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['红色杯子', '红色盘子', '蓝色杯子']);
  await enter(page, username, '/product/part');
  await search(page).fill('红色');
  await expect(rowOf(page, '蓝色杯子')).toHaveCount(0);
  await hideColumn(page, '物料编码');
  await expect(header(page, '物料编码')).toHaveCount(0);

  // By keyboard alone.
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: '另存为新视图' }).press('Enter');
  await panel(page).getByLabel('视图名称').fill('红色的');
  await panel(page).getByLabel('打开列表时使用').check();
  await panel(page).getByLabel('视图名称').press('Enter');
  await expect(panel(page).getByRole('button', { name: '红色的', exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: '另存为新视图' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveText('红色的');

  // An address that says nothing opens in it.
  await openPage(page, '/product/part');
  await expect(page).toHaveURL(/saved=\d+/);
  await expect(search(page)).toHaveValue('红色');
  await expect(rowOf(page, '红色盘子')).toBeVisible();
  await expect(rowOf(page, '蓝色杯子')).toHaveCount(0);
  await expect(header(page, '物料编码')).toHaveCount(0);

  // Changed, which is said, taken back, and changed again for good.
  await search(page).fill('杯子');
  await expect(opener(page)).toContainText('未保存');
  await opener(page).click();
  await panel(page).getByRole('button', { name: '还原' }).click();
  await expect(search(page)).toHaveValue('红色');
  await expect(opener(page)).not.toContainText('未保存');
  await page.keyboard.press('Escape');
  await search(page).fill('杯子');
  await expect(rowOf(page, '蓝色杯子')).toBeVisible();
  await opener(page).click();
  await panel(page)
    .getByRole('button', { name: /^保\s?存$/ })
    .click();
  await expect(opener(page)).not.toContainText('未保存');
  await page.keyboard.press('Escape');
  await reopenPage(page);
  await expect(search(page)).toHaveValue('杯子');

  await opener(page).click();
  await panel(page).getByRole('button', { name: '重命名或共享 红色的' }).click();
  await panel(page).getByLabel('视图名称').fill('杯子');
  await panel(page)
    .getByRole('button', { name: /^保\s?存$/ })
    .click();
  await expect(opener(page)).toHaveText('杯子');

  await panel(page).getByRole('button', { name: '删除 杯子' }).click();
  await expect(panel(page).getByText('已删除“杯子”')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^撤\s?销$/ })
    .click();
  await panel(page).getByRole('button', { name: '不使用视图' }).click();
  await expect(rowOf(page, '红色盘子')).toBeVisible();
  await expect(rowOf(page, '蓝色杯子')).toBeVisible();
});

test('a view is sent as a report by e-mail: set up, sent at once, changed and stopped', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['报表甲', '报表乙', '别的']);
  await enter(page, username, '/product/part?keyword=报表');
  await opener(page).click();
  await panel(page).getByRole('button', { name: '另存为新视图' }).click();
  await panel(page).getByLabel('视图名称').fill('报表的');
  await panel(page).getByLabel('视图名称').press('Enter');
  const setUp = panel(page).getByRole('button', { name: '定时发送 报表的' });
  await setUp.click();

  const form = page.getByRole('dialog', { name: '定时发送报表' });
  await expect(panel(page)).toBeHidden();
  await expect(form.getByText('把“报表的”当时的数据')).toBeVisible();
  await form.getByLabel('收件人').fill('不是邮箱');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('邮箱格式不正确')).toBeVisible();
  const email = `report-${companyId}@example.com`;
  await form.getByLabel('收件人').fill(email);
  await form.getByLabel('频率').click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '每月' }).click();
  await expect(form.getByLabel('日期')).toBeVisible();
  await expect(form.getByLabel('星期')).toHaveCount(0);
  await inspect(page, 'report-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(opener(page)).toBeFocused();

  const open = async () => {
    await opener(page).click();
    await setUp.click();
  };
  await open();
  await expect(form.getByText('下次发送')).toBeVisible();
  await form.getByRole('button', { name: '立即发送' }).click();
  await expect.poll(() => lastMail(email)?.subject).toContain('报表的');
  expect(lastMail(email)!.text).toMatch(/\/product\/part\?saved=\d+/);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await open();
  await expect(form.getByText('已发送')).toBeVisible();
  await form.getByRole('button', { name: '停止发送' }).click();
  await expect(page.getByText('已停止发送')).toBeVisible();
  await expect(form).toBeHidden();
  await open();
  await expect(form.getByLabel('收件人')).toHaveValue('');
  await expect(form.getByText('下次发送')).toHaveCount(0);
  complaints.splice(0);
});

test('a shared view is chosen by a colleague, whose own changes to it stay a copy', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await hire();
  await fileParts(companyId, ['共享甲', '共享乙']);
  await enter(page, username, '/product/part?keyword=共享甲');
  await opener(page).click();
  await panel(page).getByRole('button', { name: '另存为新视图' }).click();
  const name = `共享甲的 ${username}`;
  await panel(page).getByLabel('视图名称').fill(name);
  await panel(page).getByLabel('共享给同事').check();
  await panel(page)
    .getByRole('button', { name: /^保\s?存$/ })
    .click();
  await expect(page).toHaveURL(/saved=\d+/);
  const address = page.url();

  const phone = await openWindow({ viewport: { width: 375, height: 740 } });
  await enter(phone, 'identity', new URL(address).pathname + new URL(address).search);
  await expect(opener(phone)).toContainText(name);
  await expect(rowOf(phone, '共享甲')).toBeVisible();
  await search(phone).fill('共享乙');
  await expect(rowOf(phone, '共享乙')).toBeVisible();
  await opener(phone).click();
  await expect(panel(phone).getByText(`“${name}”有未保存的修改`)).toBeVisible();
  await expect(panel(phone).getByRole('button', { name: /^保\s?存$/ })).toHaveCount(0);
  await panel(phone).getByRole('button', { name: '另存为新视图' }).click();
  await panel(phone).getByLabel('视图名称').fill(`我的 ${name}`);
  await panel(phone)
    .getByRole('button', { name: /^保\s?存$/ })
    .click();
  await expect(opener(phone)).toContainText(`我的 ${name}`);
});

for (const language of ['zh_CN', 'en'] as const)
  test(`at 1440 the toolbar stays in one line with filters set and a view chosen (${language})`, async ({
    page,
  }) => {
    const isChinese = language === 'zh_CN';
    const { username } = await found(3);
    await page.addInitScript((spoken) => localStorage.setItem('language', spoken), language);
    for (const path of [
      '/product/part?keyword=一段不短的关键字&kind=product',
      '/trace/batch?keyword=一段不短的关键字&state=released',
      '/orderGoods/so?keyword=一段不短的关键字&state=draft',
      '/identity/list?keyword=一段不短的关键字&state=shipped',
    ]) {
      await (path.startsWith('/product') ? enter(page, username, path) : openPage(page, path));
      const views = page.getByRole('button', { name: isChinese ? /^列表视图/ : /^Saved view/ });
      const dialog = page.getByRole('dialog', { name: isChinese ? '列表视图' : 'Saved views' });
      const name = dialog.getByLabel(isChinese ? '视图名称' : 'Name of the view');
      await views.click();
      await dialog
        .getByRole('button', { name: isChinese ? '另存为新视图' : 'Save as a new view' })
        .click();
      await name.fill(isChinese ? '华东区本季度待处理的那些' : 'East, this quarter, still to do');
      await name.press('Enter');
      await expect(views).toContainText(isChinese ? '华东区' : 'East');
      await page.keyboard.press('Escape');
      const bar = page.getByRole('search');
      const clear = bar.getByRole('button', { name: isChinese ? '清除筛选' : 'Clear filters' });
      await expect(clear).toBeVisible();
      const line = await bar
        .locator('> div')
        .first()
        .evaluate((element) => {
          const inside = [...element.children].map((one) => one.getBoundingClientRect());
          const { right } = element.getBoundingClientRect();
          return {
            // All in one line: each begins before any of the others ends.
            isOne:
              Math.max(...inside.map(({ top }) => top)) <
              Math.min(...inside.map(({ bottom }) => bottom)),
            height: Math.max(...inside.map(({ height }) => height)),
            isWithin: inside.every((one) => one.right <= right + 1),
          };
        });
      expect(line, path).toEqual({ isOne: true, height: expect.closeTo(32, -1), isWithin: true });
    }
  });

test('at 1440 no list wraps its filters in English, however many are set', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const lists = [
    ['/identity/list', 'state[]=shipped&state[]=voided&state[]=frozen'],
    ['/identity/pack', 'state[]=making&state[]=made'],
    ['/trace/shipment', 'dealer_id=1&state[]=draft&state[]=shipped'],
    ['/product/part', 'state=active&kind=product'],
    ['/trace/batch', 'part_id=1001&state=completed'],
    ['/appCenter/dealer', 'disabled=false&province[]=33&province[]=44'],
    ['/orderGoods/so', 'buyer_kind=dealer&state[]=draft'],
    ['/sale/incident', 'kind[]=cautionDevices&state[]=open&state[]=confirmed'],
    ['/sale/warranty', 'state[]=valid&expiring=30'],
    ['/query/shippingDetail', 'part_id=1001'],
  ] as const;
  for (const [path, filters] of lists) {
    const address = `${path}?keyword=${'quite a long search text '.repeat(2)}&${filters}`;
    await (path === lists[0][0] ? enter(page, 'demo', address) : openPage(page, address));
    const bar = page.getByRole('search');
    await expect(bar.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect((await bar.locator('> div').first().boundingBox())!.height, path).toBeCloseTo(32, -1);
  }
});
