import { expect, test } from 'vitest';
import { hasFooter } from './footer.ts';

test.each([
  '/system/dictionary',
  '/system/organization',
  '/form/advanced',
  '/example/choose',
  '/template',
  '/security',
  '/security2',
  '/activation',
  '/dealer/login',
  '/repair',
  '/repair/',
])('[FTR-1] no footer on %s', (path) => {
  expect(hasFooter(path)).toBe(false);
});

test.each([
  '/',
  '/login',
  '/admin/login',
  '/dashboard/workplace',
  '/system/dictionaryX',
  '/help',
  '/repair/x',
])('[FTR-1] a footer on %s', (path) => {
  expect(hasFooter(path)).toBe(true);
});
