import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 22, [1, 2, null, 22]],
  [4, 22, [1, 2, 3, 4, 5, null, 22]],
  [10, 22, [1, null, 9, 10, 11, null, 22]],
  [19, 22, [1, null, 18, 19, 20, 21, 22]],
])('page %i of %i offers %j', (page, last, offered) => {
  expect(pageNumbers(page, last)).toEqual(offered);
});

test('the first, the last and the present one are always there, never a gap of one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (page, more) => {
      const offered = pageNumbers(page, page + more);
      for (const one of [1, page, page + more]) expect(offered).toContain(one);
      offered.forEach((one, at) => {
        if (one === null) expect(offered[at + 1]! - offered[at - 1]!).toBeGreaterThan(2);
      });
    }),
  );
});
