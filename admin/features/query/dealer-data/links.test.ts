import { expect, test } from 'vitest';
import { ofAge } from './links.ts';

const days = (age: Parameters<typeof ofAge>[1]) =>
  new URL(ofAge(3, age, '2026-03-31'), 'http://any.example').searchParams.getAll('held_since[]');

test('stock of an age leads to the codes that came on its days, and no day is of two ages', () => {
  expect(ofAge(3, 'days_30', '2026-03-31')).toContain(
    '/identity/list?dealer_id=3&state[]=received&level[]=unit&',
  );
  expect(days('days_30')).toEqual(['2026-03-01', '2026-03-31']);
  expect(days('days_60')).toEqual(['2026-01-30', '2026-02-28']);
  expect(days('days_90')).toEqual(['2025-12-31', '2026-01-29']);
  expect(days('days_more')).toEqual(['1970-01-01', '2025-12-30']);
});
