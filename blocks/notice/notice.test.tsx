import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { notice } from './spec.ts';

test('[BLK-5] begins with the words of the specification', () => {
  expect(showBlock(notice).textContent).toBe('请填写内容，如果过长，将会在手机上滚动显示');
});

test('[BLK-5][DSG-9] has to say something', () => {
  expect(faultsWith(notice, { noticeText: ' ' })).toEqual({ noticeText: '请输入公告' });
  expect(faultsWith(notice, { noticeText: { zh_CN: '', en: 'Open on Sunday' } })).toEqual({});
  expect(showBlock(notice, { noticeText: '' }).innerHTML).toBe('');
});

test('[BLK-5] wears its colours, and stands still in the designer', () => {
  const colours = { backColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)' };
  const line = showBlock(notice, colours, { place: 'canvas' }).querySelector<HTMLElement>(
    'sy-notice',
  )!;
  expect(line.style.background).toBe('rgb(1, 2, 3)');
  expect(line.style.color).toBe('rgb(4, 5, 6)');
  expect(line.hasAttribute('data-still')).toBe(true);
  expect(showBlock(notice).querySelector('sy-notice')!.hasAttribute('data-still')).toBe(false);
});
