import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#admin/app/query.ts';
import { presetColours } from '#admin/ui/preset-colours.ts';
import { captionText } from '#blocks/caption-text/spec.ts';
import { community } from '#blocks/community/spec.ts';
import { newBlock, pageOf, setupFields } from '#blocks/kit/document.ts';
import type { Field, Fields } from '#blocks/kit/fields.ts';
import type { BlockSpec, Settings } from '#blocks/kit/spec.ts';
import { blockSpecs, findSpec } from '#blocks/list.ts';
import { magicCube } from '#blocks/magic-cube/spec.ts';
import { officialWeb } from '#blocks/official-web/spec.ts';
import { productList } from '#blocks/product-list/spec.ts';
import { faultsOf } from '#blocks/open.ts';
import { survey } from '#blocks/survey/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { createEditor, type Editor } from '../model/editor.ts';
import { sectionsOf, visibleNames } from './sections.ts';
import { StylePanel } from './StylePanel.tsx';

// Rendering antd for the first time is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: [], count: 0 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(editor: Editor) {
  render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
        <MemoryRouter>
          <StylePanel editor={editor} />
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return editor;
}
const open = (...blocks: ReturnType<typeof newBlock>[]) =>
  createEditor({ page: pageOf(blocks), by: 'Ann', language: 'zh_CN' });
/** The panel of a new block, or of one with other settings. */
function openBlock(spec: BlockSpec, settings: Settings = {}) {
  const editor = open(newBlock(spec, settings as never));
  editor.select(['b1']);
  return show(editor);
}
const asSpec = (spec: { type: string }) => spec as unknown as BlockSpec;
const settingsOf = (editor: Editor) => editor.page.getState().blocks.b1!.settings;
// Found by hand: asking for roles takes a hundred times as long in a document without a screen.
const panel = () => document.querySelector<HTMLElement>('aside')!;
const labels = () => [...document.querySelectorAll('[id$="-label"]')];
/** What a label belongs to; of several the first. */
const control = (label: string, at = 0) => {
  const { id = '', htmlFor = '' } = (labels().filter(({ textContent }) => textContent === label)[
    at
  ] ?? {}) as Partial<HTMLLabelElement>;
  return (document.getElementById(htmlFor) ??
    document.querySelector(`[aria-labelledby="${id}"] input`)) as HTMLInputElement;
};
const called = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const button = (name: string) => called('button', name)[0] as HTMLButtonElement | undefined;
const radio = (name: string) => called('input[type=radio]', name)[0]!;
const press = (name: string) => fireEvent.click(button(name)!);
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null;
const title = () => panel().querySelector('h2')!.textContent;
const type = (label: string, value: string, at = 0) =>
  fireEvent.change(control(label, at), { target: { value } });

/** The names of everything that can be set now. */
const shownNames = () =>
  [...panel().querySelectorAll('[id$="-label"], legend, section[data-look=group] h4')].map(
    (one) => one.firstChild?.textContent?.trim() || one.textContent,
  );

describe('[DSG-4] the panel of every block', () => {
  test.each(blockSpecs.map((spec) => [spec.name.zh_CN, spec] as const))(
    '%s shows each of its settings, and what can be typed or switched changes the page',
    (_, spec) => {
      const editor = openBlock(spec);
      expect(title()).toBe(spec.name.zh_CN);
      for (const [name, field] of Object.entries(spec.fields)) {
        if (field.only?.is.length === 0) continue;
        act(() => revealing(spec.fields, name).forEach(([of, is]) => editor.set('b1', [of], is)));
        expect(visibleNames(spec.fields, settingsOf(editor))).toContain(name);
        expect(shownNames()).toContain(field.label.zh_CN);
        if (typable.includes(field.kind)) change(field, name, editor);
      }
      expect(faultsOf(editor.page.getState()).filter(({ isMissing }) => !isMissing)).toEqual([]);
    },
  );
});

/** What has to be set for a setting to show, the farthest first. */
function revealing(fields: Fields, name: string): (readonly [string, unknown])[] {
  const only = fields[name]?.only;
  return only ? [...revealing(fields, only.field), [only.field, only.is[0]]] : [];
}

