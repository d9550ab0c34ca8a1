import { describe, expect, test } from 'vitest';
import { t } from '#contract/text.ts';
import { notice } from './notice/spec.ts';
import { blocksOf, mostBlocks, newBlock, pageOf, shownPage, type Block } from './kit/document.ts';
import { group, list, number, phrase } from './kit/fields.ts';
import { block, initialOf } from './kit/spec.ts';
import { findSpec } from './list.ts';
import { faultsOf, openPage, upgrade } from './open.ts';
import { rulesOfPage } from './page-rules.ts';

const one = t('一', 'One', '一');
/** Its first version had `size` as a text, its second as a number, its third has it in a group. */
const invented = block({
  type: 'invented',
  group: 'more',
  icon: 'M3 3h14v14H3z',
  name: one,
  line: one,
  steps: [
    ({ size, ...rest }) => ({ ...rest, size: Number(size) }),
    ({ size, ...rest }) => ({ ...rest, look: { size } }),
  ],
  fields: {
    name: phrase(one, { initial: '' }),
    look: group(one, { size: number(one, { initial: 1, min: 0, max: 9 }) }),
    items: list(one, { text: phrase(one, { initial: '' }) }, { max: 2, add: one }),
  },
});
const stored = (version: number, settings: object): Block => ({
  id: 'b1',
  type: 'invented',
  version,
  settings: settings as Block['settings'],
});

describe('an older block', () => {
  test('is brought to today a step at a time', () => {
    expect(upgrade(stored(1, { name: 'a', size: '4' }), invented)).toEqual(
      stored(3, { name: 'a', look: { size: 4 } }),
    );
    expect(upgrade(stored(2, { name: 'a', size: 4 }), invented)).toEqual(
      stored(3, { name: 'a', look: { size: 4 } }),
    );
  });

  test('of today, or from later, or of a kind that is not known, stays as it is', () => {
    for (const version of [3, 4]) {
      const same = stored(version, { anything: version });
      expect(upgrade(same, invented)).toBe(same);
    }
    const unknown = stored(1, { prizes: [] });
    expect(upgrade(unknown)).toBe(unknown);
    expect(blocksOf(openPage(pageOf([unknown])))[0]).toEqual(unknown);
  });

  test('gets what came later, also in its groups and in the items of its lists', () => {
    const page = openPage(
      pageOf([
        { type: 'captiontext', version: 1, settings: { name: 'a', more: { show: true } } },
        { type: 'tabBar', version: 1, settings: { iconList: [{ iconText: '首页' }] } },
      ]),
    );
    const [caption, bar] = blocksOf(page);
    const initial = initialOf(findSpec('captiontext')!) as { more: object };
    expect(caption!.settings).toEqual({
      ...initial,
      name: 'a',
      more: { ...initial.more, show: true },
    });
    expect(bar!.settings).toMatchObject({
      Highlight: 0,
      iconList: [{ iconText: '首页', isDot: false, http: { externalLink: '' } }],
    });
  });

  test('keeps what nobody reads', () => {
    const page = pageOf([{ type: 'captiontext', version: 1, settings: { ownAddition: 1 } }]);
    expect(blocksOf(openPage(page))[0]!.settings.ownAddition).toBe(1);
  });
});

describe('the rules of a page', () => {
  const of = (type: string) => ({ type, version: 1, settings: initialOf(findSpec(type)!) });
  const messages = (page: Parameters<typeof rulesOfPage>[0]) =>
    rulesOfPage(page).map(({ block: at, message }) => [at, message!.zh_CN]);

  test('allow what is as it should be', () => {
    expect(rulesOfPage(pageOf([of('captiontext'), of('tabBar'), of('suspension')]))).toEqual([]);
  });

  test('allow one tab bar and one floating button', () => {
    const page = pageOf(['tabBar', 'suspension', 'tabBar', 'suspension'].map(of));
    expect(messages(page)).toEqual([
      ['b3', '一个页面只能有一个“底部导航”'],
      ['b4', '一个页面只能有一个“悬浮按钮”'],
    ]);
    expect(rulesOfPage(page)[0]!.message!.en).toBe('A page can have only one “Bottom navigation”');
  });

  test('let order and blocks agree', () => {
    const page = pageOf([of('captiontext'), of('captiontext')]);
    expect(messages({ ...page, order: ['b1', 'b1', 'b9'] })).toEqual([
      ['b1', '模块在顺序中重复'],
      ['b9', '顺序中的模块不存在'],
      ['b2', '模块不在顺序中'],
    ]);
    const blocks = { b1: { ...page.blocks.b1!, id: 'b7' } };
    expect(messages({ ...page, order: ['b1'], blocks })).toEqual([['b1', '模块的编号不一致']]);
  });

  test('allow no more blocks than anybody can look after', () => {
    const page = pageOf(Array.from({ length: mostBlocks + 1 }, () => of('captiontext')));
    expect(messages(page)).toEqual([['', '页面最多 300 个模块']]);
  });

  test('are told together with those of its setup and its blocks', () => {
    const community = of('communitypowder');
    const page = pageOf([{ ...community, settings: { ...community.settings, title: '' } }]);
    expect(
      faultsOf(page).map(({ block: at, path, message }) => [at, path, message?.zh_CN]),
    ).toEqual([
      ['', ['setup', 'details'], '请输入页面描述'],
      ['b1', ['title'], '请输入标题'],
    ]);
  });

  test('tell what is only not filled in yet from what is wrong', () => {
    const community = of('communitypowder');
    const settings = { ...community.settings, title: '', buttonName: '加'.repeat(9) };
    const page = pageOf([{ ...community, settings }, of('tabBar'), of('tabBar')]);
    expect(
      faultsOf(page).map(({ block: at, path, isMissing }) => [at, ...path, isMissing]),
    ).toEqual([
      ['b3', false],
      ['', 'setup', 'details', true],
      ['b1', 'title', true],
      ['b1', 'buttonName', false],
    ]);
  });
});

describe('a hidden block', () => {
  const hidden = (settings: object) => ({ ...newBlock(notice, settings), hidden: true as const });

  test('and the names that authors give are not on the page that consumers see', () => {
    const page = pageOf([{ ...newBlock(notice), name: '草稿' }, hidden({ noticeText: '秘密' })]);
    const shown = shownPage(page);
    expect(shown.order).toEqual(['b1']);
    expect(JSON.stringify(shown)).not.toMatch(/秘密|草稿/);
    expect(blocksOf(page)).toHaveLength(2);
  });

  test('may be unfinished when the page is published, but not broken', () => {
    const faultsWith = (settings: object) =>
      faultsOf(pageOf([hidden(settings)], { details: '页' }));
    expect(faultsWith({ noticeText: '' })).toEqual([]);
    expect(faultsWith({ noticeText: 7 })).toMatchObject([{ block: 'b1', isMissing: false }]);
  });
});
