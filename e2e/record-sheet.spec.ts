import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, photograph, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { bindPack, publishPlan } from './support/quality.ts';
import { test } from './support/windows.ts';

const grid = (page: Page) => page.getByRole('grid');
/** A cell by its place, the header counted. */
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`);
const unsaved = (page: Page, count: number) =>
  expect(page.getByText(`${count} 个单元格未保存`)).toBeVisible();
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** As a spreadsheet puts cells on the clipboard, and Ctrl+V. */
async function paste(page: Page, text: string) {
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);
}

/** What Ctrl+C puts on the clipboard. */
const copy = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });

const steps = [
  { kind: 'test', name: '电压', unit: 'V', min: 4.8, max: 5.2 },
  { kind: 'test', name: '电阻', unit: 'Ω', max: 3 },
  { kind: 'test', name: '通电', is_required: true },
] as const;

test('[MNU-21] a sheet of 1,200 products is filled by keys, pasting and filling down, and saved', async ({
  page,
}) => {
  const company = await establish({}, { quantity: 2_000 });
  await publishPlan(page, company, steps);
  await bindPack(page, company, 1_200);
  const complaints = watchConsole(page);
  await enter(page, company.username, `/trace/test?view=sheet&batch_id=${company.batchId}`);
  await expect(page.getByText('细口手冲壶，共 1200 件')).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: /电压/ })).toContainText('4.8 – 5.2 V');

  // Typing overwrites, is judged while it is typed, and Enter goes down.
  await cell(page, 1, 1).click();
  await page.keyboard.type('5.3');
  await expect(grid(page).getByRole('status')).toHaveText('高于上限 5.2');
  await press(page, 'Enter');
  await expect(cell(page, 1, 1)).toContainText('5.3');
  await expect(cell(page, 1, 1).getByRole('img', { name: '高于上限 5.2' })).toBeVisible();
  await expect(cell(page, 2, 1)).toBeFocused();
  await page.keyboard.type('5');
  await press(page, 'Tab');
  await expect(cell(page, 2, 2)).toBeFocused();
  await page.keyboard.type('2.1');
  await press(page, 'Enter');
  await unsaved(page, 3);
  // F2 adds to what is there, Escape leaves it.
  await press(page, 'ArrowUp', 'F2');
  await page.keyboard.type('5');
  await press(page, 'Enter', 'ArrowUp');
  await expect(cell(page, 2, 2)).toHaveText('2.15');
  await press(page, 'F2');
  await page.keyboard.type('99');
  await press(page, 'Escape');
  await expect(cell(page, 2, 2)).toHaveText('2.15');
  // A key chooses a result.
  await press(page, 'ArrowRight', 'p');
  await expect(cell(page, 2, 3)).toHaveText('合格');
  await press(page, 'Delete', 'Control+z');
  await expect(cell(page, 2, 3)).toHaveText('合格');

  // A block from a spreadsheet, and filling down.
  await cell(page, 3, 1).click();
  await paste(page, '5.01\t1.5\tOK\r\n4.9\t1.6\tNG\r\nabc\t"1,7"\tok\r\n');
  await expect(cell(page, 4, 3)).toContainText('不合格');
  await expect(cell(page, 5, 1).getByRole('img', { name: '请输入数字' })).toBeVisible();
  await unsaved(page, 13);
  await inspect(page, 'record-sheet', complaints);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('有 2 个单元格填写有误', { exact: false })).toBeVisible();
  const problems = page.getByRole('region', { name: '需要注意的单元格' });
  await expect(problems.getByRole('heading')).toContainText('2 处错误 · 2 处不合格');
  await problems.getByRole('button', { name: /1,7/ }).click();
  await expect(cell(page, 5, 2)).toBeFocused();
  await page.keyboard.type('1.7');
  await press(page, 'Enter');
  await cell(page, 5, 1).click();
  await page.keyboard.type('5.1');
  await press(page, 'Enter');
  await cell(page, 5, 1).click();
  await cell(page, 5, 3).click({ modifiers: ['Shift'] });
  await press(page, 'Control+Shift+ArrowDown', 'Control+d');
  await unsaved(page, 13 + 1_195 * 3);
  await expect(cell(page, 1_200, 3)).toHaveText('合格');
  expect(await copy(page)).toContain('5.1\t1.7\t合格\r\n5.1\t1.7\t合格');
  await press(page, 'Control+z');
  await unsaved(page, 13);
  await press(page, 'Control+y');
  await press(page, 'Control+s');
  await expect(page.getByText('全部已保存')).toBeVisible();

  const call = await callerOf(page, company.username);
  type Sheet = { rows: { cells: ({ value: number; result: string } | null)[] }[] };
  const { rows } = await call.get<Sheet>(`testRecord/sheet?batch_id=${company.batchId}`);
  expect(rows[0]!.cells[0]).toMatchObject({ value: 5.3, result: 'fail' });
  expect(rows[3]!.cells[2]).toMatchObject({ result: 'fail' });
  expect(rows[1_199]!.cells).toMatchObject([
    { value: 5.1, result: 'pass' },
    { value: 1.7, result: 'pass' },
    { result: 'pass' },
  ]);
});

test('[MNU-21] two people fill the same cell: the second is told, and leaving unsaved cells asks', async ({
  page,
}) => {
  const company = await establish();
  await publishPlan(page, company, steps);
  const codes = await bindPack(page, company, 12);
  const place = `/trace/test?view=sheet&batch_id=${company.batchId}`;
  await enter(page, company.username, place);
  await cell(page, 1, 0).click();
  // Pasted onto the serial numbers, each line finds its row.
  await paste(page, `${codes[4]}\t5\r\n${codes[0]}\t4.9\r\nNOSUCH\t1`);
  await expect(cell(page, 5, 1)).toHaveText('5');
  await expect(page.getByText('1 行的序列号不在表中：NOSUCH')).toBeVisible();

  const call = await callerOf(page, company.username);
  await call.post('testRecord/add', { serial_number: codes[0], step: '电压', value: 5.1 });
  await press(page, 'Control+s');
  await expect(page.getByText('未保存任何单元格', { exact: false })).toBeVisible();
  await expect(cell(page, 1, 1).getByRole('img', { name: /刚被别人改过/ })).toBeVisible();
  await unsaved(page, 2);

  // Leaving asks; a person who stays has lost nothing.
  await page.getByText('趋势分析').click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(cell(page, 1, 1)).toContainText('4.9');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('全部已保存')).toBeVisible();

  // On a phone the grid scrolls inside itself; in the dark it is readable.
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, place);
  await expect(cell(page, 1, 1)).toHaveText('4.9');
  await expectNoSidewaysScroll(page, 'record-sheet-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ darkMode: true })));
  await openPage(page, place);
  await expect(cell(page, 1, 1)).toHaveText('4.9');
  await photograph(page, 'record-sheet-dark');
});
