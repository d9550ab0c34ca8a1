import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBlock, writeBlock } from './block.ts';

test('a block copied from a spreadsheet becomes rows of cells', () => {
  expect(parseBlock('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseBlock('1\n\n3')).toEqual([['1'], [''], ['3']]);
  expect(parseBlock('a\t\tb')).toEqual([['a', '', 'b']]);
  expect(parseBlock('')).toEqual([['']]);
});

test('a quoted cell keeps its tabs, line ends and quotes', () => {
  expect(parseBlock('"two\nlines"\t"say ""hi"""\n"a\tb"\tc')).toEqual([
    ['two\nlines', 'say "hi"'],
    ['a\tb', 'c'],
  ]);
});

test('a quote that opens no quoted cell is a letter like any other', () => {
  expect(parseBlock('5" pipe\t"6" pipe')).toEqual([['5" pipe', '"6" pipe']]);
  expect(parseBlock('"open\tb')).toEqual([['"open', 'b']]);
});

test('what is copied is pasted the same, whatever it contains', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', '\r', '测') });
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
    )
    // Only an empty last row cannot be told from the end of the row before it.
    .filter((block) => block.at(-1)!.join('') !== '');
  fc.assert(
    fc.property(rows, (block) => {
      expect(parseBlock(writeBlock(block))).toEqual(block);
    }),
  );
});
