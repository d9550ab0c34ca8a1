import { expect, test } from 'vitest';
import { initialSettings } from '#blocks/kit/fields.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { areaFields } from './areas.ts';
import { pictureAds } from './spec.ts';

const picture = (n: number, link = '') => ({
  src: `/api/picture/${String(n).repeat(64)}.webp`,
  text: `图${n}`,
  linktype: '10' as const,
  http: { externalLink: link },
  areas: [],
});
const area = (over: object = {}) => ({
  ...initialSettings(areaFields),
  ...over,
});
const imageList = [picture(1, '/one'), picture(2), picture(3)];

test('[BLK-2] begins as the specification says', () => {
  expect(initialOf(pictureAds)).toEqual({
    swiperType: 0,
    borderRadius: 0,
    pageMargin: 0,
    imageMargin: 0,
    pagingType: 'none',
    rowindividual: 2,
    imageList: [],
  });
});

test('[BLK-2] one per row is a plain list, and leads where it is told to', () => {
  const block = showBlock(pictureAds, { swiperType: 0, imageList });
  expect(block.querySelector('sy-carousel')).toBeNull();
  expect(block.querySelectorAll('.is-rows li img')).toHaveLength(3);
  expect([...block.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(['/one']);
});

test.each([
  [1, 'is-one'],
  [3, 'is-cards'],
] as const)('[BLK-2] type %i is a carousel with its paging', (swiperType, name) => {
  const block = showBlock(pictureAds, { swiperType, pagingType: 'fraction', imageList });
  const carousel = block.querySelector<HTMLElement>(`.${name} sy-carousel`)!;
  expect(carousel.dataset).toEqual(expect.objectContaining({ paging: 'fraction' }));
  expect(carousel.dataset.still).toBeUndefined();
  expect(carousel.querySelectorAll('ul > li img')).toHaveLength(3);
});

test('[BLK-2] several per row are moved by the finger alone, as many in view as are set', () => {
  const block = showBlock(pictureAds, { swiperType: 2, rowindividual: 4, imageList });
  expect(block.querySelector('section')!.style.getPropertyValue('--many')).toBe('4');
  expect(block.querySelector('sy-carousel')!.hasAttribute('data-still')).toBe(true);
});

test('[BLK-2] nothing moves or leads away in the designer', () => {
  const block = showBlock(pictureAds, { swiperType: 1, imageList }, { place: 'canvas' });
  expect(block.querySelector('sy-carousel')!.hasAttribute('data-still')).toBe(true);
  expect(block.querySelector('a')).toBeNull();
});

test('[BLK-2] pictures come late and in the width a phone needs', () => {
  const img = showBlock(pictureAds, { imageList }).querySelector('img')!;
  expect(img.getAttribute('loading')).toBe('lazy');
  expect(img.getAttribute('srcset')).toContain(`-480.webp 480w`);
  expect(img.alt).toBe('图1');
});

test('[BLK-2] hot areas are links over the whole picture, in percent, with a name', () => {
  const areas = [
    area({ label: { zh_CN: '去购买', en: 'Buy' }, http: { externalLink: '/buy' }, left: 10.5 }),
    area({ http: { externalLink: 'https://a.example/' }, left: 80, width: 60, height: 30 }),
    area({ label: '哪里也不去' }),
  ];
  const block = showBlock(pictureAds, { imageList: [{ ...picture(1, '/one'), areas }] });
  const links = [...block.querySelectorAll('a')];
  expect(links.map((a) => [a.getAttribute('href'), a.getAttribute('aria-label')])).toEqual([
    ['/one', null],
    ['/buy', '去购买'],
    ['https://a.example/', '图片 1 的热区 2'],
  ]);
  expect(block.querySelector('a a')).toBeNull();
  expect(links[1]!.getAttribute('style')).toBe('left:10.5%;top:35%;width:40%;height:30%');
  // Never beyond the picture.
  expect(links[2]!.style.width).toBe('20%');
  expect(block.querySelector('.b-ads-mapped > .b-ads-picture img')).not.toBeNull();
});

test('[BLK-2] hot areas lead nowhere in the designer, and those without a link are seen there too', () => {
  const areas = [area({ http: { externalLink: '/buy' } }), area()];
  const imageList = [{ ...picture(1), areas }];
  const block = showBlock(pictureAds, { imageList }, { place: 'canvas' });
  expect(block.querySelectorAll('span.b-ads-area')).toHaveLength(2);
  expect(block.querySelector('a')).toBeNull();
});

test('[BLK-2] hot areas have their limits', () => {
  const wrong = area({ left: -1, top: 101, width: 1, height: 101 });
  const script = area({ http: { externalLink: 'javascript:alert(1)' } });
  const imageList = [{ ...picture(1), areas: [wrong, script] }];
  expect(Object.keys(faultsWith(pictureAds, { imageList }))).toEqual([
    'imageList.0.areas.0.left',
    'imageList.0.areas.0.top',
    'imageList.0.areas.0.width',
    'imageList.0.areas.0.height',
    'imageList.0.areas.1.http.externalLink',
  ]);
  const many = Array.from({ length: 21 }, () => area());
  expect(
    Object.keys(faultsWith(pictureAds, { imageList: [{ ...picture(1), areas: many }] })),
  ).toEqual(['imageList.0.areas']);
});

test('[BLK-2] without a picture it is not on the page, and says so in the designer', () => {
  expect(showBlock(pictureAds).innerHTML).toBe('');
  expect(showBlock(pictureAds, {}, { place: 'canvas' }).textContent).toBe('请添加图片');
});

test('[BLK-2][DSG-9] keeps its limits', () => {
  const beyond = { borderRadius: 31, pageMargin: 21, imageMargin: -1, rowindividual: 7 };
  expect(Object.keys(faultsWith(pictureAds, beyond))).toEqual([
    'rowindividual',
    'borderRadius',
    'pageMargin',
    'imageMargin',
  ]);
  expect(faultsWith(pictureAds, { rowindividual: 1, swiperType: 4, pagingType: 'x' })).toEqual({
    swiperType: '',
    pagingType: '',
    rowindividual: '',
  });
  const most = { borderRadius: 30, pageMargin: 20, imageMargin: 20, rowindividual: 6 };
  expect(faultsWith(pictureAds, most)).toEqual({});
});
