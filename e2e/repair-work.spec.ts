import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, heading, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { tickConsent } from './support/consent.ts';

const phone = async (browser: Browser) =>
  (
    await browser.newContext({ viewport: { width: 375, height: 740 }, javaScriptEnabled: false })
  ).newPage();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const choose = async (page: Page, name: string) =>
  page.locator('.ant-select-item-option:visible').filter({ hasText: name }).first().click();

/** Asks for a repair on the consumer's page; gives the number of the request. */
async function ask(buyer: Page, code: string): Promise<string> {
  await buyer.goto(`/repair?code=${code}&sn=${code}&language=zh_CN`);
  await buyer.getByLabel('故障类型').selectOption('异响');
  await buyer.getByLabel('故障描述').fill('盖子响');
  await buyer.getByLabel('联系人').fill('李雷');
  await buyer.getByLabel('手机号').fill('13800138001');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('提交成功');
  return buyer.locator('.track-number').first().innerText();
}

/** Boards in stock: some that came first, and one with a serial of its own. */
async function stockBoards(call: Awaited<ReturnType<typeof callerOf>>) {
  type Lot = { id: number; code: string };
  const part_id = (
    await call.post<Lot>('part/add', { code: 'PCB-1', name: '控制板', kind: 'component' })
  ).id;
  const older = await call.post<Lot>('materialLot/add', {
    part_id,
    quantity: '5',
    received_date: '2026-01-01',
  });
  await call.post('materialLot/pass', { ids: [older.id] });
  const supplier = await call.post<Lot>('supplier/add', { name: '常州微特电机厂' });
  const serial = 'PCB-0007';
  const receipt = await call.post<Lot>('receiving/add', {
    supplier_id: supplier.id,
    received_date: '2026-02-01',
    lines: [{ part_id, quantity: '1', supplier_codes: [serial], inspection: 'pass' }],
  });
  await call.post('receiving/post', { id: receipt.id });
  const lots = await call.get<Lot[]>(`materialLot/index?part_id=${part_id}`);
  return { serial, older, own: lots.find(({ id }) => id !== older.id)! };
}

test('[MNU-29] [CO-5] a repair is priced, accepted by its customer on the phone, done with parts from stock, and another product is replaced', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  const company = await establish({ warranty_months: 12 });
  const call = await callerOf(page, company.username);
  const { codes } = await orderPack(page, company, 3, true);
  await ship(page, company, codes);
  const [first, second, fresh] = codes as [string, string, string];
  const seal = (
    await call.post<{ id: number }>('part/add', { code: 'S-1', name: '密封圈', kind: 'component' })
  ).id;
  const lot = await call.post<{ id: number; code: string }>('materialLot/add', {
    part_id: seal,
    quantity: '10',
    received_date: '2026-01-05',
  });
  await call.post('materialLot/pass', { ids: [lot.id] });
  const board = await stockBoards(call);
  const buyer = await phone(browser);
  const number = await ask(buyer, first);

  await enter(page, company.username, '/sale/repair');
  await row(page, number).getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, `维修单 ${number}`);
  const step = async (move: string, state: string) => {
    await drawer.getByRole('button', { name: move, exact: true }).click();
    await dialog(page, move).getByRole('button', { name: move, exact: true }).click();
    await expect(dialog(page, move)).toBeHidden();
    await expect(drawer.getByRole('definition').filter({ hasText: state })).toBeVisible();
  };
  await step('受理', '已受理');
  // Nobody activated it, so there is no warranty: the customer pays.
  await expect(drawer.getByText('没有质保')).toBeVisible();
  await step('开始检测', '检测中');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await act(page, number, '编辑');
  const form = dialog(page, '编辑维修单');
  await form.getByLabel('负责人').click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await form.getByLabel('维修费').fill('30');
  await form.getByRole('button', { name: '添加配件' }).click();
  await form.getByRole('combobox', { name: '物料' }).click();
  await choose(page, '密封圈');
  await form.getByLabel('数量').fill('2');
  await form.getByLabel('单价').fill('4.50');
  await expect(form.getByText('¥39.00')).toBeVisible();
  await form.getByRole('button', { name: '添加配件' }).click();
  await form.getByRole('combobox', { name: '物料' }).nth(1).click();
  await choose(page, '控制板');
  await form.getByLabel('配件序列号').nth(1).fill(board.serial);
  await inspect(page, 'repair-edit', complaints);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  await row(page, number).getByRole('button', { name: /^查看/ }).click();
  await drawer.getByRole('button', { name: '开始维修', exact: true }).click();
  await dialog(page, '开始维修').getByRole('button', { name: '开始维修', exact: true }).click();
  await expect(
    page.getByText(`客户还没有同意维修单“${number}”的报价 ¥39.00，不能继续维修`).first(),
  ).toBeVisible();
  // The browser notes the refusal.
  complaints.splice(0);
  await dialog(page, '开始维修').getByRole('button', { name: '取消' }).click();
  await step('报价', '已报价');
  await expect(drawer.getByText('等待客户确认')).toBeVisible();

  // The customer reads the price by the link, without a script, and accepts it.
  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: '维修报价' })).toBeVisible();
  await expect(buyer.getByText('¥39.00')).toBeVisible();
  await expect(buyer.getByText('密封圈 × 2')).toBeVisible();
  await expect(buyer.getByText('控制板 × 1')).toBeVisible();
  await expectNoSidewaysScroll(buyer, 'repair-quote');
  await buyer.getByRole('button', { name: '同意维修' }).click();
  await expect(buyer.getByText('您已同意报价')).toBeVisible();
  await expect(buyer.getByRole('button', { name: '同意维修' })).toHaveCount(0);

  await page.reload();
  await expect(drawer.getByText('客户已同意')).toBeVisible();
  await step('开始维修', '维修中');
  await drawer.getByRole('button', { name: '添加照片' }).click();
  const photos = dialog(page, '添加照片');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/repair/photo'));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    photos.getByRole('button', { name: '拍照或选择照片' }).click(),
  ]);
  await chooser.setFiles({
    name: 'after.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a6' } })
      .jpeg()
      .toBuffer(),
  });
  await kept;
  await expect(photos.getByRole('img', { name: '图片 1' })).toBeVisible();
  await photos.getByRole('button', { name: '添加照片', exact: true }).last().click();
  await expect(photos).toBeHidden();
  await expect(drawer.getByRole('img', { name: '照片 1' })).toBeVisible();
  await step('开始测试', '测试中');
  await expect(drawer.getByRole('row').filter({ hasText: '密封圈' })).toContainText(lot.code);
  // The serial comes from the lot that it was received in, though another one is older.
  await expect(drawer.getByRole('row').filter({ hasText: board.serial })).toContainText(
    board.own.code,
  );
  const usedOf = async ({ id }: { id: number }) =>
    (await call.get<{ used: string }>(`materialLot/info?id=${id}`)).used;
  expect(await usedOf(lot)).toBe('2');
  expect([await usedOf(board.own), await usedOf(board.older)]).toEqual(['1', '0']);
  await step('完成维修', '已修好');
  await inspect(page, 'repair-done-drawer', complaints);
  await page.keyboard.press('Escape');

  // The serial of the part tells where it is now, and the product what it was given.
  await openPage(page, `/trace/query?text=${board.serial}`);
  await expect(page.getByText('维修中装上')).toBeVisible();
  await inspect(page, 'story-of-a-part', complaints);
  await page.getByRole('link', { name: `装在 ${first}` }).click();
  const repairs = page.getByRole('region', { name: '维修', exact: true });
  await expect(repairs).toContainText(`换上 密封圈 × 2、控制板 ${board.serial}`);
  await repairs.getByRole('link', { name: number }).click();
  await expect(heading(page)).toHaveText(number);
  await expect(
    page.getByRole('row').filter({ hasText: board.serial, visible: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/sale\/repair(\?|$)/);

  // The second one is replaced: the new product takes its place.
  const other = await ask(buyer, second);
  await page.reload();
  for (const move of ['受理', '开始检测']) {
    await act(page, other, move);
    await dialog(page, move).getByRole('button', { name: move, exact: true }).click();
    await expect(dialog(page, move)).toBeHidden();
  }
  await act(page, other, '换新');
  await dialog(page, '换新').getByLabel('换新的序列号').fill(fresh);
  await dialog(page, '换新').getByRole('button', { name: '换新', exact: true }).click();
  await expect(dialog(page, '换新')).toBeHidden();
  await expect(row(page, other)).toContainText('已换新');
  await buyer.reload();
  await expect(buyer.getByText('换新产品序列号')).toBeVisible();
  await expect(buyer.getByText(fresh)).toBeVisible();

  await page.getByRole('button', { name: '维修统计' }).click();
  const statistics = dialog(page, '维修统计');
  const cells = (name: string) =>
    statistics.getByRole('row').filter({ hasText: name }).getByRole('cell');
  // Two repairs of less than a day, one of which ended with another product; two seals in one of them.
  await expect(cells('异响')).toHaveText(['2', '0', '1']);
  await expect(cells('密封圈')).toHaveText(['1', '2']);
  await inspect(page, 'repair-statistics', complaints);
  await buyer.context().close();
});

