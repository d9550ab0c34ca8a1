import * as XLSX from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { callerOf, establish, type Company } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, photograph, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { bindPack, publishPlan } from './support/quality.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first();
const cell = (page: Page, rowAt: number, column: number) =>
  page
    .getByRole('grid')
    .locator(`[aria-rowindex="${rowAt + 1}"] > [aria-colindex="${column + 1}"]`);
const band = (page: Page) => page.getByTestId('scan-band');

const steps = [
  { kind: 'process', name: '组装' },
  { kind: 'qc', name: '外观' },
  { kind: 'test', name: '电压', unit: 'V', min: 4.8, max: 5.2 },
] as const;

/** As a spreadsheet puts cells on the clipboard, and Ctrl+V. */
async function paste(page: Page, text: string) {
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);
}

async function boxOf(page: Page, company: Company): Promise<string> {
  const call = await callerOf(page, company.username);
  await call.post('packaging/add', {
    part_id: company.partId,
    name: '标准箱',
    is_default: true,
    levels: [{ level: 1, quantity: 4 }],
  });
  const { id } = await call.post<{ id: number }>('identifierPack/add', {
    rule_id: company.ruleId,
    quantity: 1,
    level: 'box',
  });
  await expect
    .poll(async () => (await call.get<{ state: string }>(`identifierPack/info?id=${id}`)).state)
    .toBe('ready');
  const rows = await call.get<{ code: string }[]>(`identifier/index?pack_id=${id}`);
  return rows[0]!.code;
}

async function openPacking(page: Page) {
  await openPage(page, '/trace/binding');
  await page.getByText('装箱', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: '扫描箱码或产品码' })).toBeFocused();
}

async function scan(page: Page, ...codes: string[]) {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

/** A file with these process steps. */
const book = (rows: string[][]): Buffer => {
  const made = XLSX.utils.book_new();
  const sheet = XLSX.utils.aoa_to_sheet([['序列号', '工序', '结果', '操作员'], ...rows]);
  XLSX.utils.book_append_sheet(made, sheet, '过程');
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

/** What a test bench sends with its key. */
async function collect(page: Page, key: string, codes: readonly string[]) {
  const records = codes.map((code, at) => ({
    kind: 'test',
    source_id: `bench-1-${at}`,
    serial_number: code,
    step: '电压',
    value: 5 + at / 100,
  }));
  const answer = await page.request.post('/api/web/testRecord/collect', {
    data: { records },
    headers: { authorization: `Bearer ${key}` },
  });
  const { data } = (await answer.json()) as { data: Record<'created' | 'same' | 'failed', number> };
  return { created: data.created, same: data.same, failed: data.failed };
}

test('[QM-4][MNU-21] data comes by form, file, sheet and machine; what is missing is seen before packing, refused, and waived', async ({
  page,
}) => {
  const company = await establish();
  const complaints = watchConsole(page);
  await publishPlan(page, company, steps);
  const box = await boxOf(page, company);
  const codes = await bindPack(page, company, 4);

  // By form: the scanned product brings its planned steps.
  await enter(page, company.username, '/trace/process');
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = dialog(page, '新增过程记录');
  await form.getByLabel('序列号').fill(codes[0]!);
  await expect(form.getByText('细口手冲壶，批次 B-500')).toBeVisible();
  await form.getByLabel('工序').click();
  await option(page, '组装').click();
  await form.getByLabel('操作员').fill('王师傅');
  await form.getByLabel('结果').click();
  await option(page, '合格').click();
  await inspect(page, 'process-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, codes[0]!)).toContainText('组装');

  // From a file.
  await page.getByRole('button', { name: '导入' }).first().click();
  const importing = dialog(page, '导入过程记录');
  const rows = codes.slice(1).map((code) => [code, '组装', '合格', '李师傅']);
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: '过程.xlsx', mimeType: 'application/octet-stream', buffer: book(rows) });
  await expect(importing).toContainText('共 3 行，可以导入');
  await importing.getByRole('button', { name: '导入', exact: true }).click();
  await expect(importing).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '李师傅' })).toHaveCount(3);

  // Pasted into the sheet.
  await openPage(page, `/trace/qc?view=sheet&batch_id=${company.batchId}`);
  await cell(page, 1, 1).click();
  await paste(page, '合格\r\nOK\r\npass\r\nNG');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('全部已保存')).toBeVisible();
  await inspect(page, 'qc-sheet', complaints);

  // From a machine, exactly once however often it sends.
  const call = await callerOf(page, company.username);
  const { key } = await call.post<{ key: string }>('apiKey/add', {
    name: '测试台',
    permissions: ['trace:test:collect'],
    expires_at: null,
  });
  expect(await collect(page, key, codes.slice(0, 3))).toEqual({ created: 3, same: 0, failed: 0 });
  expect(await collect(page, key, codes.slice(0, 3))).toEqual({ created: 0, same: 3, failed: 0 });

  // The overview: three are complete, one failed and lacks a test.
  await openPage(page, '/trace/collection');
  await row(page, 'B-500').getByRole('button', { name: /展开/ }).click();
  const figures = page.getByRole('list', { name: '采集进度' });
  await expect(figures.getByRole('listitem')).toHaveText(['齐全3', '缺项0', '不合格1', '已放行0']);
  const open = page.getByRole('row').filter({ hasText: codes[3]! }).last();
  await expect(open).toContainText('质检·外观 · 不合格');
  await expect(open).toContainText('测试·电压 · 缺项');
  await inspect(page, 'collection', complaints);

  // Packing refuses it, by name of the step.
  await openPacking(page);
  await scan(page, box, codes[0]!, codes[3]!);
  await expect(band(page)).toHaveAttribute('data-tone', 'bad');
  await expect(band(page)).toContainText('外观');

  // The test is entered in the sheet of what is missing; the scratch is waived for a reason.
  await openPage(page, '/trace/collection');
  await row(page, 'B-500').getByRole('button', { name: /展开/ }).click();
  await page.getByRole('button', { name: '在表格中补录测试数据' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
  await cell(page, 1, 1).click();
  await page.keyboard.type('5.05');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('全部已保存')).toBeVisible();
  await openPage(page, '/trace/collection');
  await row(page, 'B-500').getByRole('button', { name: /展开/ }).click();
  await page.getByRole('button', { name: `放行 ${codes[3]} 外观` }).click();
  const waiving = dialog(page, '放行必检项');
  await waiving.getByRole('button', { name: '放行' }).click();
  await expect(waiving.getByText('放行原因：不能为空')).toBeVisible();
  await waiving.getByLabel('放行原因').fill('轻微划痕，客户同意让步接收');
  await waiving.getByRole('button', { name: '放行' }).click();
  await expect(waiving).toBeHidden();
  await expect(figures.getByRole('listitem')).toHaveText(['齐全3', '缺项0', '不合格0', '已放行1']);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page, 'collection-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await openPacking(page);
  await scan(page, box, codes[3]!);
  await expect(band(page)).toHaveAttribute('data-tone', 'good');
});

