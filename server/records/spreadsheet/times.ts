// Shanghai keeps one time all year round.
const ahead = 8 * 3_600_000;

const inShanghai = (time: Date) => new Date(time.getTime() + ahead).toISOString();

/** 2026-11-15 15:30, as a clock in Shanghai shows it. */
export function clockTime(value: string | Date): string {
  const time = new Date(value);
  return Number.isNaN(time.getTime())
    ? String(value)
    : inShanghai(time).slice(0, 16).replace('T', ' ');
}

/** 20261115-1530, for names of files. */
export const fileTime = (time: Date): string =>
  inShanghai(time).slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
