import { expect } from '@playwright/test';
import { establish } from './support/codes.ts';
import { dialog, packBox, scan } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[MNU-19] codes are scanned and registered, and every answer is kept', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const { codes } = await packBox(page, company, 2);

  await enter(page, company.username, '/trace/registration');
  await expect(page.getByText('还没有登记')).toBeVisible();
  await page.getByRole('button', { name: '登记编码' }).first().click();
  const form = dialog(page, '登记编码');
  await form.getByText('扫描编码').click();
  await expect(form.getByRole('textbox', { name: '扫描或输入编码' })).toBeFocused();
  for (const code of codes) await scan(page, code);
  await inspect(page, 'register-codes', complaints, { isCovered: true });
  await form.getByRole('button', { name: '登记编码' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('已登记 2 个编码')).toBeVisible();
  await expect(row(page, '本平台')).toContainText('已完成');

  await row(page, '本平台').getByRole('button').first().click();
  const found = page.getByRole('region', { name: '编码', exact: true });
  await expect(found.getByText(codes[0]!, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '应答记录', exact: true })).toContainText('已应答');
  await inspect(page, 'registrations', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'registrations-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // A node outside: an address in our own house is refused at its field, a proper one is kept without its key.
  await page.getByRole('link', { name: '解析节点' }).click();
  await page.getByRole('button', { name: '新增' }).first().click();
  const node = dialog(page, '新增解析节点');
  await node.getByLabel('名称').fill('二级节点');
  await node.getByLabel('地址').fill('http://10.0.0.8/register');
  await node.getByLabel('密钥').fill('key-of-the-node-7391');
  await node.getByRole('button', { name: '保存' }).click();
  await expect(node.getByText('这个地址不能用')).toBeVisible();
  complaints.length = 0;
  await node.getByLabel('地址').fill('https://node.example.com/register');
  await node.getByRole('button', { name: '保存' }).click();
  await expect(node).toBeHidden();
  await expect(row(page, '二级节点')).toContainText('…7391');
  await inspect(page, 'registration-nodes', complaints);
});
