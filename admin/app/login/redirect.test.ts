import { expect, test } from 'vitest';
import { redirectTarget } from './redirect.ts';

const origin = 'https://suyuan.example';
const to = (asked: string | null) => redirectTarget(asked, origin);

test('a path of this site is where a sign-in leads', () => {
  expect(to('/message/notice?page=2#top')).toBe('/message/notice?page=2#top');
  expect(to(null)).toBe('/');
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'appCenter',
  '/login',
  '/admin/login?redirect=/login',
])('%s leads home', (asked) => {
  expect(to(asked)).toBe('/');
});
