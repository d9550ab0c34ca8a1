import { expect, test } from 'vitest';
import { fitted, moved, resized } from './crop.ts';

const size = { width: 400, height: 300 };

test('a preset begins as large as the picture allows, in its middle', () => {
  expect(fitted(size, null)).toEqual({ left: 0, top: 0, width: 400, height: 300 });
  expect(fitted(size, 1)).toEqual({ left: 50, top: 0, width: 300, height: 300 });
  expect(fitted(size, 16 / 9)).toEqual({ left: 0, top: 38, width: 400, height: 225 });
});

test('an area stays within the picture', () => {
  const area = { left: 50, top: 0, width: 300, height: 300 };
  expect(moved(area, { x: 500, y: 10 }, size)).toEqual({ ...area, left: 100 });
  expect(moved(area, { x: -500, y: -10 }, size)).toEqual({ ...area, left: 0 });
  expect(resized(area, { x: 500, y: -20 }, size, null)).toEqual({
    ...area,
    width: 350,
    height: 280,
  });
  expect(resized(area, { x: -500, y: -500 }, size, null)).toEqual({
    ...area,
    width: 16,
    height: 16,
  });
});

test('a ratio is kept', () => {
  const area = fitted(size, 2);
  expect(area).toEqual({ left: 0, top: 50, width: 400, height: 200 });
  expect(resized(area, { x: -100, y: 0 }, size, 2)).toEqual({ ...area, width: 300, height: 150 });
  expect(resized(area, { x: 0, y: -50 }, size, 2)).toEqual({ ...area, width: 300, height: 150 });
  expect(resized(area, { x: 500, y: 0 }, size, 2)).toEqual(area);
  expect(resized(area, { x: -500, y: 0 }, size, 2)).toEqual({ ...area, width: 32, height: 16 });
});
