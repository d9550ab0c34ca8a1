import { expect, test } from 'vitest';
import type { Heatmap } from '#contract/features/sale/heatmap/contract.ts';
import { daysOf, figuresOf } from './figures.ts';

const cell = (day: string, key: number, total: number, outside: number) => ({
  day,
  key,
  total,
  outside,
});
const map: Heatmap = {
  first_day: '2026-06-01',
  last_day: '2026-06-03',
  total: { total: 9, outside: 3 },
  rows: [
    { key: 15, name: '内蒙古', total: 5, outside: 3 },
    { key: 33, name: '浙江', total: 4, outside: 0 },
  ],
  series: [
    cell('2026-06-01', 15, 2, 1),
    cell('2026-06-01', 33, 4, 0),
    cell('2026-06-03', 15, 3, 2),
  ],
  flows: [],
  territories: [],
};

test('one day shows its own figures, a day without scans nothing', () => {
  expect(figuresOf(map, null).total).toEqual({ total: 9, outside: 3 });
  expect(figuresOf(map, '2026-06-01')).toEqual({
    rows: [
      { key: 15, name: '内蒙古', total: 2, outside: 1 },
      { key: 33, name: '浙江', total: 4, outside: 0 },
    ],
    total: { total: 6, outside: 1 },
  });
  expect(figuresOf(map, '2026-06-02').rows).toEqual([]);
  expect(daysOf(map)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
});
