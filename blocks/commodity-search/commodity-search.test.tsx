import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { commoditySearch } from './spec.ts';

test('[BLK-25] looks for products by the words that were typed, without a script', () => {
  const form = showBlock(commoditySearch, {}, { language: 'en' }).querySelector('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
  const field = form.querySelector<HTMLInputElement>('input[name="q"]')!;
  field.value = 'coffee pot';
  expect(Object.fromEntries(new FormData(form) as never)).toEqual({
    // The company whose products are meant is that of the scan.
    id: 'sample',
    q: 'coffee pot',
    language: 'en',
  });
  expect(field.placeholder).toBe('Search products');
  expect(field.required).toBe(true);
});

test('[BLK-25] stays at the top where it is told to, in its height, shape, place and colours', () => {
  const block = showBlock(commoditySearch, {
    position: 1,
    borderRadius: 1,
    textPosition: 1,
    heights: 50,
    backgroundColor: 'rgb(1, 2, 3)',
    borderColor: 'rgb(4, 5, 6)',
    textColor: 'rgb(7, 8, 9)',
  });
  const bar = block.querySelector<HTMLElement>('.b-find')!;
  expect(bar.className).toContain('is-sticky');
  expect(bar.style.background).toBe('rgb(1, 2, 3)');
  expect(block.querySelector('form')!.className).toBe('is-round is-centred');
  const { minHeight, background, color } = block.querySelector('label')!.style;
  expect([minHeight, background, color]).toEqual(['50px', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)']);
  expect(showBlock(commoditySearch).querySelector('.is-sticky, .is-round, .is-centred')).toBeNull();
});

test('[BLK-25] offers hot words, each a search of its own', () => {
  const block = showBlock(commoditySearch, { hotords: [{ text: '咖啡壶' }, { text: '' }] });
  const links = [...block.querySelectorAll('a')];
  expect(links).toHaveLength(1);
  const { pathname, searchParams } = new URL(links[0]!.getAttribute('href')!, 'http://page');
  expect([pathname, searchParams.get('q'), searchParams.get('id')]).toEqual([
    '/search',
    '咖啡壶',
    'sample',
  ]);
});

test('[BLK-25] the scan button waits until the browser says that it can read codes', () => {
  const scan = showBlock(commoditySearch, { sweep: true }).querySelector<HTMLElement>('sy-scan')!;
  expect(scan.hidden).toBe(true);
  expect(scan.querySelector('button')!.getAttribute('aria-label')).toBe('扫一扫');
  const drawn = showBlock(commoditySearch, { sweep: true }, { place: 'canvas' });
  expect(drawn.querySelector<HTMLElement>('sy-scan')!.hidden).toBe(false);
  expect(showBlock(commoditySearch).querySelector('sy-scan')).toBeNull();
});

test('[BLK-25] in the designer nothing can be asked', () => {
  const drawn = showBlock(commoditySearch, { hotords: [{ text: '壶' }] }, { place: 'canvas' });
  expect(drawn.querySelector('a, button[type="submit"]')).toBeNull();
  expect(drawn.querySelector<HTMLInputElement>('input[name="q"]')!.disabled).toBe(true);
});
