import { expect, test } from 'vitest';
import { showDay, showTime } from './show-time.ts';

test('a moment is shown as year, month, day, hours and minutes', () => {
  const moment = new Date(2026, 2, 4, 5, 6, 7).toISOString();
  expect(showTime(moment)).toBe('2026-03-04 05:06');
  expect(showTime(moment, true)).toBe('2026-03-04 05:06:07');
  expect(showDay(moment)).toBe('2026-03-04');
});

test('no moment is shown as nothing', () => {
  expect(showTime(null)).toBe('');
});
