import * as XLSX from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, dialog, shipTo } from './support/goods.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, actOn, row } from './support/rows.ts';
import { test } from './support/windows.ts';

type Made = { id: number };

test('[MNU-5] [QM-2] a bill of materials is written, released, copied, compared, exploded and looked up', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const call = await callerOf(page, company.username);
  const part = async (code: string, name: string) =>
    (await call.post<Made>('part/add', { code, name })).id;
  const [lid, steel, screw] = [
    await part('L-1', '壶盖'),
    await part('M-304', '不锈钢板'),
    await part('S-3', '螺钉'),
  ];
  await part('S-4', '自攻紧固件');
  const sub = await call.post<Made>('bom/add', {
    part_id: lid,
    lines: [{ part_id: steel, quantity: '0.085' }],
  });
  await call.post('bom/release', { ids: [sub.id] });

  await enter(page, company.username, '/product/bom');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = dialog(page, '新增物料清单');
  const choose = async (at: number, name: string) => {
    await form.getByLabel('物料', { exact: true }).nth(at).click();
    await page.keyboard.type(name);
    await page.locator('.ant-select-item-option:visible').filter({ hasText: name }).click();
  };
  const on = (version: string, action: string) =>
    actOn(row(page, '细口手冲壶').filter({ hasText: version }), action);
  await choose(0, '细口手冲壶');
  await choose(1, '壶盖');
  await form.getByLabel('用量').fill('1');
  await form.getByRole('button', { name: '添加物料' }).click();
  await choose(2, '螺钉');
  await form.getByLabel('用量').nth(1).fill('0.5');
  await form.getByLabel('位号').nth(1).fill('A2');
  await form.getByLabel('替代料').nth(1).click();
  await page.keyboard.type('自攻');
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '自攻紧固件' }).click();
  await page.keyboard.press('Escape');
  await form.getByLabel('追溯批号').nth(1).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '细口手冲壶')).toContainText('草稿');
  await inspect(page, 'boms', complaints);

  await on('V1', '发布');
  await page.getByRole('button', { name: '发布', exact: true }).last().click();
  await expect(row(page, '细口手冲壶')).toContainText('已发布');

  // The next version.
  await on('V1', '复制为新版本');
  const edit = dialog(page, '编辑物料清单');
  await edit.getByLabel('用量').nth(1).fill('4');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row(page, 'V2')).toContainText('草稿');

  await on('V2', '查看');
  const drawer = dialog(page, '细口手冲壶 V2');
  await drawer.getByLabel('生产数量').fill('100');
  await drawer.getByRole('button', { name: '展开 壶盖' }).click();
  await expect(drawer.getByRole('row').filter({ hasText: '不锈钢板' })).toContainText('8.5');
  const screws = drawer.getByRole('row').filter({ hasText: '螺钉' });
  await expect(screws).toContainText('400');
  await expect(screws).toContainText('追溯');
  await expect(screws).toContainText('可替代：自攻紧固件');
  await inspect(page, 'bom-structure', complaints, { isCovered: true });
  await drawer.getByText('汇总', { exact: true }).click();
  await expect(drawer.getByRole('row').filter({ hasText: '不锈钢板' })).toContainText('外购');
  const totals = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '导出用量' }).click();
  expect((await totals).suggestedFilename()).toMatch(/\.csv$/);
  const lines = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '导出清单行' }).click();
  expect((await lines).suggestedFilename()).toMatch(/\.xlsx$/);
  await drawer.getByRole('tab', { name: '版本对比' }).click();
  await expect(drawer.getByText('新增 0 行，删除 0 行，变更 1 行')).toBeVisible();
  await expect(drawer.getByRole('row').filter({ hasText: '螺钉' })).toContainText('0.5');
  await inspect(page, 'bom-compare', complaints, { isCovered: true });

  // From a spreadsheet into the draft; what is released by it replaces the first version.
  await openPage(page, '/product/bom');
  await page.getByRole('button', { name: '导入' }).first().click();
  const importing = dialog(page, '导入物料清单');
  await importing.locator('input[type=file]').setInputFiles({
    name: '清单.xlsx',
    mimeType: 'application/octet-stream',
    buffer: book([
      ['E-1', 'S-3', '6', 'A2'],
      ['E-1', 'S-3', '2', 'B1'],
    ]),
  });
  await expect(importing).toContainText('共 2 行，可以导入');
  await importing.getByRole('button', { name: '导入', exact: true }).click();
  await expect(importing).toBeHidden();
  await on('V2', '查看');
  await expect(drawer.getByRole('row').filter({ hasText: 'B1' })).toContainText('2');
  await expect(drawer.getByRole('row').filter({ hasText: 'A2' })).toContainText('6');
  await openPage(page, '/product/bom');
  await on('V2', '发布');
  await page.getByRole('button', { name: '发布', exact: true }).last().click();
  await expect(row(page, 'V2')).toContainText('当前');
  await on('V1', '作废');
  await dialog(page, '作废').getByRole('button', { name: '作废' }).click();
  await expect(row(page, '细口手冲壶').filter({ hasText: 'V1' })).toContainText('已作废');

  // Where a part is used, and that none contains itself.
  await openPage(page, `/product/bom?used=${steel}`);
  const used = dialog(page, '物料用在哪里');
  await expect(used.getByRole('row').filter({ hasText: '细口手冲壶' }).first()).toContainText(
    '细口手冲壶 › 壶盖 › 不锈钢板',
  );
  await inspect(page, 'bom-used', complaints, { isCovered: true });
  const refused = await page.request.post('/api/web/bom/add', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { part_id: lid, lines: [{ part_id: company.partId, quantity: '1' }] },
  });
  expect(await refused.json()).toMatchObject({ code: 422, errors: [{ field: 'lines.0.part_id' }] });
  expect(screw).toBeGreaterThan(0);
});

