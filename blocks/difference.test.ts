import { describe, expect, test } from 'vitest';
import { say, t } from '#contract/text.ts';
import { captionText } from './caption-text/spec.ts';
import { differenceOf, type SettingChange } from './difference.ts';
import { newBlock, pageOf, type Block, type PageDocument } from './kit/document.ts';
import { notice } from './notice/spec.ts';
import { openPage } from './open.ts';
import { wordsOfSetting } from './setting-words.ts';
import { tabBar } from './tab-bar/spec.ts';

const page = pageOf(
  ['甲', '乙', '丙', '丁'].map((name) => newBlock(captionText, { name })),
  { details: '页' },
);
const ordered = (...order: string[]): PageDocument => ({ ...page, order });
const withBlock = (id: string, change: (block: Block) => Block): PageDocument => ({
  ...page,
  blocks: { ...page.blocks, [id]: change(page.blocks[id]!) },
});
const put = (id: string, settings: object) =>
  withBlock(id, (block) => ({ ...block, settings: { ...block.settings, ...settings } }));
const labels = ({ path }: SettingChange) =>
  path.map((step) => (typeof step === 'object' ? say(step.label, 'zh_CN') : step));

describe('between two pages', () => {
  test('that are the same there is no difference', () => {
    expect(differenceOf(page, structuredClone(page))).toEqual({ setup: [], blocks: [] });
  });

  test('a new name and a hidden block are told like settings', () => {
    const after = withBlock('b2', (block) => ({ ...block, name: '促销', hidden: true as const }));
    const [change] = differenceOf(page, after).blocks;
    expect(change).toMatchObject({ kind: 'changed', at: 2 });
    const { settings } = change as Extract<typeof change, { kind: 'changed' }>;
    expect(settings.map(labels)).toEqual([['模块名称'], ['隐藏']]);
    expect(settings.map(({ before, after: now }) => [before, now])).toEqual([
      ['', '促销'],
      [false, true],
    ]);
  });

  test('what came and what went is told with its place', () => {
    const { b2: _gone, ...blocks } = page.blocks;
    const after = {
      ...page,
      order: ['b1', 'b3', 'b9', 'b4'],
      blocks: { ...blocks, b9: { ...newBlock(notice), id: 'b9' } },
    };
    expect(differenceOf(page, after).blocks).toEqual([
      { kind: 'added', at: 3, block: after.blocks.b9 },
      { kind: 'removed', at: 2, block: page.blocks.b2 },
    ]);
  });

  test('only what was carried elsewhere has moved, not what made room for it', () => {
    const moved = (after: PageDocument) =>
      differenceOf(page, after).blocks.map(({ block, at }) => [block.id, at]);
    expect(moved(ordered('b2', 'b3', 'b4', 'b1'))).toEqual([['b1', 4]]);
    expect(moved(ordered('b4', 'b1', 'b2', 'b3'))).toEqual([['b4', 1]]);
    expect(moved(ordered('b1', 'b3', 'b2', 'b4'))).toHaveLength(1);
    const { b1: _gone, ...blocks } = page.blocks;
    expect(differenceOf(page, { ...page, order: ['b2', 'b3', 'b4'], blocks }).blocks).toEqual([
      { kind: 'removed', at: 1, block: page.blocks.b1 },
    ]);
  });

  test('a setting is named by its label, inside of groups too', () => {
    const more = { ...(page.blocks.b1!.settings.more as object), show: true };
    const [changed] = differenceOf(page, put('b1', { wordSize: 30, more })).blocks;
    expect(changed).toMatchObject({ kind: 'changed', at: 1 });
    const { settings } = changed as { settings: readonly SettingChange[] };
    expect(settings.map(labels)).toEqual([
      [say(captionText.fields.wordSize.label, 'zh_CN')],
      [say(captionText.fields.more.label, 'zh_CN'), expect.any(String)],
    ]);
    expect(settings[0]).toMatchObject({ before: captionText.fields.wordSize.initial, after: 30 });
  });

  test('a text in several languages differs in those that do', () => {
    const before = put('b1', { name: t('甲', 'One', '甲') });
    const after = put('b1', { name: t('甲', 'First', '甲') });
    const [changed] = differenceOf(before, after).blocks;
    expect(changed).toMatchObject({
      settings: [{ language: 'en', before: 'One', after: 'First' }],
    });
  });

  test('items of a list are compared one by one', () => {
    const [first, second] = [{ iconText: '首页' }, { iconText: '服务' }];
    const with2 = (items: readonly (object | undefined)[]) =>
      pageOf([newBlock(tabBar, { iconList: items as never })], { details: '页' });
    const before = with2([first, second]);
    const after = with2([first, { ...second, iconText: '我的' }]);
    const [changed] = differenceOf(openPage(before), openPage(after)).blocks;
    const { settings } = changed as { settings: readonly SettingChange[] };
    expect(settings.map(labels)).toEqual([
      [say(tabBar.fields.iconList.label, 'zh_CN'), 2, expect.any(String)],
    ]);
    const fewer = differenceOf(openPage(before), openPage(with2([first]))).blocks[0];
    expect(fewer).toMatchObject({ settings: [{ after: undefined }] });
  });

  test('settings of the page itself, and of a block that nobody knows', () => {
    const strange = (deep: number) => ({
      ...pageOf([{ type: 'fromTomorrow', version: 7, settings: { deep } }]),
    });
    expect(differenceOf(strange(1), strange(2)).blocks).toMatchObject([
      { kind: 'changed', settings: [{ path: ['deep'], before: 1, after: 2 }] },
    ]);
    const other = { ...page, setup: { ...page.setup, bgColor: '#fff' } };
    expect(differenceOf(page, other)).toMatchObject({ setup: [{ after: '#fff' }], blocks: [] });
  });
});

test('values are said as people say them', () => {
  const { fields } = captionText;
  expect(wordsOfSetting(fields.wordSize, 16, 'en')).toBe('16 px');
  expect(wordsOfSetting(fields.borderBott, true, 'zh_CN')).toBe('是');
  expect(wordsOfSetting(fields.name, t('甲', 'One', '甲'), 'en')).toBe('One');
  expect(
    wordsOfSetting({ kind: 'html', label: t('', '', ''), initial: '' }, '<p>甲<b>乙</b></p>', 'en'),
  ).toBe('甲 乙');
  expect(wordsOfSetting(fields.name, '', 'en')).toBe('');
});
