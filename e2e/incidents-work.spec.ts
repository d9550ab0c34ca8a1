import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, dialog as named } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#a33' } })
    .png()
    .toBuffer(),
});
/** A fact of a record by its name. */
const fact = (drawer: Locator, name: string) =>
  drawer
    .locator('dl > div')
    .filter({ has: drawer.page().locator('dt', { hasText: name }) })
    .locator('dd');
/** The dealer's score, out of 100, as the record shows it. */
const expectScore = (drawer: Locator, score: number) =>
  expect(fact(drawer, '经销商合规分')).toHaveText(new RegExp(`^${score}满分 100`));
const first = (page: Page) => page.getByRole('button', { name: /查看 FX/ }).first();

test('[BP-5] [DL-9] an incident is assigned, proven, confirmed, penalised, appealed, answered and closed', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '丽水莲都店');
  const [code] = (await bindUnits(page, company, 1)) as [string];
  const shop = await openWindow({ viewport: { width: 375, height: 740 }, hasTouch: true });
  await enter(shop, dealer.username, '/goods/sale?form=add', 'dealer');
  const sale = named(shop, '登记销售');
  await sale.getByRole('textbox', { name: '扫描或输入编码' }).fill(code);
  await shop.keyboard.press('Enter');
  await expect(sale.getByText('已扫 1 个').last()).toBeVisible();
  await sale.getByRole('button', { name: '登记销售' }).click();
  await expect(sale).toBeHidden();

  const complaints = watchConsole(page);
  await enter(page, company.username, '/sale/incident');
  await act(page, '非持有方销售', '指派');
  const assign = dialog(page, '指派');
  await assign.getByRole('combobox', { name: '负责人' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await assign.getByRole('button', { name: '指派' }).click();
  await expect(assign).toBeHidden();
  await openPage(page, '/dashboard/workplace');
  await page.getByRole('link', { name: /由我负责的风险事件/ }).click();
  await expect(page).toHaveURL(/is_mine=true/);

  await first(page).click();
  const drawer = dialog(page, '非持有方销售');
  await expect(drawer).toContainText('指派给');
  // Nothing is proven yet.
  await expectScore(drawer, 100);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drawer.getByRole('button', { name: '添加照片或 PDF' }).click(),
  ]);
  await chooser.setFiles([await photo('货架.png'), await photo('票据.png')]);
  await expect(drawer.getByRole('button', { name: '货架.png', exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '删除“票据.png”' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '删除' }).click();
  await expect(drawer).toContainText('删除证据：票据.png');
  await drawer.getByLabel('添加备注').fill('店主承认是调货');
  await drawer.getByRole('button', { name: '添加备注' }).click();
  await expect(drawer.getByText('店主承认是调货')).toBeVisible();

  await drawer.getByRole('button', { name: '确认', exact: true }).click();
  await dialog(page, '确认').getByLabel('处理说明').fill('照片属实');
  await dialog(page, '确认').getByRole('button', { name: '确认' }).click();
  await expect(drawer).toContainText('已确认');
  // A serious incident costs five, and twice as much once it is penalised.
  await expectScore(drawer, 95);
  await drawer.getByRole('button', { name: '处罚', exact: true }).click();
  const penalise = dialog(page, '处罚');
  await penalise.getByLabel('处罚金额').fill('500');
  await penalise.getByLabel('处罚说明').fill('按协议第 8 条');
  await penalise.getByRole('button', { name: '处罚' }).click();
  await expect(penalise).toBeHidden();
  await expect(drawer).toContainText('处罚 ¥500.00');
  await expectScore(drawer, 90);
  await inspect(page, 'incident-work', complaints, { isCovered: true });

  // The dealer sees the amount and appeals, but not what colleagues said.
  await openPage(shop, '/service/incident');
  await first(shop).click();
  const told = shop.getByRole('dialog').first();
  await expect(told).toContainText('¥500.00');
  await expect(told).toContainText('按协议第 8 条');
  await expect(told).not.toContainText('店主承认是调货');
  await told.getByRole('button', { name: '申诉' }).click();
  const appeal = named(shop, '申诉');
  await appeal.getByLabel('说明', { exact: true }).fill('第一次，请从轻。');
  const [picker] = await Promise.all([
    shop.waitForEvent('filechooser'),
    appeal.getByRole('button', { name: '拍照或选择照片' }).click(),
  ]);
  await picker.setFiles(await photo('receipt.png'));
  await expect(appeal.getByRole('img', { name: '图片 1' })).toBeVisible();
  await appeal.getByRole('button', { name: '申诉' }).click();
  await expect(appeal).toBeHidden();
  await expectNoSidewaysScroll(shop, 'dealer-penalty-phone');

  await openPage(page, '/sale/incident');
  await first(page).click();
  await drawer.getByRole('button', { name: '不采纳申诉', exact: true }).click();
  const answer = dialog(page, '不采纳申诉');
  await answer.getByLabel('答复').fill('已是最低标准');
  await answer.getByRole('button', { name: '不采纳申诉' }).click();
  await expect(answer).toBeHidden();
  await drawer.getByRole('button', { name: '关闭', exact: true }).click();
  await dialog(page, '关闭').getByLabel('处理说明').fill('罚款已收');
  await dialog(page, '关闭').getByRole('button', { name: '关闭' }).last().click();
  await expect(drawer).toContainText('已关闭');
  for (const step of ['发现', '指派给', '添加证据', '确认', '处罚', '申诉', '关闭'])
    await expect(drawer.getByRole('listitem').filter({ hasText: step }).first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: '添加照片或 PDF' })).toHaveCount(0);
  await expectScore(drawer, 90);
  await openPage(page, '/appCenter/dealer');
  await expect(row(page, dealer.name).getByRole('cell', { name: '90', exact: true })).toBeVisible();
  // Opened again nothing is proven, and the penalty is gone.
  await openPage(page, '/sale/incident');
  await first(page).click();
  await drawer.getByRole('button', { name: '重新打开', exact: true }).click();
  await dialog(page, '重新打开').getByLabel('处理说明').fill('有新的证据');
  await dialog(page, '重新打开').getByRole('button', { name: '重新打开' }).click();
  await expect(drawer).toContainText('待处理');
  await expectScore(drawer, 100);
});

