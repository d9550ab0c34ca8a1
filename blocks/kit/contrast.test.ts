import { expect, test } from 'vitest';
import { asText, inkOn } from './contrast.ts';

test.each([
  ['#07c160', '#1b2430'],
  ['#0b7a5b', '#fff'],
  ['#fff', '#1b2430'],
  ['rgb(0,0,0)', '#fff'],
  ['rgba(255,69,0,.68)', '#1b2430'],
  ['hsl(181,100%,37%)', '#1b2430'],
  ['hsla(209, 100%, 30%, .9)', '#fff'],
  ['#c7158577', '#fff'],
  ['tomato', '#1b2430'],
  ['rgb(.,.,.)', '#1b2430'],
])('on %s one reads %s', (ground, said) => {
  expect(inkOn(ground)).toBe(said);
});

test('a colour that is too pale for small text becomes darker, another stays', () => {
  expect(asText('#0b7a5b')).toBe('rgb(11,122,91)');
  expect(asText('#1989fa')).toMatch(/^rgb\(2\d,1[01]\d,2[01]\d\)$/);
  expect(asText('#fff')).toMatch(/^rgb\(1[01]\d,/);
  expect(asText('grey')).toBe('grey');
});
