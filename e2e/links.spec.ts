import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { appoint } from './support/backstage.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

test('[MNU-40] a link is added, corrected, shown at every door, hidden and deleted', async ({
  page,
  openWindow,
}) => {
  const name = `链接 ${randomUUID().slice(0, 6)}`;
  const { username } = await appoint();
  await enter(page, username, `/data/link?keyword=${name}`, 'admin');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('链接名称').fill(name);
  await form.getByLabel('网址').fill('gs1.example');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请输入以 http:// 或 https:// 开头的网址')).toBeVisible();
  await form.getByLabel('网址').fill('https://gs1.example/');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('显示');
  await row.getByRole('button', { name: `编辑 ${name}` }).click();
  await form.getByLabel('网址').fill('https://gs1.example/cn');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('https://gs1.example/cn');

  const door = await openWindow();
  const links = door.getByRole('navigation', { name: '友情链接' });
  const shown = links.getByRole('link', { name });
  for (const path of ['/login', '/admin/login', '/dealer/login'])
    await expect(async () => {
      await door.goto(path);
      await expect(links).toBeVisible();
      await expect(shown).toHaveAttribute('href', 'https://gs1.example/cn', { timeout: 1_000 });
    }).toPass();
  await expect(shown).toHaveAttribute('target', '_blank');
  await expect(shown).toHaveAttribute('rel', 'noopener');

  await row.getByRole('button', { name: `编辑 ${name}` }).click();
  await form.getByRole('switch').click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('隐藏');
  await expect(async () => {
    await door.reload();
    await expect(links).toBeVisible();
    expect(await shown.count()).toBe(0);
  }).toPass();

  await row.getByRole('button', { name: `删除 ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});
