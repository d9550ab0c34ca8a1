import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { captionText } from '#blocks/caption-text/spec.ts';
import { community } from '#blocks/community/spec.ts';
import { newBlock, pageOf, setupFields } from '#blocks/kit/document.ts';
import type { Field, Fields } from '#blocks/kit/fields.ts';
import { blockSpecs, findSpec } from '#blocks/list.ts';
import { faultsOf } from '#blocks/open.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { setTime } from '../model/author-marks.ts';
import { createEditor, type Editor } from '../model/page-editor.ts';
import { sectionsOf, visibleNames } from './sections.ts';
import { describe, expect, test } from 'vitest';
import {
  show,
  open,
  openBlock,
  asSpec,
  settingsOf,
  panel,
  control,
  button,
  radio,
  press,
  alert,
  title,
  type,
  shownNames,
  item,
  setUpPanel,
} from './panel.fixture.tsx';

setUpPanel();

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

/** The settings that a setting depends on, outermost first. */
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

test('[DSG-2] what several blocks look like is told apart, and set in each of them as one step', async () => {
  const editor = show(
    open(
      newBlock(captionText, { wordSize: 20 }),
      newBlock(captionText, { wordSize: 30 }),
      newBlock(captionText, { wordSize: 40 }),
    ),
  );
  act(() => editor.select(['b1', 'b2']));
  // The page is drawn first.
  await waitFor(() => expect(title()).toBe('已选 2 个模块'));
  const sizes = () =>
    ['b1', 'b2', 'b3'].map((id) => editor.page.getState().blocks[id]!.settings.wordSize);
  const row = () => control('标题大小').closest('[data-inline]')!;
  expect(row().textContent).toContain('值不同');
  expect(control('标题大小').value).toBe('');
  type('标题大小', '24');
  expect(sizes()).toEqual([24, 24, 40]);
  expect(row().textContent).not.toContain('值不同');
  expect(editor.history.getState().steps.map(({ label }) => label.zh_CN)).toEqual([
    '修改 2 个模块的标题大小',
  ]);
  act(() => editor.undo());
  expect(sizes()).toEqual([20, 30, 40]);
});

test('when a block is shown is set beside its settings, told, and undone as one step', async () => {
  const editor = openBlock(asSpec(captionText));
  press('显示时间：一直');
  await waitFor(() => expect(control('开始显示')).toBeTruthy());
  act(() => setTime(editor, 'b1', 'until', '2024-05-01T02:00:00.000Z'));
  expect(panel().textContent).toContain('至 2024-05-01');
  expect(panel().textContent).toContain('现在不显示给消费者');
  expect(settingsOf(editor)).not.toHaveProperty('until');
  expect(editor.history.getState().steps.map(({ label }) => label.zh_CN)).toEqual([
    '修改“标题文字”的显示时间',
  ]);
  act(() => editor.undo());
  expect(editor.page.getState().blocks.b1).not.toHaveProperty('until');
  expect(button('显示时间：一直')).toBeTruthy();
});

test('the panel turns to another block of the same type without keeping what was typed for the first', async () => {
  const editor = show(
    open(newBlock(captionText, { wordSize: 20 }), newBlock(captionText, { wordSize: 20 })),
  );
  act(() => editor.select(['b1']));
  await waitFor(() => expect(title()).toBe('标题文字'));
  type('标题大小', '200');
  expect(alert()).toContain('99');
  act(() => editor.select(['b2']));
  expect(control('标题大小').value).toBe('20');
  expect(alert()).toBeNull();
});

test('the settings of a deleted block give way to those of the page, and of another one when it comes back', async () => {
  const editor = show(open(newBlock(captionText), newBlock(community)));
  act(() => editor.select(['b2']));
  await waitFor(() => expect(title()).toBe('社群涨粉'));
  act(() => editor.remove(['b2']));
  await waitFor(() => expect(title()).toBe('页面设置'));
  act(() => editor.undo());
  await waitFor(() => expect(title()).toBe('社群涨粉'));
  expect(panel().dataset.behind).toBe('false');
});
