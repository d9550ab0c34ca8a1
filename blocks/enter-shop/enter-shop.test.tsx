import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { enterShop } from './spec.ts';

test('[BLK-31] is a row that leads to the shop', () => {
  const http = { externalLink: 'https://shop.example/' };
  const row = showBlock(enterShop, { http, icon: '/shop.png' }).querySelector('a')!;
  expect(row.href).toBe('https://shop.example/');
  expect(row.textContent).toBe('左侧标题右侧内容 ›');
  expect(row.querySelector('img')!.getAttribute('src')).toBe('/shop.png');
});

test('[BLK-31] has up to 10 characters on the left, which must be there, and 8 on the right', () => {
  expect(faultsWith(enterShop, { shopName: '' })).toEqual({ shopName: '请输入左侧标题' });
  const beyond = { shopName: '店'.repeat(11), copywriting: '看'.repeat(9) };
  expect(Object.keys(faultsWith(enterShop, beyond))).toEqual(['shopName', 'copywriting']);
  expect(faultsWith(enterShop, { shopName: '店'.repeat(10), copywriting: '' })).toEqual({});
});
