import { expect, test } from 'vitest';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { showBlock } from '#blocks/samples/show.tsx';
import { recommendation } from './spec.ts';

const namesIn = (block: HTMLElement) =>
  [...block.querySelectorAll('h3')].map(({ textContent }) => textContent);

test('[BLK-35] recommends its products with their prices, and leads on', () => {
  const http = { externalLink: 'https://shop.example/' };
  const block = showBlock(recommendation, { products: [1, 2, 404], http });
  expect(namesIn(block)).toHaveLength(2);
  expect(block.querySelector('.b-pick-price')!.textContent).toBe('¥99');
  expect(block.querySelector('a')!.href).toBe('https://shop.example/');
});

test('[BLK-35] leaves out the product that was scanned', () => {
  const { answer } = sampleScene('first', 'zh_CN', 'page');
  const scene = { answer: { ...answer!, result: { ...answer!.result!, partId: 2 } } };
  expect(namesIn(showBlock(recommendation, { products: [1, 2] }, scene))).toHaveLength(1);
  expect(showBlock(recommendation, { products: [2] }, scene).innerHTML).toBe('');
});

test('[BLK-35] in the designer four products stand for those not chosen yet', () => {
  expect(namesIn(showBlock(recommendation, {}, { place: 'canvas' }))).toHaveLength(4);
  expect(showBlock(recommendation).innerHTML).toBe('');
});
