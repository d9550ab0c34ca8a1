import { expect, test } from 'vitest';
import { splitCodes } from './split-codes.ts';

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
