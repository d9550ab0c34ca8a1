import { expect, test } from 'vitest';
import { initialOf } from '#blocks/kit/spec.ts';
import { showBlock } from '#blocks/samples/show.tsx';
import { follow } from './spec.ts';

test('[BLK-10] begins with the words of the specification', () => {
  expect(initialOf(follow)).toMatchObject({
    heade: '',
    followName: { zh_CN: '公众号名称' },
    followAppId: '',
    qr: '',
  });
});

test('[BLK-10] shows the account, and its code to the person who wants to follow', () => {
  const settings = { heade: '/h.png', followName: '溯源', followAppId: 'suyuan', qr: '/qr.png' };
  const block = showBlock(follow, settings);
  expect(block.querySelector('summary')!.textContent).toBe('溯源微信公众号 · suyuan关注');
  const code = block.querySelector('details:not([open]) .b-follow-code img')!;
  expect(code.getAttribute('src')).toBe('/qr.png');
  expect(code.getAttribute('alt')).toBe('溯源 二维码');
});

test('[BLK-10] without a code nothing is offered that cannot be done', () => {
  const block = showBlock(follow, { followName: '溯源', followAppId: 'suyuan' });
  expect(block.querySelector('details')).toBeNull();
  expect(block.textContent).toBe('溯溯源微信公众号 · suyuan');
  expect(showBlock(follow).innerHTML).toBe('');
});
