import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack, type Company } from './support/codes.ts';
import { expectNoSidewaysScroll } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const field = (page: Page) => page.getByRole('textbox', { name: '扫描箱码或产品码' });
const band = (page: Page) => page.getByTestId('scan-band');
const inBox = (page: Page) => page.getByTestId('in-box');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first();

/** A scanner types a code and Enter, wherever the focus is. */
async function scan(page: Page, ...codes: string[]) {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

/** Codes of boxes or pallets, and bound units, made by the calls of the company. */
async function order(page: Page, company: Company, level: 'box' | 'pallet', quantity: number) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('identifierPack/add', {
    rule_id: company.ruleId,
    quantity,
    level,
  });
  await expect
    .poll(async () => (await call.get<{ state: string }>(`identifierPack/info?id=${id}`)).state)
    .toBe('ready');
  const rows = await call.get<{ code: string }[]>(
    `identifier/index?pack_id=${id}&limit=100&sort_field=id&sort_by=asc`,
  );
  return rows.map(({ code }) => code);
}
async function bindUnits(page: Page, company: Company, quantity: number) {
  const { codes } = await orderPack(page, company, quantity);
  const call = await callerOf(page, company.username);
  await call.post('binding/add', { part_id: company.partId, batch_id: company.batchId, codes });
  return codes;
}
const addPackaging = async (page: Page, company: Company, quantity: number) =>
  (await callerOf(page, company.username)).post('packaging/add', {
    part_id: company.partId,
    name: '标准箱',
    is_default: true,
    levels: [
      { level: 1, quantity },
      { level: 2, quantity: 2 },
    ],
  });

test('[MNU-6] how many go into a box and onto a pallet is said once, and corrected', async ({
  page,
}) => {
  const company = await establish();
  await enter(page, company.username, '/product/packaging');
  await expect(page.getByText('还没有包装组合')).toBeVisible();
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('物料').click();
  await option(page, '细口手冲壶').click();
  await form.getByLabel('名称').fill('标准箱');
  await form.getByLabel('数量').fill('10001');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText(/10,000/).last()).toBeVisible();
  await form.getByLabel('数量').fill('3');
  await form.getByRole('button', { name: '添加层级' }).click();
  await form.getByLabel('数量').last().fill('2');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: '标准箱' });
  await expect(row).toContainText('每箱 3 件');
  await expect(row).toContainText('每托 2 箱');
  await expect(row).toContainText('默认');

  await row.getByRole('button', { name: '编辑 标准箱' }).click();
  await form.getByLabel('数量').first().fill('4');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('每箱 4 件');
});

