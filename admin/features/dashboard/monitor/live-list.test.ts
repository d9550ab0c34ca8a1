import { expect, test } from 'vitest';
import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { askAfter, freshOf, merged, mostShown, pointsOf } from './live-list.ts';

const scan = (id: number) =>
  ({ id, scan_time: new Date(1_800_000_000_000 + id * 1_000).toISOString() }) as LiveScan;
const ids = (list: readonly LiveScan[]) => list.map(({ id }) => id);

test('what arrives stands on top, once, also when it comes to light late', () => {
  const first = merged([], [scan(3), scan(1)]);
  const second = merged(first, [scan(5), scan(3), scan(2)]);
  expect(ids(second)).toEqual([5, 3, 2, 1]);
  expect(merged(second, [scan(5), scan(2)])).toBe(second);
});

test('days of watching do not grow the list', () => {
  let list: readonly LiveScan[] = [];
  for (let id = 1; id <= 5_000; id++) list = merged(list, [scan(id)]);
  expect(list).toHaveLength(mostShown);
  expect(list[0]!.id).toBe(5_000);
});

test('a little of what is known is asked for again, and never a number below nothing', () => {
  expect(askAfter([])).toBe(0);
  expect(askAfter([scan(50)])).toBe(0);
  expect(askAfter([scan(1_000)])).toBe(800);
});

test('anyone who reads is told how many wait above', () => {
  expect(ids(freshOf([scan(3)], [scan(6), scan(5), scan(3)]))).toEqual([6, 5]);
  expect(freshOf([], [])).toEqual([]);
});

test('scans are dots where the phone was or at their capital, and an alert marks its dot', () => {
  const at = (province: number, verdict: string, place: Partial<LiveScan> = {}) => ({
    ...scan(1),
    province,
    verdict,
    latitude: null,
    longitude: null,
    ...place,
  });
  expect(
    pointsOf([
      at(33, 'GENUINE_FIRST'),
      at(33, 'SUSPECT_CLONE'),
      at(33, 'GENUINE_FIRST', { latitude: 30.9, longitude: 120.1 }),
      at(0, 'GENUINE_FIRST'),
    ]),
  ).toEqual([
    { at: [120.16, 30.27], count: 2, isAlert: true },
    { at: [120.1, 30.9], count: 1, isAlert: false },
  ]);
});
