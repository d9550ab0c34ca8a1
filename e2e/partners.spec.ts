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
