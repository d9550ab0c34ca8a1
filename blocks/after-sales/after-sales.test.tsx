// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Scene } from '#blocks/kit/scene.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { AfterSalesView } from './AfterSalesView.tsx';
import { afterSales } from './spec.ts';

const show = (scene: Scene) =>
  renderToStaticMarkup(<AfterSalesView id="b1" settings={initialOf(afterSales)} scene={scene} />);
const ways = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => {
    const { pathname, searchParams } = new URL(href!.replaceAll('&amp;', '&'), 'http://page');
    return [pathname, Object.fromEntries(searchParams)] as const;
  });

test('[BLK-22] after-sales tells of repairs and leads to records and repair with what they need', () => {
  const html = show(sampleScene('first', 'en', 'page'));
  expect(html).toContain('Being repaired');
  expect(html).toContain('Completed on 2026-10-23');
  expect(ways(html)).toEqual([
    [
      '/afterrecords',
      { code: '7QK4M2XWPA9TDN3H', page: '1', title: 'After-sales records', language: 'en' },
    ],
    [
      '/repair',
      {
        code: '7QK4M2XWPA9TDN3H',
        part_name: 'Sample product',
        sn: '7QK4M2XWPA9TDN3H',
        fid: '0',
        title: 'Request a repair',
        language: 'en',
      },
    ],
  ]);
});

test('[BLK-22] it leads nowhere in the designer, nor to pages that are not there', () => {
  expect(ways(show(sampleScene('first', 'en', 'canvas')))).toEqual([]);
  expect(ways(show({ ...sampleScene('first', 'en', 'page'), ways: [] }))).toEqual([]);
  expect(show({ ...sampleScene('bare', 'en', 'page'), ways: [] })).toBe('');
});
