// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { askedCompany } from './branding.ts';

test('[ACC-8] the address names the company, else the one named last', () => {
  expect(askedCompany('38', '7')).toBe(38);
  expect(askedCompany(null, '7')).toBe(7);
  expect(askedCompany(null, null)).toBeNull();
});

test('[ACC-8] what is no number is nobody', () => {
  expect(askedCompany('38; drop', '7')).toBe(7);
  expect(askedCompany('-1', '0')).toBeNull();
});
