import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { onlineService } from './spec.ts';

test('[BLK-36] leads to customer service, by an address or by telephone', () => {
  for (const externalLink of ['https://chat.example/', 'tel:4001234567', 'weixin://dl/chat']) {
    const link = showBlock(onlineService, { http: { externalLink } }).querySelector('a')!;
    expect(link.getAttribute('href')).toBe(externalLink);
    expect(link.textContent).toBe('联系在线客服');
  }
});

test('[BLK-36] must say something, and without a link waits for one', () => {
  expect(faultsWith(onlineService, { text: '' })).toEqual({ text: '请输入文字' });
  expect(showBlock(onlineService).innerHTML).toBe('');
  expect(showBlock(onlineService, {}, { place: 'canvas' }).textContent).toBe('请填写客服链接');
});