const typable: Field['kind'][] = ['phrase', 'text', 'number', 'switch', 'choices'];
function change(field: Field, name: string, editor: Editor): void {
  const before = settingsOf(editor)[name];
  const { fields } = findSpec(editor.page.getState().blocks.b1!.type)!;
  const visible = visibleNames(fields, settingsOf(editor));
  const alike = [...sectionsOf(fields).flatMap(({ names }) => names)].filter(
    (one) => visible.includes(one) && fields[one]!.label.zh_CN === field.label.zh_CN,
  );
  const input = control(field.label.zh_CN, alike.indexOf(name));
  if (field.kind === 'switch' || field.kind === 'choices') fireEvent.click(input);
  else if (field.kind === 'number')
    fireEvent.change(input, {
      target: { value: String(before === field.max ? field.min : field.max) },
    });
  else
    fireEvent.change(input, {
      target: { value: field.kind === 'text' && field.isUrl ? 'https://a.example/' : '甲乙' },
    });
  expect(settingsOf(editor)[name], name).not.toEqual(before);
}

describe('a value that breaks its rule', () => {
  test('is told and stays off the page', () => {
    const editor = openBlock(asSpec(captionText));
    type('标题大小', '120');
    expect(alert()).toContain('数字最大为99');
    expect(settingsOf(editor).wordSize).toBe(16);
    type('标题大小', '');
    expect(alert()).toContain('数字最大为99');
    type('标题大小', '20');
    expect(alert()).toBeNull();
    expect(settingsOf(editor).wordSize).toBe(20);
    type('标题粗细', '');
    expect(alert()).toContain('请输入有效数字');
    type('标题粗细', '1001');
    expect(alert()).toContain('请输入 0 到 1000 之间的数字');
    expect(settingsOf(editor).wordWeight).toBe(400);
  });

  test('gives way to what comes onto the page from elsewhere', () => {
    const editor = openBlock(asSpec(captionText));
    type('标题大小', '120');
    act(() => editor.set('b1', ['wordSize'], 30));
    expect(alert()).toBeNull();
    expect(control('标题大小').value).toBe('30');
  });

  test('but only missing, is on the page and marked', () => {
    const editor = openBlock(asSpec(community), { title: '来吧' });
    type('标题', '');
    expect(settingsOf(editor).title).toBe('');
    expect(alert()).toBe('请输入标题');
  });
});

test('a setting goes back to what it was at first', () => {
  const editor = openBlock(asSpec(captionText));
  type('标题大小', '40');
  press('恢复默认：标题大小');
  expect(settingsOf(editor).wordSize).toBe(16);
  expect(button('恢复默认：标题大小')).toBeUndefined();
});

describe('a text', () => {
  test('is written in the language the page is shown in, and missing languages are marked', () => {
    const editor = openBlock(asSpec(captionText));
    fireEvent.click(radio('English'));
    expect(editor.view.getState().language).toBe('en');
    type('标题内容', 'About it');
    expect(settingsOf(editor).name).toMatchObject({ zh_CN: '标题文字', en: 'About it' });
    type('标题内容', '');
    expect(radio('English（未填写）')).toBeTruthy();
  });

  test('is one for all or one for each, and is copied to the languages that have none', () => {
    const editor = openBlock(asSpec(captionText), { name: '一' });
    press('标题内容: 每种语言分别填写');
    expect(settingsOf(editor).name).toEqual({ zh_CN: '一' });
    press('标题内容: 填入未写的语言');
    expect(settingsOf(editor).name).toEqual({ zh_CN: '一', en: '一', zh_TW: '一' });
    press('标题内容: 每种语言分别填写');
    expect(settingsOf(editor).name).toBe('一');
  });

  test('is taken from the scanned item, with what stands there otherwise', () => {
    const editor = openBlock(asSpec(captionText), { name: '一' });
    press('标题内容: 取自产品数据');
    type('标题内容', '二');
    expect(settingsOf(editor).name).toEqual({ bind: 'part_name', fallback: '二' });
    expect(screen.getByLabelText('数据')).toBeTruthy();
    press('标题内容: 取自产品数据');
    expect(settingsOf(editor).name).toBe('二');
  });

  test('is left alone while an input method composes', () => {
    const editor = openBlock(asSpec(captionText), { name: '' });
    const input = control('标题内容');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'biao' }, isComposing: true });
    expect(settingsOf(editor).name).toBe('');
    expect(input.value).toBe('biao');
    fireEvent.compositionEnd(input, { target: { value: '标' } });
    expect(settingsOf(editor).name).toBe('标');
    expect(editor.history.getState().steps).toHaveLength(1);
  });
});

