import dayjs from 'dayjs';

/** The last day of another term: counted from the current end, or from today if it has expired. */
export function lastDay(end: string | null, days: number, today = dayjs()): string {
  const start = end && dayjs(end).isAfter(today, 'day') ? dayjs(end) : today;
  return start.add(days, 'day').format('YYYY-MM-DD');
}
