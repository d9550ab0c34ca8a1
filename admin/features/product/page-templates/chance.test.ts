import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

const side = (products: number, activations: number) => ({ products, activations });

test('a difference of two rates is told from chance by the test of two proportions', () => {
  // Below five in any cell nothing can be said, whatever the rates.
  expect(chanceOf(side(0, 0), side(0, 0))).toBe('few');
  expect(chanceOf(side(1_000, 4), side(1_000, 400))).toBe('few');
  expect(chanceOf(side(9, 5), side(10, 5))).toBe('few');
  expect(chanceOf(side(100, 50), side(100, 50))).toBe('maybe');
  // z = 1.42, 1.98 and 2.83.
  expect(chanceOf(side(100, 50), side(100, 60))).toBe('maybe');
  expect(chanceOf(side(100, 50), side(100, 64))).toBe('hardly');
  expect(chanceOf(side(64, 100 - 50), side(100, 50))).toBe('no');
  expect(chanceOf(side(400, 200), side(400, 240))).toBe('no');
  // The order does not matter.
  expect(chanceOf(side(400, 240), side(400, 200))).toBe('no');
});

test('equally good versions seldom look different', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const draw = () => side(300, Array.from({ length: 300 }).filter(() => random() < 0.3).length);
  const found = Array.from({ length: 2_000 }, () => chanceOf(draw(), draw()));
  const share = (chances: readonly string[]) =>
    found.filter((chance) => chances.includes(chance)).length / found.length;
  expect(share(['hardly', 'no'])).toBeLessThan(0.065);
  expect(share(['hardly', 'no'])).toBeGreaterThan(0.035);
  expect(share(['no'])).toBeLessThan(0.018);
});
