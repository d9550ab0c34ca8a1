import { expect } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, band, bindUnits, dialog, shipTo } from './support/goods.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

type Unit = { state: string; holder: string };

test('[QM-1] a batch on hold freezes its units, and resumed it frees them', async ({ page }) => {
  const company = await establish();
  const [code] = (await bindUnits(page, company, 1)) as [string];
  const call = await callerOf(page, company.username);
  const stateOf = async () =>
    (await call.get<Unit[]>(`identifier/index?keyword=${code}`))[0]!.state;

  await enter(page, company.username, '/trace/batch');
  await act(page, 'B-500', '暂停');
  await dialog(page, '暂停').getByLabel('原因').fill('壶嘴有毛刺');
  await dialog(page, '暂停').getByRole('button', { name: '暂停' }).click();
  await expect(row(page, 'B-500')).toContainText('质检暂停');
  await expect.poll(stateOf).toBe('frozen');
  await openPage(page, `/trace/query?text=${code}`);
  await expect(page.getByText('批次质检暂停').first()).toBeVisible();

  await openPage(page, '/trace/batch');
  await act(page, 'B-500', '恢复');
  await expect(row(page, 'B-500')).toContainText('生产中');
  await expect.poll(stateOf).toBe('commissioned');
});

test('[QM-6] a recall shows who holds what, tells the dealer, and counts what comes back', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const dealer = await addDealer(page, company, '湖州南浔店');
  const [here, sent, back] = (await bindUnits(page, company, 3)) as [string, string, string];
  await shipTo(page, company, dealer, [sent, back]);

  await enter(page, company.username, '/trace/batch');
  await act(page, 'B-500', '召回');
  await dialog(page, '召回').getByLabel('原因').fill('焊缝开裂');
  await dialog(page, '召回').getByRole('button', { name: '召回' }).click();
  await expect(row(page, 'B-500')).toContainText('已召回');
  const call = await callerOf(page, company.username);
  await expect
    .poll(async () => (await call.get<Unit[]>(`identifier/index?keyword=${here}`))[0]!.state)
    .toBe('recalled');

  // The dealer is told, and sends one back.
  const told = await page.request.get('/api/dealer/notice/index', {
    headers: { authorization: `Bearer ${dealer.token}` },
  });
  expect(JSON.stringify(await told.json())).toContain('焊缝开裂');
  const returned = await page.request.post('/api/dealer/return/add', {
    headers: { authorization: `Bearer ${dealer.token}` },
    data: { codes: [back], reason: '召回' },
  });
  const { data } = (await returned.json()) as { data: { id: number } };
  await call.post('goodsReturn/receive', { id: data.id });

  await openPage(page, '/trace/batch');
  await page.getByRole('button', { name: '展开 B-500' }).click();
  const panel = page.getByRole('region', { name: '召回情况' });
  await expect(panel.getByRole('listitem').filter({ hasText: '已退回' })).toContainText('1');
  await expect(panel.getByRole('listitem').filter({ hasText: '本企业库存' })).toContainText('2');
  await expect(panel.getByRole('row').filter({ hasText: '湖州南浔店' })).toContainText('1');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await inspect(page, 'recall-panel', complaints);
});

test('[QM-6] one product is recalled where it lies: its dealer reads of it, sends it back, and its story tells', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(page, company, '嘉兴秀洲店');
  const [code, other] = (await bindUnits(page, company, 2)) as [string, string];
  await shipTo(page, company, dealer, [code, other]);

  // Who holds it is seen before it is recalled.
  await enter(page, company.username, `/trace/query?text=${code}`);
  await expect(page.getByText('嘉兴秀洲店').first()).toBeVisible();
  await openPage(page, `/identity/list?keyword=${code}`);
  await page.getByRole('checkbox', { name: `选择 ${code}` }).check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '召回' }).click();
  await dialog(page, '召回').getByLabel('原因').fill('壶柄松动');
  await dialog(page, '召回').getByRole('button', { name: '召回' }).click();
  await expect(page.getByText('已召回 1 个标识')).toBeVisible();

  const shop = await openWindow();
  await enter(shop, dealer.username, '/dashboard/workplace', 'dealer');
  const told = shop.getByRole('region', { name: '通知' });
  await expect(told.getByRole('listitem').filter({ hasText: '壶柄松动' })).toBeVisible();
  await told.getByRole('button', { name: '全部标为已读' }).click();
  await expect(told).toBeHidden();
  await openPage(shop, '/goods/stock');
  await expect(row(shop, '细口手冲壶')).toContainText(/1\s*0\s*1/);
  await openPage(shop, '/goods/return');
  await shop.getByRole('button', { name: '申请退货' }).first().click();
  const form = dialog(shop, '申请退货');
  const field = form.getByRole('textbox', { name: '扫描或输入编码' });
  await field.fill(code);
  await field.press('Enter');
  await expect(band(shop)).toHaveAttribute('data-tone', 'good');
  await form.getByLabel('原因').fill('召回');
  await form.getByRole('button', { name: '申请退货' }).click();
  await expect(form).toBeHidden();

  await openPage(page, '/trace/return');
  const number = /TH\d+/.exec(await row(page, '嘉兴秀洲店').innerText())![0];
  await act(page, number, '收货');
  await dialog(page, '收货').getByRole('button', { name: '收货' }).click();
  await expect(row(page, number)).toContainText('已收货');
  // What came back is told by its story, and by who holds how many of its batch; the other one stays where it is.
  await openPage(page, `/trace/query?text=${code}`);
  const story = page.getByRole('region', { name: '轨迹', exact: true });
  for (const step of ['召回', '退货']) await expect(story).toContainText(step);
  await openPage(page, '/query/circulation?text=B-500');
  await expect(page.getByRole('row', { name: /^嘉兴秀洲店 1 / })).toBeVisible();
  await openPage(page, `/identity/list?keyword=${other}`);
  await expect(row(page, other).first()).toContainText('已收货');
});

test('single products and whole parts are recalled too', async ({ page }) => {
  const company = await establish();
  const [code] = (await bindUnits(page, company, 1)) as [string];
  await enter(page, company.username, `/identity/list?keyword=${code}`);
  await page.getByRole('checkbox', { name: `选择 ${code}` }).check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '召回' }).click();
  const ask = dialog(page, '召回');
  await ask.getByLabel('原因').fill('壶盖开裂');
  await ask.getByRole('button', { name: '召回' }).click();
  await expect(page.getByText('已召回 1 个标识')).toBeVisible();
  await expect(row(page, code.slice(0, 4)).first()).toContainText('已召回');

  await openPage(page, '/trace/batch');
  await page.getByRole('button', { name: '召回物料' }).click();
  const part = dialog(page, '召回物料');
  await part.getByLabel('物料').click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '细口手冲壶' }).click();
  await part.getByLabel('原因').fill('材质有误');
  await part.getByRole('button', { name: '召回物料' }).click();
  await expect(page.getByText('已召回 1 个批次')).toBeVisible();
  await expect(row(page, 'B-500')).toContainText('已召回');
});