test('[MNU-21] the trend of a measured step shows its run, its spread and Cpk, and says what is missing for it', async ({
  page,
}) => {
  const company = await establish();
  const complaints = watchConsole(page);
  await publishPlan(page, company, [...steps, { kind: 'test', name: '电阻', unit: 'Ω', max: 3 }]);
  const codes = await bindPack(page, company, 40);
  const call = await callerOf(page, company.username);
  const records = codes.flatMap((code, at) => [
    {
      ...{ kind: 'test', source_id: `v${at}`, serial_number: code, step: '电压' },
      value: at === 20 ? 5.3 : 5 + ((at % 7) - 3) / 50,
    },
    ...(at < 3
      ? [
          {
            kind: 'test',
            source_id: `r${at}`,
            serial_number: code,
            step: '电阻',
            value: 2 + at / 10,
          },
        ]
      : []),
  ]);
  await call.post('testRecord/collect', { records });
  await enter(page, company.username, `/trace/test?view=trend&part_id=${company.partId}`);
  await expect(page.locator('[data-index=cpk]')).toHaveText('1.06 勉强');
  await expect(page.getByRole('figure', { name: '电压 (V)走势图' })).toBeVisible();
  await expect(page.getByRole('figure', { name: '电压 (V)分布图' })).toContainText('上限 5.2');
  await page.locator('canvas').nth(1).waitFor();
  await inspect(page, 'test-trend', complaints);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page, 'test-trend-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await openPage(page, `/trace/test?view=trend&part_id=${company.partId}&step=电阻`);
  await expect(page.getByText('只有一侧限值', { exact: false })).toBeVisible();
  await expect(page.getByText('样本少于 30 个', { exact: false })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ darkMode: true })));
  await openPage(page, `/trace/test?view=trend&part_id=${company.partId}`);
  await page.locator('canvas').nth(1).waitFor();
  await photograph(page, 'test-trend-dark');
});

test('[QM-2] an inspection plan is written step by step, published, and revised as a copy', async ({
  page,
}) => {
  const company = await establish();
  const complaints = watchConsole(page);
  // From a sheet without columns the way leads to a plan for its part.
  await bindPack(page, company, 2);
  await enter(page, company.username, `/trace/test?view=sheet&batch_id=${company.batchId}`);
  await page.getByRole('button', { name: '制定检验方案' }).click();
  const form = dialog(page, '新增检验方案');
  await expect(form.getByTitle('细口手冲壶（E-1）')).toBeVisible();
  await form.getByLabel('名称').fill('外观');
  await form.getByRole('button', { name: '添加检验项' }).click();
  await form.getByLabel('类别').nth(1).click();
  await option(page, '测试').click();
  await form.getByLabel('名称').nth(1).fill('电压');
  await form.getByLabel('下限').nth(1).fill('5.2');
  await form.getByLabel('上限').nth(1).fill('4.8');
  await form.getByLabel('单位').nth(1).fill('V');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText(/上限/).last()).toBeVisible();
  await form.getByLabel('下限').nth(1).fill('4.8');
  await form.getByLabel('上限').nth(1).fill('5.2');
  await form.getByRole('button', { name: /上移/ }).nth(1).click();
  await expect(form.getByLabel('名称').first()).toHaveValue('电压');
  await inspect(page, 'plan-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, '第 1 版')).toContainText('电压 · 外观');
  await row(page, '第 1 版').getByRole('button', { name: /展开/ }).click();
  await expect(page.getByRole('row').filter({ hasText: '4.8 – 5.2 V' }).last()).toBeVisible();
  await act(page, '第 1 版', '发布');
  await dialog(page, '发布').getByRole('button', { name: '发布' }).click();
  await expect(row(page, '第 1 版')).toContainText('生效中');
  await inspect(page, 'plans', complaints);

  await act(page, '第 1 版', '复制');
  await dialog(page, '复制检验方案').getByRole('button', { name: '复制' }).click();
  await expect(row(page, '第 2 版')).toContainText('草稿');
  await act(page, '第 2 版', '发布');
  await dialog(page, '发布').getByRole('button', { name: '发布' }).click();
  await expect(row(page, '第 2 版')).toContainText('生效中');
  await expect(row(page, '第 1 版')).toContainText('已停用');

  await openPage(page, `/trace/test?view=sheet&batch_id=${company.batchId}`);
  await expect(page.getByRole('columnheader', { name: /电压/ })).toContainText('4.8 – 5.2 V');
});