test('[WH-4][MNU-20] with a scanner alone: a box is opened, filled, undone, closed, and stacked', async ({
  page,
}) => {
  const company = await establish();
  await addPackaging(page, company, 3);
  const [full, partial] = (await order(page, company, 'box', 2)) as [string, string];
  const [pallet] = (await order(page, company, 'pallet', 1)) as [string];
  const units = await bindUnits(page, company, 8);
  await enter(page, company.username, '/trace/binding');
  await page.getByText('装箱', { exact: true }).click();
  await expect(field(page)).toBeFocused();

  // Without a box there is nowhere to put a unit.
  await scan(page, units[0]!);
  await expect(band(page)).toHaveAttribute('data-tone', 'bad');
  await expect(band(page)).toContainText('先扫箱码');

  // Quick scans are all taken, one after another.
  await scan(page, full, units[0]!, units[1]!, units[1]!);
  await expect(inBox(page)).toHaveText('2 / 3');
  await expect(band(page)).toContainText('已在这个箱里');
  await scan(page, 'NOSUCHCODE000000', units[2]!);
  await expect(inBox(page)).toHaveText('3 / 3');
  await expect(band(page)).toHaveAttribute('data-tone', 'good');
  await expect(page.getByText('装箱完成', { exact: false }).first()).toBeVisible();
  await expect(page.getByTestId('boxes-today')).toHaveText('1');
  await scan(page, units[3]!);
  await expect(band(page)).toContainText('装满了');
  await expect(band(page)).toHaveAttribute('data-tone', 'bad');

  // A wrong one is taken back; the field is ready at once.
  await button(page, '撤销上一步').click();
  await expect(band(page)).toContainText('已撤销');
  await expect(inBox(page)).toHaveText('2 / 3');
  await expect(field(page)).toBeFocused();
  await scan(page, units[3]!);
  await expect(inBox(page)).toHaveText('3 / 3');
  await expect(page.getByRole('list', { name: '箱内清单' }).getByRole('listitem')).toHaveCount(3);

  // A damaged one is replaced.
  await button(page, '替换').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('换下的编码')).toBeFocused();
  await scan(page, units[0]!, units[4]!);
  await expect(dialog.getByLabel('原因')).toBeFocused();
  await page.keyboard.type('外壳破损');
  await dialog.getByRole('button', { name: '替换' }).click();
  await expect(dialog).toBeHidden();
  await expect(band(page)).toContainText(`已用“${units[4]}”换下“${units[0]}”`);
  const call = await callerOf(page, company.username);
  const [old] = await call.get<{ state: string; reason: string }[]>(
    `identifier/index?keyword=${units[0]}`,
  );
  expect(old).toMatchObject({ state: 'scrapped', reason: '外壳破损' });

  // The last box is not full.
  await button(page, '下一箱').click();
  await expect(field(page)).toBeFocused();
  await scan(page, partial, units[5]!);
  await expect(inBox(page)).toHaveText('1 / 3');
  await button(page, '尾箱封箱').click();
  await expect(page.getByText('已按尾箱封箱')).toBeVisible();
  await expect(page.getByTestId('boxes-today')).toHaveText('2');

  // Both go onto a pallet.
  await button(page, '下一箱').click();
  await scan(page, pallet, full, partial);
  await expect(inBox(page)).toHaveText('2 / 2');
  await expect(page.getByRole('list', { name: '托盘上的箱' }).getByRole('listitem')).toHaveCount(2);
  await expect(button(page, '下一托盘')).toBeEnabled();

  // The list below knows them all, and shows what is in what.
  const line = page.getByRole('row').filter({ hasText: pallet });
  await expect(line).toContainText('已满');
  await line.getByRole('button', { name: `查看内容 ${pallet}` }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('共 4 件产品');
  await drawer.getByRole('button', { name: partial }).click();
  await expect(drawer).toContainText('尾箱 1 / 3');
  await expect(drawer.getByRole('button', { name: pallet })).toBeVisible();
});

test('[WH-4] a range, a list, unpacking and a damaged product, on a phone of 360 points', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const company = await establish();
  const [box] = (await order(page, company, 'box', 1)) as [string];
  const units = await bindUnits(page, company, 10);
  await enter(page, company.username, '/trace/binding?tab=packing');
  await expectNoSidewaysScroll(page, 'packing on a phone');
  await field(page).fill(box);
  await field(page).press('Enter');
  await expect(inBox(page)).toHaveText('0 / 不限');
  for (const name of ['下一箱', '撤销上一步', '区间或清单']) {
    const { height } = (await button(page, name).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(48);
  }

  await button(page, '区间或清单').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('起始编码').fill(units[0]!);
  await dialog.getByLabel('结束编码').fill(units[5]!);
  await dialog.getByRole('button', { name: '装箱', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(inBox(page)).toHaveText('6 / 不限');

  await button(page, '区间或清单').click();
  await dialog.getByText('编码清单').click();
  await dialog.getByLabel('编码', { exact: true }).fill(units.slice(6).join('\n'));
  await dialog.getByRole('button', { name: '装箱', exact: true }).click();
  await expect(inBox(page)).toHaveText('10 / 不限');

  await button(page, '拆箱').click();
  await dialog.getByLabel('编码', { exact: true }).fill(units[0]!);
  await dialog.getByRole('button', { name: '拆箱' }).click();
  await expect(inBox(page)).toHaveText('9 / 不限');
  await expect(dialog).toBeHidden();

  // The scanner of a handheld types at once; nobody touches a field.
  await button(page, '替换').tap();
  await expect(dialog.getByLabel('换下的编码')).toBeFocused();
  await scan(page, units[1]!, units[0]!);
  await expect(dialog.getByLabel('原因')).toBeFocused();
  await page.keyboard.type('外壳破损');
  await dialog.getByRole('button', { name: '替换' }).tap();
  await expect(dialog).toBeHidden();
  await expect(band(page)).toContainText(`已用“${units[0]}”换下“${units[1]}”`);
  await expect(inBox(page)).toHaveText('9 / 不限');
  await openPage(page, '/trace/binding?tab=packing');
  await expect(page.getByText(box).first()).toBeVisible();
});
