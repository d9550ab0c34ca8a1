import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { officialWeb } from './spec.ts';

const webUrl = 'https://example.com/';
const imageList = [{ src: '/site.png' }];

test('[BLK-13] its picture leads to the website', () => {
  const link = showBlock(officialWeb, { webUrl, imageList }).querySelector('a')!;
  expect(link.href).toBe(webUrl);
  expect(link.querySelector('img')!.alt).toBe('官方网站');
});

test('[BLK-13][DSG-9] takes one picture and no second', () => {
  expect(faultsWith(officialWeb, { imageList })).toEqual({});
  expect(faultsWith(officialWeb, { imageList: [...imageList, ...imageList] })).toHaveProperty(
    'imageList',
  );
});

test('[BLK-13] without a picture there is a button, with neither there is nothing', () => {
  expect(showBlock(officialWeb, { webUrl }).querySelector('a')!.textContent).toBe('访问官方网站');
  expect(showBlock(officialWeb).innerHTML).toBe('');
});
