import { expect, test } from 'vitest';
import { asBackground, inStyle } from './background.ts';

test('an address in a style stays an address, whatever it says', () => {
  expect(inStyle('/files/a b.png')).toBe('url("/files/a%20b.png")');
  expect(inStyle('/a.png");position:fixed;x:("')).toBe('url("/a.png%22);position:fixed;x:(%22")');
  expect(inStyle('/a\\22')).toBe('url("/a%5C22")');
  expect(() => inStyle('/\ud800.png')).not.toThrow();
});

test('without a picture there is no background', () => {
  expect(asBackground('')).toEqual({});
  expect(asBackground('/a.png')).toHaveProperty('backgroundImage', 'url("/a.png")');
});
