import { expect, test } from 'vitest';
import { daysBetween, lastDays } from './days.ts';

test('a line over days has every day, and today is that of Shanghai', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  const usual = lastDays(30, Date.parse('2026-11-15T20:00:00Z'));
  expect(usual).toHaveLength(30);
  expect(usual[29]).toBe('2026-11-16');
});
