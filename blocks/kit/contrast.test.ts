import { expect, test } from 'vitest';
import { t } from '#contract/text.ts';
import { asText, chosenInk, inkOn } from './contrast.ts';

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

test('a chosen text colour keeps its shade and has a paler one for dark paper; a default has neither', () => {
  const field = { kind: 'colour', initial: '#111', label: t('色', 'Colour', '色') } as const;
  expect(chosenInk('#111', field)).toEqual({});
  expect(chosenInk('#7a1a22', field)).toMatchObject({ color: '#7a1a22' });
  const { '--in-dark': dark } = chosenInk('#7a1a22', field) as Record<string, string>;
  const parts = dark!.match(/\d+/g)!.map(Number);
  expect(Math.min(...parts)).toBeGreaterThan(100);
});
