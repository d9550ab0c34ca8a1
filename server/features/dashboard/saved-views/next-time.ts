import type { ViewReport } from '#contract/features/dashboard/view-reports/contract.ts';

export type Schedule = Pick<ViewReport, 'every' | 'weekday' | 'month_day' | 'hour'>;

const hour = 3_600_000;
const day = 24 * hour;
// Days and hours are those of Shanghai, as everywhere; it knows no summer time.
const ahead = 8 * hour;

/** The first time of a schedule after a moment. */
export function nextTime(schedule: Schedule, after: Date): Date {
  const first = Math.floor((after.getTime() + ahead) / day) * day + schedule.hour * hour;
  for (let days = 0; ; days += 1) {
    const local = new Date(first + days * day);
    const isDay =
      schedule.every === 'day' ||
      (schedule.every === 'week'
        ? (local.getUTCDay() || 7) === schedule.weekday
        : local.getUTCDate() === schedule.month_day);
    const time = new Date(local.getTime() - ahead);
    if (isDay && time > after) return time;
  }
}
