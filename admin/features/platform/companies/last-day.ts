import dayjs from 'dayjs';

/** The last day of another term: from the day it would have ended, or from today where that is over. */
export function lastDay(end: string | null, days: number, today = dayjs()): string {
  const start = end && dayjs(end).isAfter(today, 'day') ? dayjs(end) : today;
  return start.add(days, 'day').format('YYYY-MM-DD');
}
