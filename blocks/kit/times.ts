// All times are shown in Shanghai time, which has no daylight saving time. Calculated, not formatted by Intl, which is
// slow for dozens of times per page.
const ahead = 8 * 3_600_000;

/** A time for display: 2026-09-03 10:15. */
export const clockOf = (iso: string): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return new Date(time + ahead).toISOString().slice(0, 16).replace('T', ' ');
};

/** The day of a time, or a day as it is. */
export const dayOf = (iso: string): string => (iso.length === 10 ? iso : clockOf(iso).slice(0, 10));
