import { readFile } from 'node:fs/promises';
import * as XLSX from '@e965/xlsx';
import { expect } from '@playwright/test';
import { found } from './support/backstage.ts';
import { enter, reopenPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[MNU-12] a supplier on the platform is invited, accepts, and the link rests and goes on', async ({
  page,
  openWindow,
}) => {
  const [buyer, seller] = [await found(3), await found(3)];
  const other = await openWindow();
  await enter(page, buyer.username, '/procure/supplier?form=add');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill(seller.name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(row(page, seller.name)).toContainText('未关联');

  await act(page, seller.name, '邀请关联');
  const send = dialog.getByRole('button', { name: '邀请关联' });
  await dialog.getByLabel('统一社会信用代码').fill(buyer.code);
  await send.click();
  await expect(dialog.getByText('不能关联本企业')).toBeVisible();
  await dialog.getByLabel('统一社会信用代码').fill(seller.code);
  await send.click();
  await expect(page.getByText('邀请已发出')).toBeVisible();
  await expect(row(page, seller.name)).toContainText('已邀请');

  await enter(other, seller.username, '/orderGoods/customer');
  await expect(row(other, buyer.name)).toContainText('待确认');
  await act(other, buyer.name, '接受');
  await other.getByRole('dialog').getByRole('button', { name: '接受' }).click();
  await expect(row(other, buyer.name)).toContainText('已关联');

  await reopenPage(page);
  await act(page, seller.name, '暂停关联');
  await dialog.getByRole('button', { name: '暂停关联' }).click();
  await expect(dialog.getByText('原因：不能为空')).toBeVisible();
  await dialog.getByLabel('原因').fill('合同到期');
  await dialog.getByRole('button', { name: '暂停关联' }).click();
  await expect(row(page, seller.name)).toContainText('已暂停');

  await reopenPage(other);
  await expect(row(other, buyer.name)).toContainText('已暂停');
  await row(other, buyer.name).getByRole('button', { name: /更多/ }).click();
  await expect(other.getByRole('menuitem', { name: '解除关联' })).toBeVisible();
  await expect(other.getByText('恢复关联')).toHaveCount(0);
  await act(page, seller.name, '恢复关联');
  await dialog.getByRole('button', { name: '恢复关联' }).click();
  await expect(row(page, seller.name)).toContainText('已关联');
});

test('[MNU-10] customers are entered, found, changed, exported, and linked with their company on the platform', async ({
  page,
  openWindow,
}) => {
  const [seller, buyer] = [await found(3), await found(3)];
  await enter(page, seller.username, '/orderGoods/customer');
  const dialog = page.getByRole('dialog');
  const customers = [
    {
      name: buyer.name,
      contact: '陈静',
      phone: '13800138011',
      address: '杭州市滨江区江南大道 1 号',
    },
    {
      name: '苏州晨光五金行',
      contact: '周伟',
      phone: '13900139022',
      address: '苏州市吴中区东方大道 8 号',
    },
  ];
  for (const { name, contact, phone, address } of customers) {
    await page
      .getByRole('button', { name: /新增|添加/ })
      .first()
      .click();
    await dialog.getByLabel('名称').fill(name);
    await dialog.getByLabel('联系人').fill(contact);
    await dialog.getByLabel(/电话|手机/).fill(phone);
    await dialog.getByLabel('地址').fill(address);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(row(page, name)).toContainText(contact);
    await expect(dialog).toHaveCount(0);
  }
  await expect(row(page, '苏州晨光五金行')).toContainText('139****9022');

  // Found by the contact, then changed.
  const search = page.getByPlaceholder('编号、名称、联系人');
  await search.fill('周伟');
  await search.press('Enter');
  await expect(row(page, buyer.name)).toHaveCount(0);
  await act(page, '苏州晨光五金行', '编辑');
  await dialog.getByLabel('联系人').fill('周小伟');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await search.fill('');
  await search.press('Enter');
  await expect(row(page, '苏州晨光五金行')).toContainText('周小伟');
  await expect(row(page, buyer.name)).toBeVisible();

  // Exported as a spreadsheet with what the list shows.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^客户.*\.xlsx$/);
  const book = XLSX.read(await readFile(await saved.path()));
  const rows = XLSX.utils.sheet_to_csv(Object.values(book.Sheets)[0]!);
  for (const told of [buyer.name, '苏州晨光五金行', '周小伟']) expect(rows).toContain(told);

  // The customer is a company on the platform: it is invited and accepts.
  await act(page, buyer.name, '邀请关联');
  await dialog.getByLabel('统一社会信用代码').fill(buyer.code);
  await dialog.getByRole('button', { name: '邀请关联' }).click();
  await expect(row(page, buyer.name)).toContainText('已邀请');
  const other = await openWindow();
  await enter(other, buyer.username, '/');
  await other.getByRole('button', { name: /^通知/ }).click();
  await other.getByRole('region', { name: '通知' }).getByText(seller.name).click();
  await expect(other).toHaveURL(/\/procure\/supplier/);
  await act(other, seller.name, '接受');
  await other.getByRole('dialog').getByRole('button', { name: '接受' }).click();
  await expect(row(other, seller.name)).toContainText('已关联');
  await reopenPage(page);
  await expect(row(page, buyer.name)).toContainText('已关联');
});
