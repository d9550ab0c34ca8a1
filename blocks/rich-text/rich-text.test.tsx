import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { richText } from './spec.ts';

test('[BLK-7] shows its markup on its colour', () => {
  const block = showBlock(richText, { myValue: '<p>一<b>二</b></p>', backColor: 'rgb(1, 2, 3)' });
  expect(block.querySelector('b')!.textContent).toBe('二');
  expect(block.querySelector('section')!.style.background).toBe('rgb(1, 2, 3)');
});

test.each(['', '<p><br></p>', '<p>&nbsp;</p> '])(
  '[BLK-7] what an editor leaves behind (%j) is nothing',
  (myValue) => {
    expect(showBlock(richText, { myValue }).innerHTML).toBe('');
    expect(showBlock(richText, { myValue }, { place: 'canvas' }).textContent).toBe('请填写内容');
  },
);

test('[BLK-7] a picture alone is something', () => {
  expect(
    showBlock(richText, { myValue: '<p><img src="/a.png"></p>' }).querySelector('img'),
  ).not.toBe(null);
});
