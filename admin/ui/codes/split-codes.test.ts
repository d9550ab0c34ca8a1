import { expect, test } from 'vitest';
import { splitCodes, splitLines } from './split-codes.ts';

test('codes are apart by lines, blanks, commas and semicolons of any keyboard', () => {
  expect(splitCodes('A1\nB2\r\nC3\tD4, E5，F6;G7；H8、I9 ')).toEqual({
    codes: ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'I9'],
    repeated: 0,
  });
});

test('what comes twice is taken once and told', () => {
  expect(splitCodes('A1 B2 A1 A1')).toEqual({ codes: ['A1', 'B2'], repeated: 2 });
});

test('nothing is nothing', () => {
  expect(splitCodes(' \n , ')).toEqual({ codes: [], repeated: 0 });
});

test('a short link is its code, whichever of them was scanned first', () => {
  expect(splitCodes('https://id.example.com/c/Y93N83BRWSHFCDP1 Y93N83BRWSHFCDP1')).toEqual({
    codes: ['Y93N83BRWSHFCDP1'],
    repeated: 1,
  });
});

test('other links stay whole', () => {
  expect(splitCodes('https://id.example.com/01/06901234567892/21/ABC?x=1').codes).toEqual([
    'https://id.example.com/01/06901234567892/21/ABC?x=1',
  ]);
});

test('a code in groups of four, as it is shown and printed, is one code', () => {
  const two = { codes: ['H319TC46VN0PM6XN', 'EF9X4FP4SWSDDMVA'], repeated: 0 };
  expect(splitCodes('H319 TC46 VN0P M6XN\nEF9X 4FP4 SWSD DMVA')).toEqual(two);
  expect(splitCodes(' H319 TC46 VN0P M6XN, EF9X4FP4SWSDDMVA ')).toEqual(two);
  expect(splitCodes('H319TC46VN0PM6XN EF9X4FP4SWSDDMVA')).toEqual(two);
  expect(splitCodes('A001 A002 A003').codes).toEqual(['A001', 'A002', 'A003']);
});

test('what others gave is one code on each line, with its blanks and commas', () => {
  expect(splitLines('SN 0001, A\r\n SN 0002，B \n\nSN 0001, A')).toEqual({
    codes: ['SN 0001, A', 'SN 0002，B'],
    repeated: 1,
  });
  expect(splitLines('https://id.example.com/c/Y93N83BRWSHFCDP1').codes).toEqual([
    'Y93N83BRWSHFCDP1',
  ]);
});
