import { expect, test } from 'vitest';
import { drawn, moved, resized } from './area-places.ts';

const place = { left: 10, top: 20, width: 30, height: 40 };

test('an area moves and grows no further than its picture', () => {
  expect(moved(place, { x: 1.26, y: -1 })).toEqual({ ...place, left: 11.3, top: 19 });
  expect(moved(place, { x: 500, y: -500 })).toEqual({ ...place, left: 70, top: 0 });
  expect(resized(place, { x: 5, y: 5 })).toEqual({ ...place, width: 35, height: 45 });
  expect(resized(place, { x: 500, y: -500 })).toEqual({ ...place, width: 90, height: 2 });
});

test('an area is drawn from any corner, and a mere click is none', () => {
  const all = { left: 10, top: 20, width: 40, height: 30 };
  expect(drawn({ x: 10, y: 20 }, { x: 50, y: 50 })).toEqual(all);
  expect(drawn({ x: 50, y: 50 }, { x: 10, y: 20 })).toEqual(all);
  expect(drawn({ x: 90, y: 90 }, { x: 140, y: 140 })).toEqual({
    left: 90,
    top: 90,
    width: 10,
    height: 10,
  });
  expect(drawn({ x: 10, y: 20 }, { x: 11, y: 60 })).toBeNull();
});
