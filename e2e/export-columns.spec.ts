import { readFileSync } from 'node:fs';
import * as XLSX from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { found } from './support/backstage.ts';
import { enter } from './support/people.ts';
import { fileParts, rowOf } from './support/parts.ts';
import { test } from './support/windows.ts';

/** The sheet that is downloaded by doing something. */
async function sheetOf(page: Page, act: () => Promise<void>): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await act();
  const book = XLSX.read(readFileSync(await (await download).path()));
  return XLSX.utils.sheet_to_json(Object.values(book.Sheets)[0]!, { header: 1 });
}

test('ticked rows and chosen columns are exported, and the columns are remembered', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['导出甲', '导出乙', '导出丙']);
  await enter(page, username, '/product/part');
  const dialog = page.getByRole('dialog', { name: '导出物料' });
  const go = () => dialog.getByRole('button', { name: /^导\s?出$/ }).click();

  for (const name of ['导出甲', '导出丙']) await rowOf(page, name).getByRole('checkbox').check();
  await page
    .getByRole('group', { name: '批量操作' })
    .getByRole('button', { name: '导出所选' })
    .click();
  await expect(dialog.getByLabel('已选的 2 条')).toBeChecked();
  await dialog.getByLabel('自选').check();
  await expect(dialog.getByRole('button', { name: /^导\s?出$/ })).toBeDisabled();
  await dialog.getByLabel('物料名称', { exact: true }).check();
  await dialog.getByLabel('类型', { exact: true }).check();
  const [head, ...rows] = await sheetOf(page, go);
  expect(head).toEqual(['物料名称', '类型']);
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(['导出丙', '导出甲']));
  await expect(dialog).toBeHidden();

  // The button itself exports everything, with the columns of last time.
  const all = await sheetOf(page, () =>
    page.getByRole('button', { name: '导出', exact: true }).click(),
  );
  expect(all[0]).toEqual(['物料名称', '类型']);
  expect(all).toHaveLength(4);

  await page.getByRole('button', { name: '选择列和行' }).click();
  await expect(dialog.getByLabel('自选')).toBeChecked();
  await dialog.getByLabel('全部列').check();
  expect((await sheetOf(page, go))[0]!.length).toBeGreaterThan(5);
});
