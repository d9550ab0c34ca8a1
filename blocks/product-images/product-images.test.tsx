// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Scene } from '#blocks/kit/scene.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { ProductImagesView } from './ProductImagesView.tsx';
import { productImages } from './spec.ts';

const show = (scene: Scene) =>
  renderToStaticMarkup(
    <ProductImagesView id="b1" settings={initialOf(productImages)} scene={scene} />,
  );

test('[BLK-20] product images are those of the part, each with words for who does not see it', () => {
  const html = show(sampleScene('first', 'en', 'page'));
  expect([...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Sample product, picture 1',
    'Sample product, picture 2',
  ]);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  // The first is seen without scrolling.
  expect(html.indexOf('loading="lazy"')).toBeGreaterThan(html.indexOf('fetchPriority="high"'));
});

test('[BLK-20] without pictures there is nothing on the page, and a line in the designer', () => {
  expect(show(sampleScene('bare', 'en', 'page'))).toBe('');
  expect(show(sampleScene('bare', 'en', 'canvas'))).toContain('class="empty"');
});
