import { expect, type Page } from '@playwright/test';
import * as XLSX from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, dialog, shipTo } from './support/goods.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// Prefixes belong to one company each, and journeys share a database.
const prefix = `ALT${String(Math.random()).slice(2, 8)}`;

/** Uploads a file of codes and has it checked. */
async function check(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await button(page, '导入编码').first().click();
  const form = dialog(page, '导入编码');
  await form.getByRole('button', { name: '选择文件' }).click();
  const upload = dialog(page, '选择文件');
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await upload.getByRole('button', { name: '开始上传' }).click();
  await expect(upload.getByRole('listitem').filter({ hasText: '上传成功' })).toHaveCount(1);
  await upload.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText(name)).toBeVisible();
  await form.getByRole('button', { name: '开始检查' }).click();
  await expect(row(page, name)).toContainText('待导入');
}

test('codes brought along are checked, imported, taken back, and scanned like those made here', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const call = await callerOf(page, company.username);
  await enter(page, company.username, '/identity/import');
  await expect(page.getByText('还没有导入过编码')).toBeVisible();

  // Without a registered prefix nothing can be found by a scan.
  const [one, two, three] = ['0001', '0002', '0003'].map((end) => `${prefix}-${end}`) as [
    string,
    string,
    string,
  ];
  await check(page, '没有前缀.csv', [one]);
  const first = row(page, '没有前缀.csv');
  await first.getByRole('button', { name: /^展开/ }).click();
  await expect(page.getByText('不以本企业有效的编码前缀开头')).toBeVisible();
  await call.post('codePrefix/add', { prefix, issuer: 'own' });

  await openPage(page, '/identity/import');
  await check(page, '旧编码.csv', ['编码,物料编码,批次号', one, `${two},E-1,B-500`, one, '坏']);
  await row(page, '旧编码.csv').getByRole('button', { name: /^展开/ }).click();
  await expect(page.getByText('与第 2 行重复')).toBeVisible();
  await inspect(page, 'code-imports', complaints.splice(0));
  const coming = page.waitForEvent('download');
  await page
    .getByRole('region', { name: '有误的行' })
    .getByRole('button', { name: '导出' })
    .click();
  const file = await coming;
  const book = XLSX.read(readFileSync(await file.path()));
  const told = XLSX.utils.sheet_to_json<unknown[]>(Object.values(book.Sheets)[0]!, { header: 1 });
  expect(told.slice(1).map(([line]) => line)).toEqual([4, 5]);
  await page.locator('tr').getByRole('button', { name: /^收起/ }).click();

  await act(page, '旧编码.csv', '导入');
  await dialog(page, '导入').getByRole('button', { name: '导入', exact: true }).click();
  await expect(row(page, '旧编码.csv')).toContainText('已导入');

  // A file by mistake goes away again.
  await check(page, '多余.txt', [three]);
  await act(page, '多余.txt', '导入');
  await dialog(page, '导入').getByRole('button', { name: '导入', exact: true }).click();
  await expect(row(page, '多余.txt')).toContainText('已导入');
  await act(page, '多余.txt', '撤回');
  await dialog(page, '撤回').getByLabel('原因').fill('传错文件');
  await dialog(page, '撤回').getByRole('button', { name: '撤回' }).click();
  await expect(row(page, '多余.txt')).toContainText('已撤回');

  // From here on they are like all others.
  await call.post('binding/add', {
    part_id: company.partId,
    batch_id: company.batchId,
    codes: [one, two],
  });
  const dealer = await addDealer(page, company, '湖州南浔店');
  await shipTo(page, company, dealer, [one, two]);
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  await buyer.goto(`/template?code=${one.toLowerCase()}&language=zh_CN`);
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('正品');
  await expect(buyer.getByText(one).first()).toBeVisible();
  await act(page, '旧编码.csv', '撤回');
  await dialog(page, '撤回').getByLabel('原因').fill('试试');
  await dialog(page, '撤回').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText(/已被使用、打印、导出或查询过，不能撤回/)).toBeVisible();
});
