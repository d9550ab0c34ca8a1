import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { storeInformation } from './spec.ts';

test.each([0, 1, 2, 3, 4] as const)('[BLK-29] shows the store in layout %i', (rubiksCubeType) => {
  const block = showBlock(storeInformation, {
    rubiksCubeType,
    name: '溯源小店',
    Discount: '满 200 减 30',
    bakcgroundImg: '/wide.png',
    headPortrait: '/face.png',
  });
  expect(block.querySelector('section')!.className).toBe(`b-store is-${rubiksCubeType}`);
  expect(block.querySelector('h2')!.textContent).toBe('溯源小店');
  expect(block.querySelector('p')!.textContent).toBe('满 200 减 30');
  expect([...block.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    '/wide.png',
    '/face.png',
  ]);
});

test('[BLK-29] does without pictures and without an offer', () => {
  const block = showBlock(storeInformation);
  expect(block.querySelector('img, p')).toBeNull();
  expect(block.querySelector('h2')!.textContent).toBe('店铺名称');
});

test('[BLK-29] a name has up to 20 characters and must be there, an offer up to 45', () => {
  expect(faultsWith(storeInformation, { name: ' ' })).toEqual({ name: '请输入店铺名称' });
  expect(faultsWith(storeInformation, { name: '店'.repeat(21) })).toHaveProperty('name');
  expect(faultsWith(storeInformation, { Discount: '惠'.repeat(46) })).toHaveProperty('Discount');
  const most = { name: '店'.repeat(20), Discount: '惠'.repeat(45) };
  expect(faultsWith(storeInformation, most)).toEqual({});
});
