import { expect, test } from 'vitest';
import { rowOf, stepOf, stepsOf } from './areas.ts';

test('areas of the map find their row by their short or official name', () => {
  const provinces = [{ key: 15, name: '内蒙古', total: 5, outside: 3 }];
  expect(rowOf('内蒙古', provinces, null)?.key).toBe(15);
  const cities = [{ key: '杭州', name: '杭州市', total: 1, outside: 0 }];
  expect(rowOf('杭州市', cities, 33)?.key).toBe('杭州');
  expect(rowOf('宁波市', cities, 33)).toBeUndefined();
  const beijing = [{ key: '北京市', name: '北京', total: 1, outside: 0 }];
  expect(rowOf('海淀区', beijing, 11)?.key).toBe('北京市');
});

test('colours rise in growing ranges up to the largest value', () => {
  expect(stepsOf([0, 0])).toEqual([]);
  expect(stepsOf([1, 1])).toEqual([1]);
  const steps = stepsOf([3, 1_000]);
  expect(steps.at(-1)).toBe(1_000);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect([stepOf(0, steps), stepOf(1, steps), stepOf(1_000, steps)]).toEqual([-1, 0, 4]);
});
