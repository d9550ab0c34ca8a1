import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pdfOf } from '#server/seed/documents.ts';
import { demoPassword } from './people.ts';

export const place = '/trace/attachments';
export const serial = () => `SN${randomUUID().slice(0, 8)}`;
const table = (page: Page) => page.getByRole('table');
export const rowOf = (page: Page, name: string) =>
  table(page).getByRole('row').filter({ hasText: name });
export const preview = (page: Page) => page.getByRole('dialog');
export const report = () =>
  pdfOf([
    [
      { text: '出厂检验报告', size: 22, y: 784 },
      { text: '结论：合格，准予出厂', y: 700 },
    ],
    [{ text: '附表', size: 22, y: 784 }],
  ]);
export const photo = (colour = '#0b7a5b') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();
export const asFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** Uploads and attaches by the calls alone, for journeys that are not about the dialog. */
export async function attach(
  request: APIRequestContext,
  username: string,
  files: Record<string, Buffer>,
): Promise<void> {
  const login = await request.post('/api/web/login/login', {
    data: { username, password: demoPassword },
  });
  const { data: session } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${session.access_token}` };
  const list = [];
  for (const [name, bytes] of Object.entries(files)) {
    const asked = await request.post('/api/web/WipFile/getToken?bucket=file', { headers });
    const { data } = (await asked.json()) as { data: { token: string; file_path: string } };
    const key = data.file_path + name;
    const sent = await request.post('/api/storage/upload', {
      headers,
      multipart: { token: data.token, key, fname: name, file: asFile(name, bytes) },
    });
    expect(await sent.json(), name).toMatchObject({ code: 0, success: 1, key });
    list.push({ file_path: key });
  }
  const added = await request.post('/api/web/WipFile/add', { headers, data: list });
  expect(await added.json()).toMatchObject({ code: 0 });
}
