import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

test('a version is renewed from where it would have ended, or from today', () => {
  const today = dayjs('2026-11-16');
  expect(lastDay('2026-12-31', 30, today)).toBe('2027-01-30');
  expect(lastDay('2026-01-31', 30, today)).toBe('2026-12-16');
  expect(lastDay(null, 365, today)).toBe('2027-11-16');
});
