// Goods are made, sold and guaranteed by the clock of Shanghai, which knows no summer time. Reckoned, not formatted:
// a page shows dozens of times.
const ahead = 8 * 3_600_000;

/** A time as people here read it: 2026-09-03 10:15. */
export const clockOf = (iso: string): string => {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return new Date(time + ahead).toISOString().slice(0, 16).replace('T', ' ');
};

/** The day of a time, or a day as it is. */
export const dayOf = (iso: string): string => (iso.length === 10 ? iso : clockOf(iso).slice(0, 10));
