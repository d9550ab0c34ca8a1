import { act, fireEvent, screen } from '@testing-library/react';
import { presetColours } from '#admin/ui/preset-colours.ts';
import { captionText } from '#blocks/caption-text/spec.ts';
import { magicCube } from '#blocks/magic-cube/spec.ts';
import { officialWeb } from '#blocks/official-web/spec.ts';
import { productList } from '#blocks/product-list/spec.ts';
import { survey } from '#blocks/survey/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { describe, expect, test } from 'vitest';
import {
  openBlock,
  asSpec,
  settingsOf,
  panel,
  control,
  button,
  radio,
  press,
  alert,
  type,
  item,
  setUpPanel,
} from './panel.fixture.tsx';

setUpPanel();

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
