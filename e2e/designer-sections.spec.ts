import { expect, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { design, expectBlocks, onPage, phone } from './support/designing.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[DSG-2] blocks are saved as a section, put into another page as copies, renamed and deleted, and share what they look like', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await design(
    page,
    username,
    [
      newBlock(captionText, { name: '使用前', wordSize: 20 }),
      newBlock(captionText, { name: '使用后', wordSize: 30 }),
      newBlock(notice, { noticeText: '别的' }),
    ],
    '说明',
  );
  const press = (key: string) => page.keyboard.press(key);
  const panel = page.getByRole('complementary', { name: '样式设置' });

  // By keys: two blocks are chosen, and set together.
  await onPage(page).first().click();
  await press('Shift+ArrowDown');
  await expect(panel.getByRole('heading', { name: '已选 2 个模块' })).toBeVisible();
  const size = panel.getByRole('spinbutton', { name: '标题大小' });
  await expect(size).toHaveValue('');
  await expect(size).toHaveAccessibleDescription('值不同');
  await size.fill('26');
  await expect(phone(page).getByText('使用前', { exact: true })).toHaveCSS('font-size', '26px');
  await expect(phone(page).getByText('使用后', { exact: true })).toHaveCSS('font-size', '26px');
  await inspect(page, 'designer-several', complaints);

  await panel.getByRole('button', { name: '存为片段' }).click();
  const dialog = page.getByRole('dialog', { name: '存为片段' });
  await expect(dialog.getByRole('textbox', { name: '片段名称' })).toHaveValue('标题文字、标题文字');
  await dialog.getByRole('textbox', { name: '片段名称' }).fill('使用须知');
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  const sections = page.getByRole('list', { name: '我的片段' });
  await expect(sections.getByRole('listitem')).toHaveText(['使用须知2 个模块']);

  // On another page: found by pinyin and added by Enter, then dragged to the top.
  const { post } = await callerOf(page, username);
  const { id } = await post<{ id: number }>('pageTemplate/add', { name: '另一页' });
  await enter(page, username, `/product/template/templateEdit?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('另一页');
  const search = page.getByRole('textbox', { name: '搜索模块' });
  await search.fill('syxz');
  await expect(sections.getByRole('listitem')).toHaveCount(1);
  await search.press('Enter');
  await expectBlocks(page, ['标题文字', '标题文字']);
  await search.fill('公告');
  await search.press('Enter');
  await expectBlocks(page, ['标题文字', '标题文字', '公告']);
  await search.press('Escape');
  await button(page, '添加片段“使用须知”').scrollIntoViewIfNeeded();
  const from = (await button(page, '添加片段“使用须知”').boundingBox())!;
  const first = (await onPage(page).first().boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 4, { steps: 2 });
  await page.mouse.move(first.x + first.width / 2, first.y + 4, { steps: 5 });
  await expect(page.locator('[data-ghost]')).toHaveText('使用须知');
  await expect(page.locator('[data-place="0"]')).toBeVisible();
  await page.mouse.up();
  await expect(onPage(page)).toHaveCount(5);
  await expect(phone(page).getByText('使用前', { exact: true })).toHaveCount(2);
  // One step of the history.
  await press('ControlOrMeta+z');
  await expect(onPage(page)).toHaveCount(3);
  await inspect(page, 'designer-sections', complaints);

  await button(page, '重命名“使用须知”').click();
  const rename = page.getByRole('dialog', { name: '重命名片段' });
  await rename.getByRole('textbox', { name: '片段名称' }).fill('须知');
  await press('Enter');
  await expect(sections.getByRole('listitem')).toHaveText(['须知2 个模块']);
  await button(page, '删除“须知”').click();
  await page.getByRole('dialog').getByRole('button', { name: '删除“须知”' }).click();
  await expect(sections).toHaveCount(0);
  // What was put into pages stays.
  await expect(phone(page).getByText('使用后', { exact: true })).toHaveCount(1);
});
