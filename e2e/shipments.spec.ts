import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack, type Company } from './support/codes.ts';
import { addDealer } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

type Box = { code: string; inside: string[] };

const band = (page: Page) => page.getByTestId('scan-band');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first();

/** A scanner types a code and Enter, wherever the focus is. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Boxes with so many units each, made and packed by the calls of the company. */
async function packBoxes(page: Page, company: Company, boxes: number, each: number) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('identifierPack/add', {
    rule_id: company.ruleId,
    quantity: boxes,
    level: 'box',
  });
  await expect
    .poll(async () => (await call.get<{ state: string }>(`identifierPack/info?id=${id}`)).state)
    .toBe('ready');
  const parents = await call.get<{ code: string }[]>(
    `identifier/index?pack_id=${id}&limit=100&sort_field=id&sort_by=asc`,
  );
  const { codes } = await orderPack(page, company, boxes * each);
  await call.post('binding/add', { part_id: company.partId, batch_id: company.batchId, codes });
  const packed: Box[] = [];
  for (const [at, { code }] of parents.entries()) {
    const inside = codes.slice(at * each, (at + 1) * each);
    await call.post('packing/pack', { parent: code, codes: inside });
    packed.push({ code, inside });
  }
  return packed;
}

const phone = { viewport: { width: 375, height: 740 } };

test('[WH-5][MNU-25][DL-2] boxes are picked by scanning, checked and shipped; the dealer receives part of it on a phone, and the difference is closed', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '湖州南浔店');
  const [first, second, third] = (await packBoxes(page, company, 3, 2)) as [Box, Box, Box];

  // A shipment of four units.
  await enter(page, company.username, '/trace/shipment');
  await expect(page.getByText('还没有发货单')).toBeVisible();
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const form = dialog(page, '新增发货单');
  await form.getByLabel('收货经销商').click();
  await option(page, '湖州南浔店').click();
  await form.getByRole('button', { name: '添加物料' }).click();
  await form.getByLabel('物料').click();
  await option(page, '细口手冲壶').click();
  await form.getByLabel('应发').fill('4');
  await form.getByLabel('承运商').fill('顺丰速运');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  // It leads to its board; the list is one step back.
  await expect(page).toHaveURL(/\/trace\/shipment\/pick\?id=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/trace\/shipment$/);
  const row = page.getByRole('row').filter({ hasText: '湖州南浔店' });
  await expect(row).toContainText('草稿');
  const number = /FH\d+/.exec(await row.innerText())![0];
  await page.goForward();

  // On the board only scans matter; the field has the focus by itself.
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '扫描或输入编码' })).toBeFocused();
  await scan(page, first.code);
  await expect(band(page)).toHaveAttribute('data-tone', 'good');
  await expect(page.getByText('2 / 4')).toBeVisible();
  await button(page, '复核').click();
  await expect(dialog(page, '确认少发')).toContainText('应发 4，已拣 2');
  await dialog(page, '确认少发').getByRole('button', { name: '取消' }).click();
  await expect(dialog(page, '确认少发')).toBeHidden();
  await scan(page, 'NOTHING-LIKE-THIS');
  await expect(band(page)).toHaveAttribute('data-tone', 'bad');
  await expect(band(page)).toContainText('不存在');
  await scan(page, second.inside[0]!);
  await scan(page, third.code);
  await expect(band(page)).toContainText('只差 1 件');
  // The browser reports the refusals, too.
  complaints.length = 0;
  await scan(page, second.code);
  await expect(page.getByText('4 / 4')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'picking-board-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await inspect(page, 'picking-board', complaints);
  await button(page, '复核').click();
  await expect(band(page)).toContainText('复核通过');
  await button(page, '发货').click();
  await dialog(page, '发货').getByRole('button', { name: '发货' }).click();
  await expect(page).toHaveURL(/\/trace\/shipment\?shipment=/);
  const drawer = dialog(page, new RegExp(number));
  await expect(drawer.getByText('0 / 4', { exact: true })).toBeVisible();
  await expect(drawer.getByText('发货 · 4 件')).toBeVisible();

  // The wall shows it.
  await openPage(page, '/trace/shipScreen');
  await expect(page.getByRole('link', { name: /今日发货\s*1/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('已发货');
  await inspect(page, 'ship-screen', complaints);

  // On the phone of the dealer: one box and one more unit came.
  const shop = await openWindow(phone);
  await enter(shop, dealer.username, '/goods/receive', 'dealer');
  await shop.getByRole('button', { name: new RegExp(number) }).click();
  await shop.getByRole('button', { name: '逐个扫描' }).click();
  const field = shop.getByRole('textbox', { name: '扫描或输入编码' });
  for (const code of [first.code, second.inside[0]!]) {
    await field.fill(code);
    await field.press('Enter');
  }
  await expect(shop.getByText('已扫描 2 个')).toBeVisible();
  // What is not in this delivery is not ticked.
  await field.fill(third.code);
  await field.press('Enter');
  await expect(band(shop)).toHaveAttribute('data-tone', 'bad');
  await expect(band(shop)).toContainText(third.code);
  await expect(shop.getByText('已扫描 2 个')).toBeVisible();
  await expectNoSidewaysScroll(shop, 'dealer-receive-phone');
  await shop.getByRole('button', { name: '确认收到这些' }).click();
  await expect(shop.getByText('还差 1 件，已告知发货方')).toBeVisible();
  await expect(shop.getByText('3 / 4')).toBeVisible();

  // The sender sees the difference, and closes.
  await openPage(page, '/trace/shipment');
  await page.getByText('在途', { exact: true }).first().click();
  await expect(page).toHaveURL(/state%5B%5D=shipped&state%5B%5D=partial/);
  await expect(row).toContainText('部分收货');
  await row.getByRole('button', { name: `查看 ${number}` }).click();
  await expect(drawer.getByText('缺 1 件')).toBeVisible();
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '下载送货单' }).click();
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
  await drawer.getByRole('button', { name: '关闭发货单' }).click();
  await expect(dialog(page, '关闭发货单')).toContainText('1 件将记为丢失并冻结');
  await dialog(page, '关闭发货单').getByRole('button', { name: '关闭发货单' }).click();
  await expect(drawer.getByText('冻结 · 1 件')).toBeVisible();
  const call = await callerOf(page, company.username);
  const [lost] = await call.get<{ state: string }[]>(
    `identifier/index?keyword=${second.inside[1]}`,
  );
  expect(lost).toMatchObject({ state: 'frozen' });
});

