import { daysBetween } from '#admin/ui/chart/days.ts';
import type { Heatmap } from '#contract/features/sale/heatmap/contract.ts';
import type { Measure } from '#admin/ui/map/areas.ts';

/** The figures of the period, or of one of its days. */
export function figuresOf(map: Heatmap, day: string | null): Pick<Heatmap, 'rows' | 'total'> {
  if (day === null) return map;
  const names = new Map(map.rows.map(({ key, name }) => [key, name]));
  const rows = map.series
    .filter((cell) => cell.day === day)
    .map(({ key, total, outside }) => ({ key, name: names.get(key) ?? '', total, outside }))
    .toSorted((one, other) => other.outside - one.outside || other.total - one.total);
  const sum = (measure: Measure) => rows.reduce((all, row) => all + row[measure], 0);
  return { rows, total: { total: sum('total'), outside: sum('outside') } };
}

export const daysOf = ({ first_day: first, last_day: last }: Heatmap): string[] =>
  daysBetween(first, last);

/** Whether the days go on by themselves: not beyond the last one. */
export const goesOn = (days: readonly string[], day: string | null, isPlaying: boolean): boolean =>
  isPlaying && day !== days.at(-1);
