import { expect, test } from 'vitest';
import { showBlock } from '#blocks/samples/show.tsx';
import { cell } from './spec.ts';

const settings = { title: '保修政策', content: '查看', icon: '/i.png' };
const http = { externalLink: '/warranty' };

test('[BLK-9] is a row that leads somewhere', () => {
  const row = showBlock(cell, { ...settings, http }).querySelector('a')!;
  expect(row.getAttribute('href')).toBe('/warranty');
  expect(row.textContent).toBe('保修政策查看›');
  expect(row.querySelector('img')!.getAttribute('src')).toBe('/i.png');
});

test('[BLK-9] without a link it has no arrow, in the designer it leads nowhere', () => {
  expect(showBlock(cell, settings).textContent).toBe('保修政策查看');
  const drawn = showBlock(cell, { ...settings, http }, { place: 'canvas' });
  expect(drawn.querySelector('a')).toBeNull();
  expect(drawn.textContent).toContain('›');
});

test('[BLK-9] what a browser would run is no link', () => {
  const bad = { externalLink: 'javascript:alert(1)' };
  const block = showBlock(cell, { ...settings, http: bad });
  expect(block.querySelector('a')).toBeNull();
});

test('[DSG-8] a link inside goes on about the scanned item, and leads to no page there is not', () => {
  const inside = { ...settings, http: { externalLink: '/repair' } };
  const row = showBlock(cell, inside, { ways: ['/repair'], query: { code: 'X1' } });
  const href = new URL(row.querySelector('a')!.href, 'https://a.example');
  expect(href.pathname).toBe('/repair');
  expect(Object.fromEntries(href.searchParams)).toMatchObject({ code: 'X1', language: 'zh_CN' });
  expect(href.searchParams.get('sn')).toBeTruthy();
  expect(showBlock(cell, inside, { ways: [] }).querySelector('a')).toBeNull();
});