describe('[DSG-8] a link', () => {
  test('leads inside or outside; changing which clears where, in one step', () => {
    const editor = openBlock(asSpec(tabBar), {
      iconList: [
        {
          ...item(tabBar.fields.iconList),
          linktype: 11,
          http: { externalLink: 'https://a.example' },
        },
      ],
    });
    press('导航');
    expect(screen.getByText('请输入链接并确保可以访问')).toBeTruthy();
    fireEvent.click(radio('内部链接'));
    expect(settingsOf(editor).iconList).toMatchObject([
      { linktype: '10', http: { externalLink: '' } },
    ]);
    expect(editor.history.getState().steps).toHaveLength(1);
    expect(button('选择产品')).toBeTruthy();
    fireEvent.click(radio('外部链接'));
    type('链接', 'javascript:alert(1)');
    expect(alert()).toContain('请输入有效的链接');
    expect(settingsOf(editor).iconList).toMatchObject([{ http: { externalLink: '' } }]);
  });
});

test('choosing another kind of question puts back what belonged to the one before, in one step', () => {
  const asked = { ...item(survey.fields.jsonData), name: '颜色', type: 1, value1: '红#绿' };
  const editor = openBlock(asSpec(survey), { jsonData: [asked] });
  press('颜色');
  fireEvent.click(radio('多选'));
  expect(settingsOf(editor).jsonData).toMatchObject([{ name: '颜色', type: 3, value1: '' }]);
  act(() => editor.undo());
  expect(settingsOf(editor).jsonData).toMatchObject([{ type: 1, value1: '红#绿' }]);
});

const item = (field: Field) =>
  field.kind === 'list'
    ? Object.fromEntries(Object.entries(field.item).map(([name, one]) => [name, one.initial]))
    : {};

describe('a list', () => {
  test('of the bottom navigation takes five, then there is no more adding', () => {
    const editor = openBlock(asSpec(tabBar));
    for (let n = 0; n < 5; n++) press('添加导航项');
    expect(settingsOf(editor).iconList).toHaveLength(5);
    expect(button('添加导航项')).toBeUndefined();
    expect(button('复制 导航')).toBeUndefined();
    press('删除 导航');
    expect(settingsOf(editor).iconList).toHaveLength(4);
    expect(button('添加导航项')).toBeTruthy();
  });

  test('keeps as many as it has to', () => {
    const editor = openBlock(asSpec(productList), { commoditylisttype: 1 });
    press('删除 分组一');
    expect(settingsOf(editor).commoditylisttypetab).toHaveLength(1);
    expect(button('删除 分组二')).toBeUndefined();
  });

  test('[BLK-4] of the magic cube is as long as its layout, with the size of each picture', () => {
    openBlock(asSpec(magicCube), { rubiksCubeType: 4 });
    const names = ['第 1 项', '第 2 项', '第 3 项'];
    expect(panel().querySelectorAll('li')).toHaveLength(3);
    for (const name of names) press(name);
    expect(screen.getByText('建议 375×750 像素')).toBeTruthy();
    expect(screen.getAllByText('建议 375×375 像素')).toHaveLength(2);
    expect(button('添加图片')).toBeUndefined();
  });

  test('[BLK-13] of the official website offers no second picture until the first is deleted', () => {
    openBlock(asSpec(officialWeb), { imageList: [{ src: '/api/picture/x.webp' }] });
    const upload = () => button('上传图片')!;
    expect(upload().disabled).toBe(true);
    press('删除 第 1 项');
    expect(upload().disabled).toBe(false);
  });
});