test('[MNU-29] a repair that is not done in time is found among the overdue ones, from the workplace and in the list', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const { codes } = await orderPack(page, company, 2, true);
  await ship(page, company, codes);
  const buyer = await phone(browser);
  const [late, early] = [await ask(buyer, codes[0]!), await ask(buyer, codes[1]!)];
  await buyer.context().close();

  await enter(page, company.username, '/sale/repair');
  for (const number of [late, early]) {
    await act(page, number, '受理');
    await dialog(page, '受理').getByRole('button', { name: '受理', exact: true }).click();
    await expect(dialog(page, '受理')).toBeHidden();
  }
  // It should have been done before now.
  await act(page, late, '编辑');
  const form = dialog(page, '编辑维修单');
  const due = form.getByLabel('应完成时间');
  await due.fill('2026-01-05 18:00');
  await due.press('Enter');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, late)).toContainText('2026-01-05');

  await openPage(page, '/dashboard/workplace');
  await page.getByRole('link', { name: /超期未完成的维修/ }).click();
  await expect(page).toHaveURL(/\/sale\/repair\?overdue=true/);
  await expect(row(page, late)).toBeVisible();
  await expect(row(page, early)).toHaveCount(0);
  await inspect(page, 'repairs-overdue', complaints);
  // The same by hand.
  await openPage(page, '/sale/repair');
  await expect(row(page, early)).toBeVisible();
  await page.getByRole('button', { name: '已超期', exact: true }).click();
  await choose(page, '已超期');
  await expect(row(page, early)).toHaveCount(0);
  await expect(row(page, late)).toBeVisible();
  await expect(page).toHaveURL(/overdue=true/);

  // Done, it is no longer late.
  await row(page, late).getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, `维修单 ${late}`);
  for (const move of ['开始检测', '开始维修', '开始测试', '完成维修']) {
    await drawer.getByRole('button', { name: move, exact: true }).click();
    await dialog(page, move).getByRole('button', { name: move, exact: true }).click();
    await expect(dialog(page, move)).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row(page, late)).toHaveCount(0);
  await expect(page.getByText('没有符合条件')).toBeVisible();
});
