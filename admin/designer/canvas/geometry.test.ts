import fc from 'fast-check';
import { expect, test } from 'vitest';
import { column, heightOf, near, placeAt, type Box, type Geometry } from './geometry.ts';

const stack = (heights: readonly number[]): Box[] => {
  let top = 35;
  return heights.map((height, at) => {
    const box = { id: `b${at}`, at, top, left: 0, width: 375, height, isFixed: false };
    top += height;
    return box;
  });
};

test('what is let go lands before the first block whose middle is below, as a search from the top would find', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { maxLength: 60 }), fc.integer(), (heights, y) => {
      const boxes = stack(heights);
      const plain = boxes.findIndex(({ top, height }) => top + height / 2 > y);
      expect(placeAt(boxes, y)).toBe(plain < 0 ? boxes.length : plain);
    }),
  );
});

test('the line stands where the block before ends, and on an empty page at its top', () => {
  const boxes = stack([100, 50]);
  expect(heightOf(boxes, 0)).toBe(35);
  expect(heightOf(boxes, 1)).toBe(135);
  expect(heightOf(boxes, 2)).toBe(185);
  expect(heightOf([], 0)).toBe(0);
});

test('only what is near the view is looked after, and what floats always', () => {
  const boxes = [...stack([100, 100, 100, 100]), { ...stack([10])[0]!, id: 'bar', isFixed: true }];
  expect(near(boxes, 140, 150).map(({ id }) => id)).toEqual(['b1', 'bar']);
});

test('what floats stands in no column', () => {
  const [one, other, bar] = stack([10, 10, 10]) as [Box, Box, Box];
  const boxes = [other, { ...bar, isFixed: true }, one].map((box) => [box.id, box] as const);
  const geometry: Geometry = { boxes: new Map(boxes), height: 0 };
  expect(column(geometry)).toEqual([one, other]);
});