/** A file with lines of bills. */
const book = (rows: string[][]): Buffer => {
  const made = XLSX.utils.book_new();
  const sheet = XLSX.utils.aoa_to_sheet([['产品编码', '物料编码', '用量', '位号'], ...rows]);
  XLSX.utils.book_append_sheet(made, sheet, '清单');
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('access_token'));

test('[QM-3] [QM-6] material is inspected by lot, used in a batch, traced both ways and recalled', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const call = await callerOf(page, company.username);
  const steel = (await call.post<Made>('part/add', { code: 'M-304', name: '不锈钢板' })).id;
  const supplier = (await call.post<Made>('supplier/add', { name: '太原钢厂' })).id;
  const bom = await call.post<Made>('bom/add', {
    part_id: company.partId,
    lines: [{ part_id: steel, quantity: '0.5', is_tracked: true }],
  });
  await call.post('bom/release', { ids: [bom.id] });
  const dealer = await addDealer(page, company, '湖州南浔店');
  const [here, sent] = (await bindUnits(page, company, 2)) as [string, string];
  await shipTo(page, company, dealer, [sent]);

  // Material arrives and is inspected.
  await enter(page, company.username, '/trace/lot');
  await expect(page.getByText('还没有物料批')).toBeVisible();
  const add = async (code: string) => {
    await page.getByRole('button', { name: '新增', exact: true }).first().click();
    const form = dialog(page, '新增物料批');
    await form.getByRole('combobox', { name: '物料' }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: '不锈钢板' }).click();
    await form.getByLabel('数量').fill('300');
    await form.getByLabel('批号', { exact: true }).fill(code);
    await form.getByLabel('供应商', { exact: true }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: '太原钢厂' }).click();
    await form.getByRole('button', { name: '保存' }).click();
    await expect(row(page, code)).toContainText('待检');
  };
  await add('WL-A');
  await add('WL-B');
  await act(page, 'WL-A', '判合格');
  await dialog(page, '判合格').getByRole('button', { name: '判合格' }).click();
  await expect(row(page, 'WL-A')).toContainText('合格');
  await act(page, 'WL-B', '判不合格');
  await dialog(page, '判不合格').getByLabel('说明').fill('厚度超差');
  await dialog(page, '判不合格').getByRole('button', { name: '判不合格' }).click();
  await expect(row(page, 'WL-B')).toContainText('不合格');
  await inspect(page, 'lots', complaints);

  // The batch names its bill of materials and uses the lot; a failed lot is refused.
  await openPage(page, '/trace/batch');
  await act(page, 'B-500', '编辑');
  const named = dialog(page, '编辑生产批次');
  await named.getByRole('combobox', { name: '物料清单' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'V1' }).click();
  await named.getByRole('button', { name: '保存' }).click();
  await expect(named).toBeHidden();
  await act(page, 'B-500', '领料');
  const drawer = dialog(page, '批次 B-500 的用料');
  await drawer.getByLabel('扫描物料批号').fill('WL-B');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('alert')).toContainText('不合格');
  // The browser notes the refusal.
  expect(complaints.splice(0)).toHaveLength(1);
  await drawer.getByLabel('数量', { exact: true }).fill('200');
  await drawer.getByLabel('扫描物料批号').fill('WL-A');
  await page.keyboard.press('Enter');
  const need = drawer.getByRole('row').filter({ hasText: '追溯批号' });
  await expect(need).toContainText('50');
  await drawer.getByLabel('完工数量').fill('100');
  await drawer.getByRole('button', { name: '倒冲' }).click();
  await expect(drawer.getByRole('row').filter({ hasText: '倒冲' })).toContainText('50');
  await inspect(page, 'batch-materials', complaints, { isCovered: true });
  await drawer.getByRole('button', { name: '撤销 WL-A' }).first().click();
  await dialog(page, '撤销 WL-A').getByRole('button', { name: '撤销', exact: true }).click();
  await expect(drawer.getByRole('row').filter({ hasText: '倒冲' })).toHaveCount(0);
  // For one product only.
  await drawer.getByLabel('只用于一件产品').fill(here);
  await drawer.getByLabel('数量', { exact: true }).fill('1');
  await drawer.getByLabel('扫描物料批号').fill('WL-A');
  await page.keyboard.press('Enter');
  const alone = drawer.getByRole('row').filter({ hasText: here });
  await expect(alone).toContainText('WL-A');
  await inspect(page, 'batch-material-of-one', complaints, { isCovered: true });
  await alone.getByRole('button', { name: '撤销 WL-A' }).click();
  await dialog(page, '撤销 WL-A').getByRole('button', { name: '撤销', exact: true }).click();
  await expect(alone).toHaveCount(0);

  // From a unit to the supplier, and from the lot to the units.
  await openPage(page, `/trace/query?text=${here}`);
  await expect(page.getByRole('region', { name: '用料批号' }).last()).toContainText('太原钢厂');
  await openPage(page, '/trace/query?text=WL-A');
  await expect(page.getByRole('row').filter({ hasText: 'B-500' })).toContainText('2');
  await inspect(page, 'lot-answer', complaints);

  await openPage(page, '/trace/lot');
  await act(page, 'WL-A', '查看');
  const lot = dialog(page, '物料批 WL-A');
  await expect(lot.getByRole('row').filter({ hasText: '湖州南浔店' })).toContainText('1');
  await inspect(page, 'lot-record', complaints, { isCovered: true });
  await lot.getByRole('button', { name: '召回' }).click();
  await dialog(page, '召回').getByLabel('说明').fill('板材夹渣');
  await dialog(page, '召回').getByRole('button', { name: '召回' }).click();
  await expect(lot.getByRole('row').filter({ hasText: 'B-500' })).toContainText('已召回');
  await expect
    .poll(
      async () =>
        (await call.get<{ state: string }[]>(`identifier/index?keyword=${here}`))[0]!.state,
    )
    .toBe('recalled');
  const told = await page.request.get('/api/dealer/notice/index', {
    headers: { authorization: `Bearer ${dealer.token}` },
  });
  expect(JSON.stringify(await told.json())).toContain('板材夹渣');
  expect(supplier).toBeGreaterThan(0);
});

test('bills and lots are read on a phone, in English and in the dark', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
  });
  const call = await callerOf(page, 'demo');
  const [bom] = await call.get<Made[]>('bom/index?state=released&sort_field=code&sort_by=desc');
  const [lot] = await call.get<Made[]>('materialLot/index?state=passed');
  await enter(page, 'demo', '/product/bom');
  await inspect(page, 'boms-phone', complaints);
  await openPage(page, `/product/bom?bom=${bom!.id}`);
  await expect(page.getByRole('tab', { name: 'Structure' })).toBeVisible();
  await inspect(page, 'bom-phone', complaints, { isCovered: true });
  await openPage(page, '/trace/lot');
  await inspect(page, 'lots-phone', complaints);
  await openPage(page, `/trace/lot?lot=${lot!.id}`);
  await expect(page.getByRole('dialog').getByText('Used in batches')).toBeVisible();
  await inspect(page, 'lot-phone', complaints, { isCovered: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/trace/lot');
  await inspect(page, 'lots-dark', complaints);
});
