import { expect, test } from 'vitest';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import { trackArrivals } from './arrivals.ts';

const notice = (id: number, content = `content ${id}`): Notice => ({
  id,
  type: 0,
  title: `title ${id}`,
  content,
  create_time: '2026-11-15 08:00',
  create_user: '',
  is_read: 0,
});
const ids = (list: Notice[]) => list.map((one) => one.id);

test('[NTC-5] what was unread before raises nothing', () => {
  expect(trackArrivals().fresh([notice(1), notice(2)])).toEqual([]);
});

test('[NTC-5] what came while the socket was away is told, once', () => {
  const arrivals = trackArrivals();
  arrivals.fresh([notice(1)]);
  expect(ids(arrivals.fresh([notice(3), notice(2), notice(1)]))).toEqual([3, 2]);
  expect(arrivals.fresh([notice(3), notice(2)])).toEqual([]);
});

test('[NTC-5] what the socket announced is not told again by the list', () => {
  const arrivals = trackArrivals();
  arrivals.fresh([]);
  arrivals.announced({ id: 5, content: 'x' });
  expect(ids(arrivals.fresh([notice(6), notice(5)]))).toEqual([6]);
});

test('[NTC-5] an announcement without an id is known by its words', () => {
  const arrivals = trackArrivals();
  arrivals.fresh([]);
  arrivals.announced({ content: 'the same words' });
  expect(ids(arrivals.fresh([notice(8, 'the same words'), notice(7, 'the same words')]))).toEqual([
    7,
  ]);
});

test('[NTC-5] what the list told is not told again by the socket, which may be slower', () => {
  const arrivals = trackArrivals();
  arrivals.fresh([notice(1)]);
  arrivals.fresh([notice(2), notice(1)]);
  expect(arrivals.announced({ id: 2, content: 'x' })).toBe(false);
  // Of the first list nothing was told.
  expect(arrivals.announced({ id: 1, content: 'x' })).toBe(true);
  expect(arrivals.announced({ id: 1, content: 'x' })).toBe(false);
});
