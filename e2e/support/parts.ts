import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { sql } from './backstage.ts';
import { enter } from './people.ts';

export const nick = () => randomUUID().slice(0, 6);
export const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const table = (page: Page) => page.getByRole('table');
export const rowOf = (page: Page, name: string) =>
  table(page).getByRole('row').filter({ hasText: name });
export const search = (page: Page) => page.getByRole('textbox', { name: /^搜索/ }).first();
export const save = (page: Page, form: string) =>
  drawer(page, form).getByRole('button', { name: '保存', exact: true });

export async function picture(colour: string) {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  return {
    name: `${colour.slice(1)}.PNG`,
    mimeType: 'image/png',
    buffer: await image.png().toBuffer(),
  };
}

/** Files parts directly, for journeys that are not about filing them. */
export async function fileParts(companyId: number, names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries())
    await sql(
      `insert into part (company_id, code, name, kind, unit) values ($1, $2, $3, 'product', 'pcs')`,
      [companyId, `E${nick()}${at}`, name],
    );
}

export async function openForm(page: Page, username: string, path = '/product/part') {
  await enter(page, username, path);
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  await expect(drawer(page, '新增物料')).toBeVisible();
}
