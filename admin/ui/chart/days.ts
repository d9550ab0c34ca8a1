const dayLength = 86_400_000;
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
// Days are Shanghai days, which have no daylight saving time.
const shanghai = 8 * 3_600_000;

/** Every day from one to another, including those without data. */
export function daysBetween(first: string, last: string): string[] {
  const length = Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1;
  return Array.from({ length }, (_, at) => dayText(Date.parse(first) + at * dayLength));
}

/** So many days up to today. */
export function lastDays(count: number, now: number): string[] {
  const today = dayText(now + shanghai);
  return daysBetween(dayText(Date.parse(today) - (count - 1) * dayLength), today);
}
