import { expect, type Locator, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { guidedVoice } from '#blocks/guided-voice/spec.ts';
import { newBlock, pageOf, type Block } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { found } from './support/backstage.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { inspect, settled, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { dragByMouse, liftByKey } from './support/sorting.ts';
import { test } from './support/windows.ts';

/** A user's own page, opened in the designer. */
async function design(page: Page, username: string, blocks: Omit<Block, 'id'>[], details = '') {
  const call = await callerOf(page, username);
  const { id } = await call.post<{ id: number }>('pageTemplate/add', {
    name: '手冲壶溯源页',
    document: pageOf(blocks, { details }),
  });
  await enter(page, username, `/product/template/templateEdit?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('手冲壶溯源页');
  // The frame has loaded, and the page is rendered.
  await expect(phone(page).locator('main')).toBeAttached();
  return { id, call };
}

// Three journeys through a whole editor, each with a drag or many keys.
test.describe.configure({ timeout: 120_000 });

const phone = (page: Page) => page.frameLocator('iframe[title="手机预览"]');
const onPage = (page: Page) =>
  page.getByRole('listbox', { name: '页面上的模块' }).getByRole('option');
const palette = (page: Page, group: string) => page.getByRole('list', { name: group });
const offer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: '模块排序' }).getByRole('listitem');

/** The blocks on the page, from top to bottom. */
const expectBlocks = (page: Page, names: string[]) =>
  expect
    .poll(() => onPage(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(names);

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
  await publish.getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
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
  const history = page.getByRole('dialog', { name: '修改历史' });
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
  const { id, call } = await design(page, company.username, blocks, '手冲壶');
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
  await publish.getByRole('button', { name: '立即发布' }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  const { version } = await call.get<{ version: number }>(`pageTemplate/info?id=${id}`);
  await call.post('pageTemplate/assign', { id, version, uses: [{ target: 'company' }] });

  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  await buyer.goto(`/c/${codes[0]}`);
  const shown = buyer.locator('main [data-type="captiontext"]');
  await expect(shown).toHaveCount(2);
  const drawn = phone(page).locator('main [data-type="captiontext"]');
  for (const at of [0, 1]) {
    expect(await looksOf(drawn.nth(at))).toEqual(await looksOf(shown.nth(at)));
  }
  // On a phone the voice floats above the page.
  await expect(buyer.locator('.b-voice.is-canvas')).toHaveCount(0);
  await expect.poll(async () => (await buyer.locator('sy-voice').boundingBox())?.height).toBe(0);
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
