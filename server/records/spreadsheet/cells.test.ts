import { expect, test } from 'vitest';
import { columnName, rowXml } from './cells.ts';
import { clockTime, fileTime } from './times.ts';
import { plainWords, tidy } from './words.ts';

test('columns are called as spreadsheets call them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});

test('a cell is a number only while a spreadsheet keeps it exactly', () => {
  const cell = (value: Parameters<typeof rowXml>[2][number]) =>
    rowXml(['A'], 1, [value]).replace(/^<row r="1">|<\/row>$/g, '');
  expect(cell(-1.5)).toBe('<c r="A1"><v>-1.5</v></c>');
  expect(cell({ cents: 1_999 })).toBe('<c r="A1" s="2"><v>19.99</v></c>');
  expect(cell(1e15)).toContain('>1000000000000000</t>');
  expect(cell(Number.NaN)).toContain('t="inlineStr"');
  expect(cell(null) + cell('')).toBe('');
  expect(cell('-2+3')).toContain('t="inlineStr"');
  expect(cell('x'.repeat(40_000)).length).toBeLessThan(33_000);
});

test('characters that XML cannot hold are written as spreadsheets write them', () => {
  const words = rowXml(['A'], 1, ['\0\u0001\r\n\t_x000D_ _x00 \ud800 😀 \uffff']);
  expect(words).toContain('_x0000__x0001__x000D_\n\t_x005F_x000D_ _x00 _xD800_ 😀 _xFFFF_');
});

test('times are those of Shanghai, whatever they were given as', () => {
  expect(clockTime('2026-12-31T16:05:59.123Z')).toBe('2027-01-01 00:05');
  expect(clockTime(new Date('2026-06-30T15:59:59Z'))).toBe('2026-06-30 23:59');
  expect(clockTime('2026-06-30T10:00:00+02:00')).toBe('2026-06-30 16:00');
  expect(clockTime('soon')).toBe('soon');
  expect(fileTime(new Date('2026-11-15T07:30:00Z'))).toBe('20261115-1530');
});

test('what was typed is tidied without bending names', () => {
  expect(tidy(' \u200b１２３．５ ')).toBe('123.5');
  expect(tidy('ＡＢ－９')).toBe('AB-9');
  expect(tidy('第１号（新）')).toBe('第１号（新）');
  expect(plainWords(' Ｌｉ\u3000 Lei ')).toBe('li lei');
});
