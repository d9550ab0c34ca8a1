import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { floatingButton } from './spec.ts';

test('[BLK-32] floats above the page and leads somewhere; there is one of it', () => {
  const button = showBlock(floatingButton, { http: { externalLink: 'tel:4001234567' } });
  expect(button.querySelector('a.b-float')!.getAttribute('href')).toBe('tel:4001234567');
  expect(button.textContent).toBe('联系我们');
  expect(floatingButton.isOnly).toBe(true);
});

test('[BLK-32] without a link it is only in the designer', () => {
  expect(showBlock(floatingButton).innerHTML).toBe('');
  expect(showBlock(floatingButton, {}, { place: 'canvas' }).textContent).toBe('联系我们');
});
