import { expect, type Locator, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { guidedVoice } from '#blocks/guided-voice/spec.ts';
import { newBlock } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { found } from './support/backstage.ts';
import { establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import {
  bar,
  design,
  expectBlocks,
  offer,
  onPage,
  palette,
  phone,
  rows,
} from './support/designing.ts';
import { inspect, settled, watchConsole } from './support/inspect.ts';
import { dragByMouse, liftByKey } from './support/sorting.ts';
import { test } from './support/windows.ts';

// Four journeys through a whole editor, each with a drag or many keys.
/** Drags something over a position on the phone, without dropping it. */
async function carry(page: Page, from: Locator, to: { x: number; y: number }) {
  await settled(page);
  const start = (await from.boundingBox())!;
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

const middleOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, height };
};

test('[MNU-8] [DSG-1] [DSG-2] a page is built from nothing by mouse, its gaps are named, and it is published', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await design(page, username, []);

  // Fourteen and nine, in their order; this company has 3D.
  await expect(palette(page, '基础模块').getByRole('listitem')).toHaveCount(14);
  await expect(palette(page, '业务模块').getByRole('listitem')).toHaveCount(9);
  await expect(palette(page, '业务模块').getByRole('listitem').last()).toHaveText('3D 模型');

  await expect(page.getByText('从这里开始')).toBeVisible();
  const screen = await middleOf(page.locator('iframe[title="手机预览"]'));
  await carry(page, offer(page, '标题文字'), screen);
  await page.mouse.up();
  await expectBlocks(page, ['标题文字']);
  await offer(page, '查询结果').click();
  await expectBlocks(page, ['标题文字', '查询结果']);

  // The drop line is above the first block.
  const first = await middleOf(onPage(page).first());
  await carry(page, offer(page, '公告'), { x: first.x, y: first.y - first.height / 4 });
  await expect(page.locator('[data-place="0"]')).toHaveText('放在这里');
  // What is carried hangs at the pointer, whatever it was taken hold of by.
  const farFromPointer = async () => {
    const ghost = (await page.locator('[data-ghost]').boundingBox())!;
    return Math.max(Math.abs(ghost.x - first.x), Math.abs(ghost.y - (first.y - first.height / 4)));
  };
  await expect.poll(farFromPointer).toBeLessThan(24);
  await page.mouse.up();
  await expectBlocks(page, ['公告', '标题文字', '查询结果']);
  // On the page itself, one block is dragged over another.
  const second = await middleOf(onPage(page).nth(1));
  await carry(page, onPage(page).first(), { x: second.x, y: second.y + second.height / 4 });
  await expect(page.locator('[data-place="2"]')).toBeVisible();
  await page.mouse.up();
  await expectBlocks(page, ['标题文字', '公告', '查询结果']);

  // Missing settings are listed, and link to their field.
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const publish = page.getByRole('dialog', { name: '发布页面' });
  await expect(publish.getByRole('button', { name: '立即发布' })).toBeDisabled();
  await publish.getByRole('button', { name: /请输入页面描述/ }).click();
  await expect(page.getByRole('textbox', { name: '页面描述' })).toBeFocused();
  await page.keyboard.type('查询手冲壶的真伪');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(publish.getByText('发布后消费者看不到它')).toBeVisible();
  await publish.getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByText(/^已发布第 1 版，还没有应用到任何产品/)).toBeVisible();
  await expect(bar(page)).toContainText('已发布第 1 版');
  await expect(bar(page)).toContainText('未应用');
  await inspect(page, 'designer', complaints);

  // Everything was saved: the same page is loaded.
  await page.reload();
  await expectBlocks(page, ['标题文字', '公告', '查询结果']);
});

test('[DSG-2] blocks are brought into order and taken away beside the page, and all of it is undone and done again', async ({
  page,
}) => {
  const { username } = await found(3);
  await design(page, username, [newBlock(captionText), newBlock(notice)]);
  // A pinned block exists once and has no drag handle.
  await page.getByText('更多模块').click();
  await offer(page, '底部导航').click();
  await expectBlocks(page, ['标题文字', '公告', '底部导航']);
  await expect(offer(page, '底部导航')).toHaveAttribute('aria-disabled', 'true');
  await page.getByText('排序', { exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).last().getByRole('button', { name: /^拖动/ })).toHaveCount(0);
  const grip = (name: string) => page.getByRole('button', { name: `拖动“${name}”` });
  await dragByMouse(page, grip('标题文字'), grip('公告'), '移到第 2 个位置');
  await expectBlocks(page, ['公告', '标题文字', '底部导航']);
  await page.getByRole('button', { name: '删除“公告”' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '删除', exact: true }).click();
  await expectBlocks(page, ['标题文字', '底部导航']);

  const undo = page.getByRole('button', { name: '撤销', exact: true });
  // The deletion, the move and what was added.
  for (let step = 0; step < 3; step += 1) await undo.click();
  await expect(undo).toBeDisabled();
  await expectBlocks(page, ['标题文字', '公告']);
  await page.getByRole('button', { name: '修改历史' }).click();
  const history = page.getByRole('region', { name: '修改历史' });
  await history.getByRole('button', { name: /^删除“公告”/ }).click();
  await expectBlocks(page, ['标题文字', '底部导航']);
});

