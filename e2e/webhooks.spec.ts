import { expect } from '@playwright/test';
import { establish } from './support/codes.ts';
import { dialog } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('an integrator has another system told what happens, tests it, sees why nothing arrives, and sends it again', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await enter(page, company.username, '/setting/webhook');
  await expect(page.getByText('还没有 Webhook')).toBeVisible();
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = dialog(page, /新增/);
  await form.getByLabel('网址').fill('http://10.0.0.8/suyuan');
  await form.getByLabel('名称').fill('ERP 对接');
  await form.getByRole('combobox', { name: '事件' }).click();
  await page.keyboard.type('发货');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('不能呼叫这个网址')).toBeVisible();
  complaints.length = 0;
  await form.getByLabel('网址').fill('https://erp.invalid/suyuan');
  await inspect(page, 'webhook-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  const shown = dialog(page, '请立即保存签名密钥');
  const secret = await shown.locator('code').first().innerText();
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: '已保存' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(row(page, 'ERP 对接')).toContainText('正常');

  // Nobody is there: it says so, and is sent again by hand.
  await act(page, 'ERP 对接', '测试');
  const drawer = dialog(page, /发送记录：/);
  await expect(drawer.getByText('测试消息')).toBeVisible();
  await expect(drawer.getByText(/无应答/)).toBeVisible({ timeout: 20_000 });
  await expect(drawer.getByText(/ENOTFOUND|EAI_AGAIN/)).toBeVisible();
  await drawer.getByText('消息', { exact: true }).click();
  await expect(drawer.getByText('"event": "webhook.test"')).toBeVisible();
  await inspect(page, 'webhook-deliveries', complaints, { isCovered: true });
  await drawer.getByRole('button', { name: '重发' }).click();
  await expect(page.getByText('消息将立即发送').first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'webhook-deliveries-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: '关闭' }).click();

  await act(page, 'ERP 对接', '更换密钥');
  const asked = dialog(page, '更换密钥');
  await expect(asked).toContainText('24 小时内');
  await asked.getByRole('button', { name: '更换密钥' }).click();
  const other = await shown.locator('code').first().innerText();
  expect(other).not.toBe(secret);
  await shown.getByRole('button', { name: '已保存' }).click();
  await inspect(page, 'webhooks', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'webhooks-phone');
});
