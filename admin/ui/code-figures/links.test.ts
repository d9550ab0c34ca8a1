import { expect, test } from 'vitest';
import { listBehind } from './links.ts';

const period = { first_day: '2026-03-01', last_day: '2026-03-31' };
const read = (address: string | null) => {
  const [path, search] = address!.split('?');
  return { path, params: Object.fromEntries(new URLSearchParams(search)) };
};

test('a figure leads to its list, with the days and the filters that the list has', () => {
  const narrowed = { part_id: '7', dealer_id: '9' };
  const shipped = listBehind('shipped', period, narrowed)!;
  expect(new URLSearchParams(shipped.split('?')[1]).getAll('days[]')).toEqual([
    '2026-03-01',
    '2026-03-31',
  ]);
  expect(read(listBehind('shipped', period, { dealer_id: '9' }))).toMatchObject({
    path: '/trace/shipment',
    params: { dealer_id: '9' },
  });
  expect(read(shipped)).toMatchObject({
    path: '/query/shippingDetail',
    params: { part_id: '7', dealer_id: '9' },
  });
  expect(read(listBehind('packed', period, { part_id: '7' }))).toMatchObject({
    path: '/trace/binding',
    params: { tab: 'packing', part_id: '7' },
  });
});

test('a figure that is narrowed in a way its list cannot be leads nowhere', () => {
  expect(listBehind('shipped', period, { province: '33' })).toBeNull();
  expect(listBehind('activated', period, { province: '33' })).toBeNull();
  expect(listBehind('packed', period, { batch_id: '3' })).toBeNull();
  // Print jobs and pre-print orders are two lists.
  expect(listBehind('printed', period, {})).toBeNull();
  expect(read(listBehind('bound', period, { batch_id: '3' })).params).toMatchObject({
    batch_id: '3',
  });
});

test('scans are opened beside the analysis, those of a dealer’s goods on the map', () => {
  expect(read(listBehind('verified', period, { part_id: '7' }))).toMatchObject({
    path: '/dashboard/analysis',
    params: { behind: 'verified', part_id: '7' },
  });
  expect(read(listBehind('scanned', period, { dealer_id: '9', province: '33' }))).toMatchObject({
    path: '/sale/heatmap',
    params: { dealer_id: '9', province: '33' },
  });
});
