import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { magicCube } from './spec.ts';

const tile = (n: number, externalLink = '') => ({
  src: `/pictures/${n}.png`,
  linktype: '10' as const,
  http: { externalLink },
});
const imageList = [tile(1, '/one'), tile(2), tile(3), tile(4)];
const none = { src: '', linktype: '10' as const, http: { externalLink: '' } };

test('[BLK-4] its seven layouts show 2, 3, 4, 4, 3, 3 and 4 pictures', () => {
  const counts = [0, 1, 2, 3, 4, 5, 6].map(
    (rubiksCubeType) =>
      showBlock(magicCube, { rubiksCubeType, imageList }).querySelectorAll('img').length,
  );
  expect(counts).toEqual([2, 3, 4, 4, 3, 3, 4]);
  expect(faultsWith(magicCube, { rubiksCubeType: 7 })).toHaveProperty('rubiksCubeType');
});

test.each([
  [0, ['375', '375']],
  [1, ['250', '250', '250']],
  [2, ['188', '188', '188', '188']],
  [3, ['375×375', '375×375', '375×375', '375×375']],
  [4, ['375×750', '375×375', '375×375']],
  [5, ['750×375', '375×375', '375×375']],
  [6, ['375×750', '375×375', '188×375', '188×375']],
])('[BLK-4] layout %i says which sizes it wants', (rubiksCubeType, sizes) => {
  const block = showBlock(magicCube, { rubiksCubeType }, { place: 'canvas' });
  const hints = [...block.querySelectorAll('.b-cube-hint')].map((hint) => hint.textContent);
  expect(hints.map((hint) => /[\d×]+/.exec(hint)?.[0])).toEqual(sizes);
});

test('[BLK-4] without pictures there is a placeholder in the designer and nothing on the page', () => {
  expect(showBlock(magicCube).innerHTML).toBe('');
  expect(showBlock(magicCube, {}, { place: 'canvas' }).querySelectorAll('.is-empty')).toHaveLength(
    2,
  );
});

test('[BLK-4] a missing picture leaves its place free, so that the others stay in theirs', () => {
  const block = showBlock(magicCube, { rubiksCubeType: 3, imageList: [tile(1), none, tile(3)] });
  const tiles = [...block.querySelectorAll('.b-cube-tile')];
  expect(tiles.map((one) => one.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    '/pictures/1.png',
    null,
    '/pictures/3.png',
    null,
  ]);
  expect(block.textContent).toBe('');
});

test('[BLK-4] a picture that leads somewhere has a name', () => {
  const pictures = showBlock(magicCube, { imageList }).querySelectorAll('img');
  expect([...pictures].map(({ alt }) => alt)).toEqual(['图片 1', '']);
});

test('[BLK-4][DSG-9] margins end at 20', () => {
  expect(Object.keys(faultsWith(magicCube, { pageMargin: 21, imgMargin: 21 }))).toHaveLength(2);
  expect(faultsWith(magicCube, { pageMargin: 20, imgMargin: 20 })).toEqual({});
});
