import { expect, test } from 'vitest';
import type { Feature } from '#contract/feature.ts';
import { features } from '#contract/features/list.ts';
import { placeOf, recordLists } from './leads.ts';

test('every list that names lead to has pages for its records', () => {
  const withPages = (features as readonly Feature[])
    .filter(({ found }) => found?.page)
    .map(({ pages }) => pages[0]!.path);
  expect(withPages).toEqual(expect.arrayContaining(Object.values(recordLists)));
});

test('a name leads to its record where the row has its id', () => {
  const row = {
    part_name: '杯子',
    part_id: 7,
    buyer_name: '百货',
    dealer_id: null,
    customer_id: 3,
  };
  expect(placeOf(row, { field: 'part_name' })).toBe('/product/part/7');
  expect(placeOf(row, { field: 'buyer_name' })).toBe('/orderGoods/customer/3');
  expect(placeOf({ ...row, part_id: null }, { field: 'part_name' })).toBeUndefined();
  expect(placeOf({ ...row, part_name: '' }, { field: 'part_name' })).toBeUndefined();
});

test('a cell that a page draws itself leads on only where its column says so', () => {
  const row = { part_name: '杯子', part_id: 7 };
  const render = () => null;
  expect(placeOf(row, { field: 'part_name', render })).toBeUndefined();
  const leads = { list: recordLists.parts, id: 'part_id' as const };
  expect(placeOf(row, { field: 'part_name', render, leads })).toBe('/product/part/7');
});
