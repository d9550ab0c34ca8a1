import { expect } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

test('a phone follows a page while it is designed, in every state, until its link is ended', async ({
  page,
  openWindow,
}) => {
  const { username } = await found(3);
  const call = await callerOf(page, username);
  const { id } = await call.post<{ id: number }>('pageTemplate/add', {
    name: '手冲壶溯源页',
    document: pageOf([
      newBlock(captionText, { name: '从产地到杯中' }),
      newBlock(queryResult),
      newBlock(richText, { myValue: `${'<p>很长的故事。</p>'.repeat(60)}<p>完</p>` }),
    ]),
  });
  const { url } = await call.post<{ url: string }>('pageTemplate/draftLink', { id });

  const phone = await openWindow({ viewport: { width: 375, height: 700 }, locale: 'zh-CN' });
  const complaints = watchConsole(phone);
  await phone.goto(url);
  await expect(phone.getByText('草稿预览')).toBeVisible();
  await expect(phone.getByRole('heading', { name: '正品，首次查询' })).toBeVisible();
  await inspect(phone, 'draft-on-a-phone', complaints);
  const heading = phone.getByText('从产地到杯中');
  await expect(heading).toBeVisible();
  await phone.getByText('完', { exact: true }).scrollIntoViewIfNeeded();
  const where = await phone.evaluate(() => window.scrollY);
  expect(where).toBeGreaterThan(300);

  await enter(page, username, `/product/template/templateEdit?id=${id}`);
  await page
    .getByRole('listbox', { name: '页面上的模块' })
    .getByRole('option', { name: '标题文字' })
    .click();
  const panel = page.getByRole('complementary', { name: '样式设置' });
  await panel.getByLabel('标题内容', { exact: true }).fill('从果园到手中');
  await expect(phone.getByText('从果园到手中')).toBeAttached();
  await expect(heading).toHaveCount(0);
  expect(await phone.evaluate(() => window.scrollY)).toBe(where);

  await phone.getByLabel('状态').selectOption('疑似仿冒');
  await expect(phone.getByRole('heading', { name: '疑似仿冒' })).toBeVisible();
  // As for buyers, only facts stand beside such a verdict.
  await expect(phone.getByText('从果园到手中')).toHaveCount(0);
  await phone.getByLabel('状态').selectOption('首次查询');
  await expect(phone.getByText('从果园到手中')).toBeAttached();

  await call.post('pageTemplate/endDraftLinks', { id });
  await expect(phone.getByRole('heading', { name: '预览链接已失效' })).toBeVisible();
  await expect(phone.getByText('草稿预览')).toHaveCount(0);
});
