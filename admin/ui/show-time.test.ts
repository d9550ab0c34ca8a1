import { expect, test } from 'vitest';
import { showDay, showTime, zoneNow } from './show-time.ts';

test('a moment is shown as year, month, day, hours and minutes', () => {
  const moment = new Date(2026, 2, 4, 5, 6, 7).toISOString();
  expect(showTime(moment)).toBe('2026-03-04 05:06');
  expect(showTime(moment, true)).toBe('2026-03-04 05:06:07');
  expect(showDay(moment)).toBe('2026-03-04');
});

test('no moment is shown as nothing', () => {
  expect(showTime(null)).toBe('');
});

test('the zone is told by its distance from UTC', () => {
  const inZone = (minutes: number) =>
    zoneNow({ getTimezoneOffset: () => -minutes } as unknown as Date);
  expect([480, 0, -300, 330, -570].map(inZone)).toEqual([
    'UTC+8',
    'UTC+0',
    'UTC-5',
    'UTC+5:30',
    'UTC-9:30',
  ]);
});