test('[DSG-3] [DSG-12] by keys alone, and what the canvas shows is what a buyer sees', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const voice = newBlock(guidedVoice, { audioUrl: '/api/file/aaaaaaaaaaaaaaaaaaaaaa' });
  const blocks = [newBlock(captionText, { name: '第一' }), newBlock(captionText), voice];
  await design(page, company.username, blocks, '手冲壶');
  await expectBlocks(page, ['标题文字', '标题文字', '语音导览']);
  // In the designer the voice takes room, or nobody would find it.
  await expect(phone(page).locator('.b-voice.is-canvas')).toBeVisible();

  const press = (key: string) => page.keyboard.press(key);
  const heading = (at: number) => phone(page).locator('[data-type="captiontext"]').nth(at);
  await onPage(page).first().focus();
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(onPage(page).nth(1)).toBeFocused();
  await press('Enter');
  const field = page.getByRole('textbox', { name: '标题内容' });
  await expect(field).toBeFocused();
  await press('ControlOrMeta+a');
  await page.keyboard.type('第二');
  await expect(heading(1)).toHaveText('第二');
  await onPage(page).nth(1).focus();
  await press('Alt+ArrowUp');
  await expect(heading(0)).toHaveText('第二');
  // Picked up, moved down two places and dropped; another one is picked up and cancelled.
  await liftByKey(page, '拿起“标题文字”');
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(page.locator('[data-place="2"]')).toBeVisible();
  await press('Space');
  await expect(heading(0)).toHaveText('第一');
  await liftByKey(page, '拿起“标题文字”');
  await press('ArrowUp');
  await expect(page.locator('[data-place="0"]')).toBeVisible();
  await press('Escape');
  await expect(page.getByText('已取消移动')).toBeAttached();
  await expect(heading(1)).toHaveText('第二');
  await press('ControlOrMeta+c');
  await press('ControlOrMeta+v');
  await expectBlocks(page, ['标题文字', '标题文字', '标题文字', '语音导览']);
  await press('Delete');
  await expectBlocks(page, ['标题文字', '标题文字', '语音导览']);

  await press('ControlOrMeta+Enter');
  const publish = page.getByRole('dialog', { name: '发布页面' });
  // What it is shown for is asked on the way.
  await publish.getByRole('checkbox', { name: /^全部产品/ }).check();
  await expect(publish.getByText('1 个产品，1 个标识')).toBeVisible();
  await publish.getByRole('button', { name: '立即发布' }).press('Enter');
  await expect(bar(page)).toContainText('已发布第 1 版');
  await expect(bar(page)).toContainText('全部产品');
  await expect(bar(page)).not.toContainText('有未发布的更改');

  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  await buyer.goto(`/c/${codes[0]}`);
  const shown = buyer.locator('main [data-type="captiontext"]');
  await expect(shown).toHaveCount(2);
  const drawn = phone(page).locator('main [data-type="captiontext"]');
  for (const at of [0, 1]) {
    expect(await looksOf(drawn.nth(at))).toEqual(await looksOf(shown.nth(at)));
  }
  // Changing it and taking that back is told in the bar.
  await onPage(page).first().focus();
  await press('Delete');
  await expect(bar(page)).toContainText('有未发布的更改');
  await press('ControlOrMeta+z');
  await expect(bar(page)).not.toContainText('有未发布的更改');
  // On a phone the voice floats above the page.
  await expect(buyer.locator('.b-voice.is-canvas')).toHaveCount(0);
  await expect.poll(async () => (await buyer.locator('sy-voice').boundingBox())?.height).toBe(0);
});

