import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { starterDocument } from '#contract/labels/starters.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { dialog } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A published label of the company. */
async function addLabel(page: Page, username: string): Promise<void> {
  const call = await callerOf(page, username);
  const document = starterDocument('unit40', 'zh_CN');
  const { id } = await call.post<{ id: number }>('labelTemplate/add', {
    name: '单品标签',
    ...document,
  });
  await call.post('labelTemplate/publish', { ids: [id] });
}

async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('combobox', { name: field }).fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: text }).first().click();
}

async function saveFile(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('[WH-2] [MNU-18] labels of a pack are printed, spoiled ones counted and replaced, and one is reprinted with a reason', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await addLabel(page, company.username);
  const { codes } = await orderPack(page, company, 6);
  await enter(page, company.username, '/trace/print');
  await expect(page.getByText('还没有打印任务')).toBeVisible();

  // From the pack to its labels.
  await openPage(page, '/identity/pack');
  await expect(row(page, /BS\d+/)).toBeVisible();
  const pack = /BS\d+/.exec(await row(page, /BS\d+/).innerText())![0];
  await act(page, pack, '打印标签');
  const form = dialog(page, '打印标签');
  await expect(form.getByText(pack)).toBeVisible();
  await choose(page, '标签模板', '单品标签');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'print-form-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await inspect(page, 'print-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '开始打印' }).click();

  await expect(
    page.getByText('任务 6 张 = 完好 0 + 损坏 0 + 抽样 0 + 未使用 0 + 未完成 6'),
  ).toBeVisible();
  const file = await saveFile(page, () => page.getByRole('button', { name: /^下载 第 1/ }).click());
  expect(file.name).toMatch(/^DY\d+-1\.pdf$/);
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('6 张已发出，还没有确认')).toBeVisible();
  await inspect(page, 'print-job-waiting', complaints);

  // One is spoiled, the others are good.
  await button(page, '有损坏的').click();
  const spoiled = dialog(page, '登记损坏的标签');
  await spoiled.getByRole('spinbutton', { name: '从第几张' }).fill('2');
  await spoiled.getByRole('button', { name: '登记损坏' }).click();
  await expect(
    page.getByText('任务 7 张 = 完好 5 + 损坏 1 + 抽样 0 + 未使用 0 + 未完成 1'),
  ).toBeVisible();
  const again = await saveFile(page, () =>
    page.getByRole('button', { name: /^下载 第 1/ }).click(),
  );
  expect(again.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await button(page, '全部完好').click();
  await dialog(page, '全部完好').getByRole('button', { name: '全部完好' }).click();
  await expect(
    page.getByText('任务 7 张 = 完好 6 + 损坏 1 + 抽样 0 + 未使用 0 + 未完成 0'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '绑定到批次' })).toBeVisible();

  // A label got lost later.
  const line = page.getByRole('listitem').filter({ hasText: codes[0]! });
  await line.getByRole('button', { name: '补打' }).click();
  const why = page.getByRole('dialog');
  await expect(why.getByRole('button', { name: '补打' })).toBeDisabled();
  await why.getByRole('textbox', { name: '原因' }).fill('贴标时撕坏');
  await why.getByRole('button', { name: '补打' }).click();
  await expect(
    page.getByText('任务 8 张 = 完好 6 + 损坏 1 + 抽样 0 + 未使用 0 + 未完成 1'),
  ).toBeVisible();
  await saveFile(page, () => page.getByRole('button', { name: /^下载 第 1/ }).click());
  await button(page, '全部完好').click();
  await dialog(page, '全部完好').getByRole('button', { name: '全部完好' }).click();
  await expect(
    page.getByText('任务 8 张 = 完好 7 + 损坏 1 + 抽样 0 + 未使用 0 + 未完成 0'),
  ).toBeVisible();
  await expect(page.getByText('补打 · 贴标时撕坏')).toBeVisible();
  await inspect(page, 'print-job-done', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'print-job-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await openPage(page, '/trace/print');
  await expect(row(page, '单品标签')).toContainText('已完成');
  await inspect(page, 'print-jobs', complaints);
  const call = await callerOf(page, company.username);
  for (const code of codes) {
    const [unit] = await call.get<{ state: string }[]>(`identifier/index?keyword=${code}`);
    expect(unit).toMatchObject({ state: 'encoded' });
  }
});

test('[MNU-17] labels are ordered from a printing house, checked, sent encrypted, received and closed', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await addLabel(page, company.username);
  const { codes } = await orderPack(page, company, 5);
  await enter(page, company.username, '/trace/prePrint');
  await expect(page.getByText('还没有预印单')).toBeVisible();
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = page.getByRole('dialog');
  await choose(page, '标识包', 'BS');
  await choose(page, '标签模板', '单品标签');
  await form.getByRole('spinbutton', { name: '数量' }).fill('4');
  await form.getByRole('textbox', { name: '印刷厂' }).fill('华东印务');
  await form
    .getByRole('button', { name: /保存|新增|确定/ })
    .last()
    .click();
  await expect(row(page, '华东印务')).toContainText('草稿');
  const number = /YY\d+/.exec(await row(page, '华东印务').innerText())![0];

  await act(page, number, '查看');
  await button(page, '审批').click();
  await dialog(page, '审批').getByRole('button', { name: '审批' }).click();
  await expect(button(page, '下载加密文件')).toBeVisible({ timeout: 20_000 });
  // Approved too early: corrected and approved again.
  await button(page, '退回草稿').click();
  await dialog(page, '退回草稿').getByRole('button', { name: '退回草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '关闭面板' }).click();
  await act(page, number, '编辑');
  await dialog(page, /编辑/).getByRole('textbox', { name: '备注' }).fill('哑光纸');
  await dialog(page, /编辑/).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page, /编辑/)).toBeHidden();
  await act(page, number, '查看');
  await expect(page.getByText('哑光纸')).toBeVisible();
  await button(page, '审批').click();
  await dialog(page, '审批').getByRole('button', { name: '审批' }).click();
  await expect(button(page, '下载加密文件')).toBeVisible({ timeout: 20_000 });
  await inspect(page, 'pre-print', complaints);
  await button(page, '下载加密文件').click();
  const save = dialog(page, '下载加密文件');
  await save.getByLabel('口令', { exact: true }).fill('sunny-Lantern-48-harbour');
  await save.getByLabel('再次输入口令').fill('sunny-Lantern-48-harbour');
  const file = await saveFile(page, () =>
    save.getByRole('button', { name: '下载加密文件' }).click(),
  );
  expect(file.name).toBe(`${number}.zip`);
  expect(file.bytes.includes(codes[0]!)).toBe(false);
  await button(page, '发印').click();
  await dialog(page, '发印').getByRole('button', { name: '发印' }).click();
  await button(page, '收货').click();
  const came = dialog(page, '收货');
  await came.getByRole('spinbutton', { name: '完好' }).fill('2');
  await came.getByRole('spinbutton', { name: '损坏' }).fill('1');
  await came.getByRole('button', { name: '收货' }).click();
  await expect(came).toBeHidden();
  await button(page, '关闭').click();
  await dialog(page, '关闭').getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(page.getByRole('button', { name: '下一步：绑定到批次' })).toBeVisible();
  const call = await callerOf(page, company.username);
  const states = [];
  for (const code of codes)
    states.push(
      (await call.get<{ state: string }[]>(`identifier/index?keyword=${code}`))[0]!.state,
    );
  expect(states).toEqual(['encoded', 'encoded', 'voided', 'voided', 'unallocated']);
});