describe('[DSG-5] with nothing selected', () => {
  test('the page itself is set up', () => {
    const editor = show(open(newBlock(captionText)));
    expect(title()).toBe('页面设置');
    for (const { label } of Object.values(setupFields))
      expect(screen.getAllByText(label.zh_CN).length).toBeGreaterThan(0);
    expect(screen.getByText('请输入页面描述')).toBeTruthy();
    type('页面描述', '一页');
    type('页头高度', '101');
    expect(alert()).toContain('35');
    type('页头高度', '100');
    expect(editor.page.getState().setup).toMatchObject({ details: '一页', titleHeight: 100 });
    type('浏览器标题', '字'.repeat(26));
    expect(alert()).toContain('最多 25 个字');
    expect(editor.page.getState().setup.title).toBe('');
  });

  test('its background is the usual one or one of its own; the usual one comes back', () => {
    const editor = show(open());
    expect(panel().querySelector('[aria-haspopup=dialog]')).toBeNull();
    fireEvent.click(radio('自定义'));
    act(() => editor.setUp(['bgColor'], '#ff4500'));
    expect(button('背景颜色: #ff4500')).toBeTruthy();
    fireEvent.click(radio('默认'));
    expect(editor.page.getState().setup.bgColor).toBe('rgba(238,241,244,1)');
  });
});

test('[DSG-10] seventeen colours are offered, each of them a colour of pages', async () => {
  expect(new Set(presetColours).size).toBe(17);
  const editor = openBlock(asSpec(captionText));
  fireEvent.click(control('标题颜色'));
  await screen.findByLabelText('预设颜色');
  for (const colour of presetColours) {
    press(`颜色 ${colour}`);
    expect(settingsOf(editor).wordColor).toBe(colour);
  }
  expect(alert()).toBeNull();
});

test('several blocks are moved, doubled and deleted together', () => {
  const named = (name: string) => newBlock(captionText, { name });
  const editor = open(named('一'), named('二'), named('三'));
  const names = () => {
    const { order, blocks } = editor.page.getState();
    return order.map((id) => blocks[id]!.settings.name).join('');
  };
  editor.select(['b2', 'b3']);
  show(editor);
  expect(title()).toBe('已选 2 个模块');
  press('上移');
  expect(names()).toBe('二三一');
  press('下移');
  expect(names()).toBe('一二三');
  press('复制');
  expect(names()).toBe('一二三二三');
  press('删除');
  expect(names()).toBe('一二三');
});

describe('a setting that asks for attention', () => {
  test('is opened, wherever it lies, and has the focus', () => {
    const editor = openBlock(asSpec(tabBar), { iconList: [item(tabBar.fields.iconList)] });
    act(() => editor.view.setState({ asked: { block: 'b1', path: ['iconList', 0, 'iconText'] } }));
    expect(document.activeElement).toBe(control('文字'));
    expect(editor.view.getState().asked).toBeNull();
  });

  test('of the page is found by the name a check gives it', () => {
    const editor = show(open());
    act(() => editor.view.setState({ asked: { block: '', path: ['setup', 'details'] } }));
    expect(document.activeElement).toBe(control('页面描述'));
  });

  test('in a group opens the group', () => {
    const editor = openBlock(asSpec(captionText));
    act(() =>
      editor.view.setState({ asked: { block: 'b1', path: ['more', 'http', 'externalLink'] } }),
    );
    expect(button('查看更多')!.getAttribute('aria-expanded')).toBe('true');
    expect(editor.view.getState().asked).toBeNull();
  });
});

test('a block that is no longer made is told of and left alone', () => {
  const page = pageOf([{ type: 'gone', version: 1, settings: {} }]);
  const editor = createEditor({ page, by: 'Ann', language: 'zh_CN' });
  editor.select(['b1']);
  show(editor);
  expect(screen.getByText('这个模块无法在这里设置，会原样保留。')).toBeTruthy();
});
