import { describe, expect, test } from 'vitest';
import type { CheckedCode } from '#contract/features/procure/receivings/contract.ts';
import { sortCodes } from './sort-codes.ts';

const serial = (code: string): CheckedCode => ({
  code,
  why: '',
  found: [{ part_id: null, part_name: '', codes: [code], stopped: 0 }],
});
const box = (code: string, part_id: number | null, codes: string[], stopped = 0): CheckedCode => ({
  code,
  why: '',
  found: [{ part_id, part_name: '电机', codes, stopped }],
});
const ordered = [
  { part_id: 1, order_line_no: 1, quantity: '40', supplier_codes: [] },
  { part_id: 2, order_line_no: 2, quantity: '3', supplier_codes: [] },
];

describe('scanned codes', () => {
  test('that only the supplier knows go onto the line one aims at, and are counted', () => {
    const { lines, refused } = sortCodes(ordered, [serial('a'), serial('b')], {
      target: 1,
      mayAdd: false,
    });
    expect(lines[1]).toMatchObject({ supplier_codes: ['a', 'b'], quantity: '2' });
    expect(lines[0]).toMatchObject({ supplier_codes: [], quantity: '40' });
    expect(refused).toEqual([]);
  });

  test('of a linked company go onto the line of their part, wherever one aims', () => {
    const { lines, stopped } = sortCodes(ordered, [box('B1', 2, ['x', 'y', 'z'], 1)], {
      target: 0,
      mayAdd: false,
    });
    expect(lines[1]).toMatchObject({ supplier_codes: ['x', 'y', 'z'], quantity: '3' });
    expect(stopped).toEqual([1]);
  });

  test('of a part that is not on the receipt are named; without an order they get a line', () => {
    const scan = [box('B2', 9, ['q'])];
    const kept = sortCodes(ordered, scan, { target: 0, mayAdd: false });
    expect(kept.refused).toEqual([expect.stringContaining('B2')]);
    expect(kept.lines).toEqual(ordered);
    const free = sortCodes(ordered, scan, { target: 0, mayAdd: true });
    expect(free.lines[2]).toMatchObject({ part_id: 9, supplier_codes: ['q'], quantity: '1' });
    // An empty line is filled first.
    const blank = sortCodes([{ supplier_codes: [] }], scan, { target: 0, mayAdd: true });
    expect(blank.lines).toMatchObject([{ part_id: 9, supplier_codes: ['q'] }]);
  });

  test('are taken once; those that were refused do not stop the others', () => {
    const before = [{ part_id: 1, supplier_codes: ['a'], quantity: '1' }];
    const wrong: CheckedCode = { code: 'w', why: '不是发给我们的', found: [] };
    const { lines, refused } = sortCodes(before, [serial('a'), wrong, serial('c')], {
      target: 0,
      mayAdd: true,
    });
    expect(lines[0]).toMatchObject({ supplier_codes: ['a', 'c'], quantity: '2' });
    expect(refused).toHaveLength(2);
  });
});
