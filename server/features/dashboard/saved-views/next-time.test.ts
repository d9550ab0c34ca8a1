import { expect, test } from 'vitest';
import { nextTime, type Schedule } from './next-time.ts';

const usual: Schedule = { every: 'day', weekday: 1, month_day: 1, hour: 8 };
const next = (given: Partial<Schedule>, after: string) =>
  nextTime({ ...usual, ...given }, new Date(after)).toISOString();

test('a report is next sent at its hour in Shanghai, never at the moment it was just sent', () => {
  // 07:59 and 08:00 in Shanghai.
  expect(next({}, '2026-11-18T23:59:00Z')).toBe('2026-11-19T00:00:00.000Z');
  expect(next({}, '2026-11-19T00:00:00Z')).toBe('2026-11-20T00:00:00.000Z');
  expect(next({ hour: 0 }, '2026-11-19T15:59:59Z')).toBe('2026-11-19T16:00:00.000Z');
});

test('a week goes to its day, a month to its date', () => {
  // A Thursday.
  const thursday = '2026-11-19T03:00:00Z';
  expect(next({ every: 'week', weekday: 1 }, thursday)).toBe('2026-11-23T00:00:00.000Z');
  expect(next({ every: 'week', weekday: 7 }, thursday)).toBe('2026-11-22T00:00:00.000Z');
  expect(next({ every: 'week', weekday: 4, hour: 12 }, thursday)).toBe('2026-11-19T04:00:00.000Z');
  expect(next({ every: 'month', month_day: 28 }, thursday)).toBe('2026-11-28T00:00:00.000Z');
  expect(next({ every: 'month', month_day: 1 }, '2026-12-31T16:30:00Z')).toBe(
    '2027-01-01T00:00:00.000Z',
  );
});
