import { expect, test } from 'vitest';
import { isOwnPath, isSafeAddress, isSafeSource } from './safe-address.ts';

const leadsElsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%2e//evil.example',
  '/%09/evil.example',
];

test.each(leadsElsewhere)('%j is no address of ours, nor is it safe', (address) => {
  expect(isOwnPath(address)).toBe(false);
  expect(isSafeAddress(address)).toBe(false);
  expect(isSafeSource(address)).toBe(false);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https:\\\\evil.example',
  'https://ours.example\\@evil.example',
  'https:///evil.example',
  ' //evil.example',
])('%j is not safe', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});

test.each([
  '',
  '/',
  '/help',
  '/产品/说明.pdf',
  '/a b?x=1#y',
  '/template?code=1&to=https://a.example//b',
  '/search?q=100%',
  '/100%/x',
  '/a//b',
  '#top',
  '?page=2',
  'tel:+8657188888888',
  'mailto:a@b.example?body=a%0Ab',
  'weixin://dl/business/?t=1',
  'https://a.example',
  'HTTP://a.example/b?c=\\d',
  '产品.html',
  'a/b.html?c=1',
])('%j is safe', (address) => {
  expect(isSafeAddress(address)).toBe(true);
});
