import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { community } from './spec.ts';

test('[BLK-30] the button opens the QR code, without a script', () => {
  const block = showBlock(community, {
    mainImg: '/main.png',
    qrcodeImg: '/qr.png',
    backColor: 'rgb(10, 20, 30)',
  });
  const details = block.querySelector('details')!;
  expect(details.querySelector('summary')!.textContent).toBe('标题辅助描述立即添加');
  expect(details.querySelector('img[src="/qr.png"]')!.getAttribute('alt')).toBe('二维码');
  const { background, color } = block.querySelector('section')!.style;
  expect([background, color]).toEqual(['rgb(10, 20, 30)', 'rgb(255, 255, 255)']);
});

test('[BLK-30] without a QR code there is no button that would lead nowhere', () => {
  const block = showBlock(community, { mainImg: '/main.png' });
  expect(block.querySelector('details')).toBeNull();
  expect(block.textContent).toBe('标题辅助描述');
});

test('[BLK-30] while it is empty it says so in the designer and is not there on a page', () => {
  expect(showBlock(community).innerHTML).toBe('');
  expect(showBlock(community, {}, { place: 'canvas' }).textContent).toBe('您还没有添加相关内容');
});

test('[BLK-30] title, description and button must be there, the button in up to 8 characters', () => {
  expect(faultsWith(community, { title: '', describe: '', buttonName: '' })).toEqual({
    title: '请输入标题',
    describe: '请输入描述',
    buttonName: '请输入按钮名称',
  });
  expect(faultsWith(community, { buttonName: '加'.repeat(9) })).toHaveProperty('buttonName');
  expect(faultsWith(community, { buttonName: '加'.repeat(8) })).toEqual({});
});
