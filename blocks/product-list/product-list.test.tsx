import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { productList } from './spec.ts';

const http = { externalLink: 'https://shop.example/item?id={id}' };
const settings = { imageList: [1, 2, 3], http };
const inDesigner = { place: 'canvas' } as const;
const namesIn = (block: ParentNode) =>
  [...block.querySelectorAll('h3')].map(({ textContent }) => textContent);

test.each([0, 1, 2, 3, 4, 5] as const)(
  '[BLK-24] shows its products in arrangement %i',
  (commodityType) => {
    const block = showBlock(productList, { ...settings, commodityType });
    expect(block.querySelector('ul')!.className).toContain(`is-${commodityType}`);
    expect(namesIn(block)).toHaveLength(3);
    expect(block.querySelector('.b-goods-price')!.textContent).toBe('¥99');
  },
);

test('[BLK-24] in the designer four products at 99 stand for those not chosen yet', () => {
  const block = showBlock(productList, {}, inDesigner);
  expect(namesIn(block)).toHaveLength(4);
  for (const price of block.querySelectorAll('.b-goods-price'))
    expect(price.textContent).toBe('¥99');
  expect(block.querySelector('a')).toBeNull();
});

test('[BLK-24] on a page without products it is not there, and one that is gone is left out', () => {
  expect(showBlock(productList).innerHTML).toBe('');
  expect(namesIn(showBlock(productList, { imageList: [1, 404] }))).toHaveLength(1);
});

const groups = ['壶', '杯'].map((text, at) => ({
  text,
  wordSize: 18,
  wordWeight: 600,
  imageList: [at + 1],
}));

test.each([
  [1, '.b-goods-tabs'],
  [2, '.b-goods-tree'],
] as const)('[BLK-24] groups of form %i are chosen without a script', (commoditylisttype, form) => {
  const block = showBlock(productList, {
    commoditylisttype,
    commoditylisttypetab: groups,
    tabColor: '#ff4500',
  });
  const choices = [...block.querySelectorAll('input')];
  expect(choices.map(({ type, checked }) => [type, checked])).toEqual([
    ['radio', true],
    ['radio', false],
  ]);
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  const labels = [...block.querySelectorAll('label')];
  expect(labels.map(({ htmlFor }) => htmlFor)).toEqual(choices.map(({ id }) => id));
  expect(labels.map(({ textContent }) => textContent)).toEqual(['壶', '杯']);
  expect(labels[0]!.style.fontSize).toBe('18px');
  const place = block.querySelector<HTMLElement>(form)!;
  expect(place.style.getPropertyValue('--chosen')).toBe('#ff4500');
  expect(
    [...block.querySelectorAll('.b-goods-panel')].map((panel) => namesIn(panel).length),
  ).toEqual([1, 1]);
});

test.each([
  [0, '新品', 'is-top is-left'],
  [1, '热卖', 'is-bottom is-left'],
  [2, 'NEW', 'is-top is-right'],
  [3, 'HOT', 'is-bottom is-right'],
] as const)('[BLK-24] corner mark %i says %s and stands %s', (kind, words, place) => {
  const mark = showBlock(productList, {
    ...settings,
    commoditycornertype: kind,
    tagPosition: kind,
  }).querySelector<HTMLElement>('.b-goods-corner')!;
  expect(mark.textContent).toBe(words);
  expect(mark.className).toContain(place);
  expect(mark.style.background).toBe('rgb(7, 193, 96)');
});

test.each([0, 1, 2, 3, 4, 5, 6, 7] as const)(
  '[BLK-24] purchase button %i leads to the product, with its own text from 4 on',
  (purchasebuttonType) => {
    const block = showBlock(productList, { ...settings, purchasebuttonType, purchase: '来一个' });
    const button = block.querySelectorAll('a')[1]!;
    expect(button.getAttribute('href')).toBe('https://shop.example/item?id=2');
    expect(button.className).toContain(`is-buy-${purchasebuttonType}`);
    expect(button.textContent.includes('来一个')).toBe(purchasebuttonType > 3);
    expect(button.querySelector('svg') === null).toBe(purchasebuttonType > 3);
    expect(button.textContent).toContain('产品 2');
  },
);

test('[BLK-24] without a link there is no button to press, without a wish no price and no mark', () => {
  const block = showBlock(productList, {
    imageList: [1],
    priceofcommodity: false,
    commoditycorner: false,
  });
  expect(block.querySelector('.b-goods-buy, .b-goods-price, .b-goods-corner')).toBeNull();
});

test('[BLK-24] shows four and the others on demand', () => {
  const card = (id: number) => ({ id, name: `产品 ${id}`, coverUrl: '', introduce: '', price: '' });
  const products = Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, card(id)]));
  const over = { imageList: [1, 2, 3, 4, 5, 6], showMore: true };
  const block = showBlock(productList, over, { products });
  expect(namesIn(block.querySelector('details')!)).toHaveLength(2);
  expect(block.querySelector('summary')!.textContent).toContain('2');
});
