import { expect } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, dialog, shipTo } from './support/goods.ts';
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