test('[DSG-2] texts are typed where they stand, what is found is added by Enter, and after a reload all of it is undone', async ({
  page,
}) => {
  const { username } = await found(3);
  const nowhere = { linktype: '10', http: { externalLink: '' } } as const;
  const slide = { ...nowhere, text: '', src: '/nothing.png', areas: [] };
  await design(page, username, [
    newBlock(captionText, { name: '第一', description: '第一行' }),
    newBlock(pictureAds, { swiperType: 1, imageList: [slide, slide, slide] }),
    newBlock(richText, { myValue: '<p>很长的一段</p>'.repeat(60) }),
  ]);
  const press = (key: string) => page.keyboard.press(key);
  const twice = async (text: string) => {
    const { x, y } = await middleOf(phone(page).getByText(text, { exact: true }));
    await page.mouse.dblclick(x, y);
  };
  const inline = page.locator('textarea[data-inline]');
  const field = page.getByRole('complementary').getByRole('textbox', { name: '标题内容' });

  await twice('第一行');
  await expect(inline).toBeFocused();
  await expect(inline).toHaveValue('第一行');
  await press('Escape');
  await twice('第一');
  await expect(inline).toBeFocused();
  await page.keyboard.type('新的标题');
  await expect(phone(page).getByText('新的标题', { exact: true })).toBeVisible();
  await press('Enter');
  await expect(inline).toHaveCount(0);
  await expect(onPage(page).first()).toBeFocused();
  await expect(field).toHaveValue('新的标题');
  // Escape takes back what was typed.
  await twice('新的标题');
  await page.keyboard.type('不要');
  await expect(field).toHaveValue('不要');
  await press('Escape');
  await expect(field).toHaveValue('新的标题');
  // Rich text opens its setting.
  const words = await middleOf(phone(page).getByText('很长的一段').first());
  await page.mouse.dblclick(words.x, words.y);
  await expect(page.getByRole('heading', { level: 2, name: '富文本' })).toBeVisible();
  await expect(inline).toHaveCount(0);

  // The slide being edited is in view.
  await onPage(page).nth(1).click();
  const row = phone(page).locator('sy-carousel > ul');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^第 3 项/ })
    .click();
  await expect
    .poll(() => row.evaluate((one) => one.scrollLeft / one.clientWidth))
    .toBeGreaterThan(0.9);

  // The drop line stays in view where the place itself is not.
  const tall = await middleOf(page.locator('iframe[title="手机预览"]'));
  await page.mouse.move(tall.x, tall.y);
  await page.mouse.wheel(0, 600);
  await carry(page, offer(page, '公告'), { x: tall.x, y: tall.y - 120 });
  await expect(page.locator('[data-place]')).toHaveText('↑ 放在这里');
  await expect(page.locator('[data-place]')).toBeInViewport();
  await press('Escape');
  await page.mouse.up();

  // The page's own blocks: not all of a tall page have an overlay.
  const blocks = phone(page).locator('[data-block]');
  const search = page.getByRole('textbox', { name: '搜索模块' });
  await search.fill('公告');
  await search.press('Enter');
  const all = ['标题文字', '图片广告', '富文本', '公告'];
  await expect(blocks).toHaveCount(4);
  await press('ControlOrMeta+z');
  await expect(blocks).toHaveCount(3);
  await press('ControlOrMeta+Shift+z');
  await expect(blocks).toHaveCount(4);
  await press('Escape');
  await expect(search).toHaveValue('');
  await press('Escape');
  await expect(search).not.toBeFocused();

  await expect(bar(page).getByText('已保存', { exact: true })).toBeVisible();
  await page.reload();
  await expect(blocks).toHaveCount(all.length);
  await page.getByRole('button', { name: '修改历史' }).click();
  const history = page.getByRole('region', { name: '修改历史' });
  await expect(history.getByRole('button', { name: /^添加“公告”/ })).toBeVisible();
  // Beside the settings, not over them.
  const beside = (await history.boundingBox())!;
  const panel = (await page.getByRole('complementary', { name: '样式设置' }).boundingBox())!;
  expect(beside.x + beside.width).toBeLessThanOrEqual(panel.x + 1);
  await press('Escape');
  await expect(history).toHaveCount(0);
  await press('ControlOrMeta+z');
  await expect(blocks).toHaveCount(3);
  await page.getByRole('button', { name: '修改历史' }).click();
  await history.getByRole('button', { name: '最初' }).click();
  await expect(phone(page).getByText('第一', { exact: true })).toBeVisible();
});

/** A block's markup and how it looks; browsers write the same style in more than one way. */
const looksOf = (block: Locator) =>
  block.evaluate((place) => ({
    markup: place.innerHTML.replaceAll(/ style="[^"]*"/g, ''),
    height: place.getBoundingClientRect().height,
    looks: [...place.querySelectorAll('*')].map((one) => {
      const { font, color, backgroundColor, textAlign } = getComputedStyle(one);
      return { font, color, backgroundColor, textAlign };
    }),
  }));
