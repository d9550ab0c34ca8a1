// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rulesOf } from '#blocks/kit/schema.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { ProductInfoView } from './ProductInfoView.tsx';
import { productInfo } from './spec.ts';

const scene = sampleScene('first', 'en', 'page');

test('[BLK-15] product information shows the chosen rows in their order, and attributes of the part', () => {
  const settings = {
    ...initialOf(productInfo),
    rows: ['serial_number', 'part_name', 'attributes'] as const,
    leftWidth: 120,
    leftTextWeight: 700,
  };
  const html = renderToStaticMarkup(<ProductInfoView id="b1" settings={settings} scene={scene} />);
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  expect(rows.map(([, label, value]) => [label, value])).toEqual([
    ['Serial number', '7QK4 M2XW PA9T DN3H'],
    ['Name', 'Sample product'],
    ['Colour', 'Dark green'],
  ]);
  expect(html).toContain('style="width:120px;font-weight:700"');
});

test('[BLK-15] what is not known has no row', () => {
  const bare = sampleScene('bare', 'en', 'page');
  const html = renderToStaticMarkup(
    <ProductInfoView id="b1" settings={initialOf(productInfo)} scene={bare} />,
  );
  expect(html).not.toContain('Production date');
  expect(html).not.toContain('Batch');
});

test('[BLK-15] the labels are 70 to 300 wide', () => {
  const isAllowed = (leftWidth: number) =>
    rulesOf(productInfo.fields).safeParse({ ...initialOf(productInfo), leftWidth }).success;
  expect([69, 70, 300, 301].map(isAllowed)).toEqual([false, true, true, false]);
});
