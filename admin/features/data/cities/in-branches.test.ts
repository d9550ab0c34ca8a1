import { expect, test } from 'vitest';
import type { City } from '#contract/features/data/cities/contract.ts';
import { inBranches } from './in-branches.ts';

const city = (code: number) => ({ code }) as City;

test('what is open stands below what it belongs to, and what is closed is left out', () => {
  const below = new Map([
    [330_000, [city(330_100), city(330_200)]],
    [330_100, [city(330_106)]],
    [420_100, [city(420_102)]],
  ]);
  const codes = inBranches([city(110_000), city(330_000), city(420_000)], below);
  expect(codes.map(({ code }) => code)).toEqual([
    110_000, 330_000, 330_100, 330_106, 330_200, 420_000,
  ]);
});
