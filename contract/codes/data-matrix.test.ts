import { expect, test } from 'vitest';
import { checkWords, dataMatrix, placement } from './data-matrix.ts';

test('the check codewords are those of the example in the standard', () => {
  expect(checkWords([142, 164, 186], 5)).toEqual([114, 25, 5, 88, 102]);
});

test('bits lie where the standard’s drawing of the smallest symbol has them', () => {
  const drawn = `
    2.1 2.2 3.6 3.7 3.8 4.3 4.4 4.5
    2.3 2.4 2.5 5.1 5.2 4.6 4.7 4.8
    2.6 2.7 2.8 5.3 5.4 5.5 1.1 1.2
    1.5 6.1 6.2 5.6 5.7 5.8 1.3 1.4
    1.8 6.3 6.4 6.5 8.1 8.2 1.6 1.7
    7.2 6.6 6.7 6.8 8.3 8.4 8.5 7.1
    7.4 7.5 3.1 3.2 8.6 8.7 8.8 7.3
    7.7 7.8 3.3 3.4 3.5 4.1 4.2 7.6`;
  const names = placement(8).map((row) =>
    row.map((place) => `${(place >> 3) + 1}.${(place & 7) + 1}`).join(' '),
  );
  expect(names).toEqual(
    drawn
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
});

test.each([8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 44, 48])(
  'every bit of every codeword has one place among %i modules a side',
  (side) => {
    const places = placement(side).flat();
    const bits = places.filter((place) => place >= 0);
    expect(places).not.toContain(-2);
    expect(new Set(bits).size).toBe(bits.length);
    expect(Math.max(...bits) + 1).toBe(bits.length);
    expect(bits.length % 8).toBe(0);
  },
);

test('two sides are solid and two broken, and the text decides how large it is', () => {
  const small = dataMatrix('123456')!;
  expect(small).toHaveLength(10);
  expect(small.every((row) => row[0])).toBe(true);
  expect(small[9]!.every(Boolean)).toBe(true);
  expect(small[0]!.map(Number).join('')).toBe('1010101010');
  expect(small.map((row) => Number(row[9])).join('')).toBe('0101010101');
  const link = dataMatrix('https://q.example/01/06901234567892/21/7QK4M2XWPA9TDN3H')!;
  expect(link.length).toBeGreaterThan(26);
  expect(link.every((row) => row.length === link.length)).toBe(true);
});

test('what cannot be written this way is not', () => {
  expect(dataMatrix('')).toBeNull();
  expect(dataMatrix('溯源')).toBeNull();
  expect(dataMatrix('a'.repeat(300))).toBeNull();
});
