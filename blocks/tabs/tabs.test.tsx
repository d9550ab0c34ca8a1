import { expect, test } from 'vitest';
import { initialSettings } from '#blocks/kit/fields.ts';
import { showBlock } from '#blocks/samples/show.tsx';
import { tabs } from './spec.ts';

const list = [
  { title: '介绍', content: '<p>一</p>' },
  { title: '规格', content: '<p><br></p>' },
];

test('[BLK-11] a new tab is called name and is empty', () => {
  const field = tabs.fields.list;
  expect(field.kind === 'list' && initialSettings(field.item)).toEqual({
    title: 'name',
    content: '',
  });
});

test('[BLK-11] is a choice of contents that works without a script', () => {
  const block = showBlock(tabs, { list });
  const choices = [...block.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(choices.map(({ name, checked }) => ({ name, checked }))).toEqual([
    { name: 'b1-tabs', checked: true },
    { name: 'b1-tabs', checked: false },
  ]);
  for (const choice of choices) {
    expect(choice.nextElementSibling).toHaveProperty('htmlFor', choice.id);
    expect(choice.nextElementSibling!.nextElementSibling!.tagName).toBe('SECTION');
  }
});

test('[BLK-11] an empty tab shows a picture in simplified Chinese alone', () => {
  const second = (language: 'zh_CN' | 'zh_TW' | 'en') =>
    showBlock(tabs, { list }, { language }).querySelectorAll('section')[1]!;
  expect(second('zh_CN').querySelector('svg')!.getAttribute('aria-label')).toBe('暂无内容');
  expect(second('zh_TW').innerHTML).toBe('');
  expect(second('en').innerHTML).toBe('');
});

test('[BLK-11] without tabs it is not on the page', () => {
  expect(showBlock(tabs).innerHTML).toBe('');
  expect(showBlock(tabs, {}, { place: 'canvas' }).textContent).toBe('请添加选项卡');
});