test('[DL-4] a dealer ships on to its sub-dealer from a phone, and nobody else sees it', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '嘉兴总店');
  const below = await addDealer(page, company, '嘉兴海宁店', { parent_id: dealer.id });
  const beside = await addDealer(page, company, '金华总店');
  const [box] = (await packBoxes(page, company, 1, 3)) as [Box];
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('shipment/add', {
    kind: 'dealer',
    dealer_id: dealer.id,
  });
  await call.post('shipment/scan', { id, codes: [box.code] });
  await call.post('shipment/check', { id });
  await call.post('shipment/ship', { id });

  const shop = await openWindow(phone);
  await enter(shop, dealer.username, '/goods/receive', 'dealer');
  await shop.getByRole('button', { name: /FH\d+/ }).click();
  await shop.getByRole('button', { name: '全部收到' }).click();
  await dialog(shop, '全部收到').getByRole('button', { name: '全部收到' }).click();
  await expect(shop.getByText('3', { exact: true }).or(shop.getByText('3 / 3'))).toBeVisible();

  await openPage(shop, '/goods/shipment');
  await shop.getByRole('button', { name: '新发货单' }).first().click();
  const choice = dialog(shop, '发给哪家下级经销商');
  await expect(choice.getByText('嘉兴海宁店')).toBeVisible();
  await choice.getByRole('button', { name: '开始扫码' }).click();
  const field = shop.getByRole('textbox', { name: '扫描或输入编码' });
  await field.fill(box.code);
  await field.press('Enter');
  await expect(band(shop)).toContainText('加入 3 件');
  await expectNoSidewaysScroll(shop, 'dealer-ship-phone');
  await button(shop, '复核').click();
  await expect(band(shop)).toContainText('复核通过');
  await button(shop, '发货').click();
  await dialog(shop, '发货').getByRole('button', { name: '发货' }).click();
  await expect(shop.getByText('已发货').first()).toBeVisible();

  const branch = await openWindow(phone);
  await enter(branch, below.username, '/goods/receive', 'dealer');
  await expect(branch.getByRole('button', { name: /嘉兴总店/ })).toBeVisible();
  const stranger = await openWindow(phone);
  await enter(stranger, beside.username, '/goods/receive', 'dealer');
  await expect(stranger.getByText('没有在途的货物')).toBeVisible();
});
