import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { listBehind } from './links.ts';

const period = { first_day: '2026-03-01', last_day: '2026-03-31' };
const read = (address: string | null) => {
  const [path, search] = address!.split('?');
  return { path, params: Object.fromEntries(new URLSearchParams(search)) };
};

test('a figure leads to its list, with the days and the filters that the list has', () => {
  const narrowed = { part_id: '7', province: '33', dealer_id: '9' };
  const shipped = listBehind('shipped', period, narrowed)!;
  expect(new URLSearchParams(shipped.split('?')[1]).getAll('ship_time[]')).toEqual([
    '2026-03-01',
    '2026-03-31',
  ]);
  expect(read(shipped)).toMatchObject({
    path: '/trace/shipment',
    params: { part_id: '7', dealer_id: '9' },
  });
  expect(read(shipped).params).not.toHaveProperty('province');
  expect(read(listBehind('packed', period, { part_id: '7' }))).toMatchObject({
    path: '/trace/binding',
    params: { tab: 'packing', part_id: '7' },
  });
});

test('scans are listed on the page itself, those of a dealer’s goods on the map', () => {
  expect(listBehind('scanned', period, { part_id: '7' })).toBeNull();
  expect(read(listBehind('scanned', period, { dealer_id: '9', province: '33' }))).toMatchObject({
    path: '/sale/heatmap',
    params: { dealer_id: '9', province: '33' },
  });
});

test('a change is told in per cent, and not where nothing was before', () => {
  expect(changeOf({ value: 15, before: 10 }, 'zh-CN')).toEqual({ way: 'up', share: '50%' });
  expect(changeOf({ value: 999, before: 1_000 }, 'zh-CN')).toEqual({ way: 'down', share: '0.1%' });
  expect(changeOf({ value: 5, before: 5 }, 'zh-CN')).toEqual({ way: 'same' });
  expect(changeOf({ value: 5, before: 0 }, 'zh-CN')).toEqual({ way: 'new' });
  expect(changeOf({ value: 0, before: 0 }, 'zh-CN')).toEqual({ way: 'none' });
  // What was taken back may leave less than nothing.
  expect(changeOf({ value: 3, before: -2 }, 'zh-CN')).toEqual({ way: 'new' });
});
