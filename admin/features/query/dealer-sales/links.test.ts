import { expect, test } from 'vitest';
import { documentsBehind } from './links.ts';

const period = { first_day: '2026-01-15', last_day: '2026-03-10' };
const behind = (
  ...[narrowed, by, key]: [object, 'dealer' | 'part' | 'month', number | string | null]
) => decodeURIComponent(documentsBehind('sold', period, narrowed, by, key) ?? 'none');

test('a figure leads to the sales of the same days, dealer and part', () => {
  expect(behind({}, 'dealer', null)).toBe(
    '/trace/sale?by_dealer=true&sold_at[]=2026-01-15&sold_at[]=2026-03-10',
  );
  expect(behind({ part_id: '7' }, 'dealer', 3)).toBe(
    '/trace/sale?dealer_id=3&part_id=7&sold_at[]=2026-01-15&sold_at[]=2026-03-10',
  );
  expect(behind({ dealer_id: '3' }, 'part', 7)).toContain('dealer_id=3&part_id=7');
  expect(behind({}, 'part', 0)).toBe('none');
});

test('a month leads to those of its days that are in the period', () => {
  expect(behind({}, 'month', '2026-01')).toContain('sold_at[]=2026-01-15&sold_at[]=2026-01-31');
  expect(behind({}, 'month', '2026-02')).toContain('sold_at[]=2026-02-01&sold_at[]=2026-02-28');
  expect(behind({}, 'month', '2026-03')).toContain('sold_at[]=2026-03-01&sold_at[]=2026-03-10');
});

test('what was received, sent on and sent back leads to shipped lines and returns', () => {
  const of = (
    metric: 'received' | 'forwarded' | 'returned',
    narrowed: object,
    key: number | null = null,
  ) => decodeURIComponent(documentsBehind(metric, period, narrowed, 'dealer', key) ?? 'none');
  const days = (name: string) => `${name}[]=2026-01-15&${name}[]=2026-03-10`;
  expect(of('received', {})).toBe(`/query/shippingDetail?kind[]=dealer&${days('receive_time')}`);
  expect(of('received', { part_id: '7' }, 3)).toBe(
    `/query/shippingDetail?dealer_id=3&part_id=7&${days('receive_time')}`,
  );
  expect(of('forwarded', {})).toBe(`/query/shippingDetail?from=dealer&${days('days')}`);
  expect(of('forwarded', {}, 3)).toBe(`/query/shippingDetail?from_dealer_id=3&${days('days')}`);
  expect(of('returned', {})).toBe(`/trace/return?from[]=dealer&${days('receive_time')}`);
  // A return may have goods of other parts.
  expect(of('returned', { part_id: '7' }, 3)).toBe('none');
});
