import { expect, test } from 'vitest';
import type { Feature } from '#contract/feature.ts';
import { features } from '#contract/features/list.ts';
import { leadsToParty, placeOf, recordLists } from './leads.ts';

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

test('a serial number leads to its story, a party to the dealer or the customer', () => {
  const row = { serial_number: 'A B', identifier_id: 5, dealer_id: null, customer_id: 3 };
  expect(placeOf(row, { field: 'serial_number' })).toBe('/trace/query?text=A%20B');
  expect(placeOf({ ...row, identifier_id: null }, { field: 'serial_number' })).toBeUndefined();
  const leads = leadsToParty;
  const party = { to_name: '百货', dealer_id: 2, customer_id: null };
  expect(placeOf(party, { field: 'to_name', leads })).toBe('/appCenter/dealer/2');
  expect(placeOf({ ...party, to_name: '' }, { field: 'to_name', leads })).toBeUndefined();
  expect(leadsToParty(row)).toBe('/orderGoods/customer/3');
  expect(leadsToParty({ dealer_id: null, customer_id: null })).toBeUndefined();
});

test('a cell that a page draws itself leads on only where its column says so', () => {
  const row = { part_name: '杯子', part_id: 7 };
  const render = () => null;
  expect(placeOf(row, { field: 'part_name', render })).toBeUndefined();
  const leads = { list: recordLists.parts, id: 'part_id' as const };
  expect(placeOf(row, { field: 'part_name', render, leads })).toBe('/product/part/7');
});
