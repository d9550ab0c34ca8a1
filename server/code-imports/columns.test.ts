import { expect, test } from 'vitest';
import { splitCells } from './columns.ts';

test.each([
  ['A1', ['A1']],
  ['A1,P-1;B\t x ', ['A1', 'P-1', 'B', 'x']],
  ['"A,1","say ""yes""",B', ['A,1', 'say "yes"', 'B']],
  ['"A1"left out,B', ['A1', 'B']],
  ['"A1', ['A1']],
  ['A"1,', ['A"1', '']],
  ['"A1",', ['A1', '']],
])('the cells of %s', (line, cells) => {
  expect(splitCells(line)).toEqual(cells);
});

test('a line of thousands of quoted cells is read once from its beginning to its end', () => {
  expect(splitCells('"a",'.repeat(200_000))).toHaveLength(200_001);
});
