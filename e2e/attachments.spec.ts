import { expect, test, type Locator, type Page } from '@playwright/test';
import { found } from './support/backstage.ts';
import { hireWith } from './support/codes.ts';
import { enter } from './support/people.ts';
import {
  place,
  serial,
  rowOf,
  preview,
  report,
  photo,
  asFile,
  attach,
} from './support/attachments.ts';

async function upload(page: Page, dialog: Locator, ...files: { name: string; buffer: Buffer }[]) {
  await dialog
    .locator('input[type=file]')
    .setInputFiles(files.map(({ name, buffer }) => asFile(name, buffer)));
  await dialog.getByRole('button', { name: '开始上传' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '上传成功' })).toHaveCount(
    files.length,
  );
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
}

test('[MNU-22] [QM-5] [UPL-4] [UPL-6] files are attached by their names, replaced one by one, downloaded and deleted', async ({
  page,
}) => {
  const { username } = await found(3);
  const number = serial();
  await enter(page, username, place);
  await expect(page.getByText('还没有附件')).toBeVisible();
  await expect(page.getByText('序列号##文件名')).toBeVisible();
  await page.getByRole('button', { name: '上传附件' }).last().click();
  const dialog = page.getByRole('dialog', { name: '上传附件' });
  await dialog.getByRole('button', { name: '开始上传' }).click();
  await expect(page.getByText('请选择要上传的文件')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([asFile('没有序列号.pdf', report()), asFile('##b.pdf', report())]);
  await expect(page.getByText('没有序列号.pdf文件名称有误')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await upload(
    page,
    dialog,
    { name: `${number}##A##检验报告.pdf`, buffer: report() },
    { name: `${number}##装配照片.png`, buffer: await photo() },
  );
  await expect(page.getByText('已保存 2 个附件')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '检验报告.pdf')).toContainText(`${number}##A`);
  await expect(rowOf(page, '装配照片.png')).toContainText('测试员');
  await expect(page.getByText('共 2 条')).toBeVisible();

  // Narrowed to one serial number.
  await page.getByRole('textbox', { name: '搜索序列号', exact: true }).fill(number);
  await expect(page).toHaveURL(new RegExp(`serial_number=${number}`));
  await expect(rowOf(page, '检验报告.pdf')).toHaveCount(0);
  await expect(rowOf(page, '装配照片.png')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 装配照片.png' }).click();
  expect((await download).suggestedFilename()).toContain('装配照片.png');

  await page.getByRole('button', { name: '装配照片.png 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '替换' }).click();
  const change = page.getByRole('dialog', { name: '修改附件' });
  await expect(change).toContainText(`${number}##装配照片.png`);
  await upload(page, change, { name: `${serial()}##别的.png`, buffer: await photo('#c8402f') });
  await expect(page.getByText(`新文件的序列号必须是 ${number}`)).toBeVisible();
  await expect(change).toBeVisible();
  await expect(change.locator('input[type=file]')).toBeDisabled();
  await change.getByRole('button', { name: /^删除 / }).click();
  const question = page.getByRole('dialog', { name: '确定删除当前文件？' });
  await question.getByRole('button', { name: '删除' }).click();
  await upload(page, change, { name: `${number}##返修照片.png`, buffer: await photo('#2b5c8a') });
  await expect(page.getByText('附件已替换')).toBeVisible();
  await expect(change).toBeHidden();
  await expect(rowOf(page, '装配照片.png')).toHaveCount(0);
  await expect(rowOf(page, '返修照片.png')).toBeVisible();

  await page.getByRole('button', { name: '返修照片.png 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const sure = page.getByRole('dialog', { name: '删除', exact: true });
  await expect(sure).toContainText('返修照片.png');
  await sure.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除 1 条')).toBeVisible();
  await expect(page.getByText('没有符合条件的')).toBeVisible();
});

test('who may only look sees no buttons that write, and a phone shows cards and the whole preview', async ({
  page,
  request,
}) => {
  const company = await found(3);
  const number = serial();
  await attach(request, company.username, { [`${number}##照片.png`]: await photo() });
  const { username } = await hireWith(company, [
    'dashboard:workplace:view',
    'trace:attachment:view',
  ]);
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(page, username, place);
  await expect(page.getByRole('button', { name: '照片.png', exact: true })).toBeVisible();
  for (const name of [/上传附件/, /^导出/, /^替换/, /^删除/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: '照片.png', exact: true }).click();
  const picture = preview(page).getByRole('img', { name: '照片.png' });
  await expect(picture).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await preview(page).getByRole('button', { name: '关闭预览' }).click();
  await expect(preview(page)).toHaveCount(0);
  expect(await overflow()).toBe(0);
});
