// Shanghai has no daylight saving time.
const ahead = 8 * 3_600_000;
const inShanghai = (time: Date) => new Date(time.getTime() + ahead).toISOString();

// Shanghai day and hour by UTC hour: most rows share theirs with others.
const hours = new Map<string, string>();
const mostHours = 10_000;

/** 2026-11-15 15:30, as a clock in Shanghai shows it. */
export function clockTime(value: string | Date): string {
  const iso = typeof value === 'string' ? value : value.toISOString();
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(iso)) {
    const time = new Date(iso);
    return Number.isNaN(time.getTime()) ? iso : clockTime(time.toISOString());
  }
  const hour = iso.slice(0, 13);
  let shown = hours.get(hour);
  if (shown === undefined) {
    if (hours.size >= mostHours) hours.clear();
    shown = inShanghai(new Date(`${hour}:00Z`))
      .slice(0, 13)
      .replace('T', ' ');
    hours.set(hour, shown);
  }
  return shown + iso.slice(13, 16);
}

/** 20261115-1530, for names of files. */
export const fileTime = (time: Date): string =>
  inShanghai(time).slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