test('[BP-5] an incident that the system cannot lay at a dealer’s door is given to one by hand, and costs it points until its appeal is accepted', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '丽水莲都店');
  const [code] = (await bindUnits(page, company, 1)) as [string];
  const reported = await page.request.post('/api/web/api/report', {
    data: { sn: code, content: '壶盖松动' },
  });
  expect(reported.ok(), await reported.text()).toBe(true);
  const call = await callerOf(page, company.username);
  const [report] = await call.get<{ id: number }[]>('fakeReport/index');
  await call.post('fakeReport/accept', { id: report!.id });

  await enter(page, company.username, '/sale/incident');
  await first(page).click();
  const drawer = dialog(page, '消费者举报假货');
  await expect(drawer).toContainText('壶盖松动');
  await expect(fact(drawer, '经销商合规分')).toHaveCount(0);
  await drawer.getByRole('button', { name: '指定经销商', exact: true }).click();
  const named = dialog(page, '指定经销商');
  await named.getByRole('combobox', { name: '经销商' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: dealer.name }).click();
  await named.getByRole('button', { name: '指定经销商' }).click();
  await expect(named).toBeHidden();
  await expect(fact(drawer, '经销商').first()).toHaveText(`${dealer.name}（人工指定）`);
  await expectScore(drawer, 100);
  await drawer.getByRole('button', { name: '确认', exact: true }).click();
  await dialog(page, '确认').getByLabel('处理说明').fill('照片属实');
  await dialog(page, '确认').getByRole('button', { name: '确认' }).click();
  await expectScore(drawer, 95);
  await inspect(page, 'incident-dealer', complaints, { isCovered: true });

  // The dealer finds it among its own, and is believed.
  const [own] = await dealerCall<{ id: number }[]>(page, dealer.token, 'incident/index');
  await dealerCall(page, dealer.token, 'incident/appeal', {
    id: own!.id,
    text: '不是我店卖的',
    files: [],
  });
  await openPage(page, '/sale/incident');
  await first(page).click();
  await drawer.getByRole('button', { name: '采纳申诉', exact: true }).click();
  const answer = dialog(page, '采纳申诉');
  await answer.getByLabel('答复').fill('已核实');
  await answer.getByRole('button', { name: '采纳申诉' }).click();
  await expect(drawer).toContainText('已排除');
  await expectScore(drawer, 100);
  await openPage(page, '/appCenter/dealer');
  await expect(
    row(page, dealer.name).getByRole('cell', { name: '100', exact: true }),
  ).toBeVisible();
});

/** A call in the name of a dealer; with a body it posts. */
async function dealerCall<T>(page: Page, token: string, path: string, data?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api/dealer/${path}`;
  const answer = data
    ? await page.request.post(url, { data, headers })
    : await page.request.get(url, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}
