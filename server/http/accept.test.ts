import { expect, test } from 'vitest';
import { names, prefersPage } from './accept.ts';

test.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html',
  'TEXT/HTML; q=0.9, application/json;q=0.8',
  'text/*',
])('who accepts %s is shown a page', (accept) => {
  expect(prefersPage(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'application/json',
  'application/json, text/html',
  'text/html;q=0.5, */*',
  'text/html;q=0, */*;q=0',
  'text/html;q=much',
  ',;=;q',
])('who accepts %s is given data', (accept) => {
  expect(prefersPage(accept)).toBe(false);
});

test.each([
  ['a/b', true],
  ['a/b;q=0.5, text/html;q=0.5', true],
  ['text/html, a/b;q=0.9', false],
  ['a/b;q=0', false],
  ['*/*', false],
  ['', false],
])('whether %s asks for a type', (accept, is) => {
  expect(names(accept, 'a/b')).toBe(is);
});
