import { expect } from '@playwright/test';
import { found, sql } from './support/backstage.ts';
import { enter } from './support/people.ts';
import { fileParts, rowOf } from './support/parts.ts';
import { test } from './support/windows.ts';

test('a field of several parts is changed at once; one changed meanwhile keeps all of them as they were', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['同改甲', '同改乙', '不改丙']);
  await enter(page, username, '/product/part');
  const bar = page.getByRole('group', { name: '批量操作' });
  const dialog = page.getByRole('dialog', { name: '批量修改' });
  const choose = async () => {
    for (const name of ['同改甲', '同改乙']) {
      const box = rowOf(page, name).getByRole('checkbox');
      if (!(await box.isChecked())) await box.check();
    }
    await bar.getByRole('button', { name: '批量修改' }).click();
    await expect(dialog).toContainText('将修改 2 条');
    await dialog.getByLabel('要修改的字段').selectOption('备注');
  };
  const kept = () =>
    sql<{ name: string; remark: string }>(
      `select name, remark from part where company_id = $1 order by name`,
      [companyId],
    );

  await choose();
  await dialog.getByLabel('备注', { exact: true }).fill('一起改的');
  await dialog.getByRole('button', { name: '修改 2 条' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('已修改 2 条')).toBeVisible();
  const changed = await kept();
  expect(changed.filter(({ remark }) => remark === '一起改的')).toHaveLength(2);
  expect(changed.find(({ name }) => name === '不改丙')!.remark).toBe('');

  // Somebody else saves one of them while the dialog is open.
  await choose();
  await sql(`update part set version = version + 1 where company_id = $1 and name = '同改乙'`, [
    companyId,
  ]);
  await dialog.getByLabel('备注', { exact: true }).fill('不该有');
  await dialog.getByRole('button', { name: '修改 2 条' }).click();
  await expect(dialog.getByText(/全部未修改，其中 1 条不能修改：.*同改乙/)).toBeVisible();
  expect((await kept()).filter(({ remark }) => remark === '不该有')).toHaveLength(0);
});
