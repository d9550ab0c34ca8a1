import * as XLSX from '@e965/xlsx';
import { expect, test, type Page } from '@playwright/test';
import { found } from './support/backstage.ts';
import { enter, openPage } from './support/people.ts';

const book = (rows: unknown[][]): Buffer => {
  const made = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows), '供应商');
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test('[UPL-7] a spreadsheet is imported whole or not at all, and every wrong row is told with its number', async ({
  page,
}) => {
  const { username } = await found(3);
  await enter(page, username, '/procure/supplier');
  await page.getByRole('button', { name: '导入' }).first().click();
  const dialog = page.getByRole('dialog', { name: '导入供应商' });
  const start = dialog.getByRole('button', { name: '导入', exact: true });
  await expect(dialog).toContainText('单次最多 500 行，文件不超过 20 MB');
  await start.click();
  await expect(page.getByText('请上传附件').first()).toBeVisible();
  await choose(page, '供应商.csv', Buffer.from('名称\n甲'));
  await expect(page.getByText('附件格式错误，请重新上传').first()).toBeVisible();

  const heads = ['编号', '名称', '邮箱'];
  await choose(
    page,
    '供应商.xlsx',
    book([heads, ['A-1', '甲', ''], ['A-1', '', 'not-an-address']]),
  );
  await expect(dialog).toContainText('全部未导入');
  await expect(dialog.getByRole('row').filter({ hasText: '名称' }).first()).toContainText('3');
  await expect(dialog).toContainText('邮箱');

  await choose(page, '供应商.xlsx', book([heads, ['A-1', '甲机械厂', ''], ['', '乙轴承厂', '']]));
  await expect(dialog).toContainText('共 2 行，可以导入');
  await start.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '甲机械厂' })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: '乙轴承厂' })).toHaveCount(1);

  // The log has one line of it, with its rows below.
  await openPage(page, '/system/operLog');
  const line = page.getByRole('row').filter({ hasText: '导入供应商：' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('A-1 甲机械厂 等 2 条');
  await line.getByRole('button', { name: /^展开/ }).click();
  const rows = page.getByRole('list').filter({ hasText: '乙轴承厂' });
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  await rows.getByRole('button', { name: '乙轴承厂' }).click();
  const drawer = page.getByRole('dialog', { name: '导入供应商' });
  await expect(drawer).toContainText('变更内容');
  await expect(drawer.getByRole('row').filter({ hasText: '乙轴承厂' })).toBeVisible();
});
