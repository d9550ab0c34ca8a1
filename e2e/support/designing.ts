import { expect, type Page } from '@playwright/test';
import { pageOf, type Block } from '#blocks/kit/document.ts';
import { callerOf } from './codes.ts';
import { enter } from './people.ts';

/** A user's own page, opened in the designer. */
export async function design(
  page: Page,
  username: string,
  blocks: Omit<Block, 'id'>[],
  details = '',
) {
  const call = await callerOf(page, username);
  const { id } = await call.post<{ id: number }>('pageTemplate/add', {
    name: '手冲壶溯源页',
    document: pageOf(blocks, { details }),
  });
  await enter(page, username, `/product/template/templateEdit?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手冲壶溯源页');
  // The frame has loaded, and the page is rendered.
  await expect(phone(page).locator('main')).toBeAttached();
}

export const phone = (page: Page) => page.frameLocator('iframe[title="手机预览"]');
export const onPage = (page: Page) =>
  page.getByRole('listbox', { name: '页面上的模块' }).getByRole('option');
export const bar = (page: Page) => page.locator('[data-designer-root]').getByRole('banner');
export const palette = (page: Page, group: string) => page.getByRole('list', { name: group });
export const offer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const rows = (page: Page) =>
  page.getByRole('list', { name: '模块排序' }).getByRole('listitem');

/** The blocks on the page, from top to bottom. */
export const expectBlocks = (page: Page, names: string[]) =>
  expect
    .poll(() => onPage(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(names);
